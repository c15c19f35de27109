import subsetFont from "subset-font";
import { defineConfig, type Plugin } from "vite";

/** What is there before anything is asked for: the page, its first script, records, styles and the icon. */
const SHELL = /^assets\/((index|replay)-.*\.(js|css)|icon-.*\.svg|nunito-(latin-wght|talo).*\.woff2)$/;

/** Of four languages a browser speaks one. */
const TEXTS = /^assets\/(de|fr|en|it)-/;

/** The service worker knows the files of the shell; their names tell their content, and so the version. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).sort();
      const shell = ["./", "manifest.webmanifest", ...files.filter((file) => SHELL.test(file))];
      const others = files.filter(
        (file) => /^assets\/.*\.(js|css)$/.test(file) && !SHELL.test(file) && !TEXTS.test(file),
      );
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") return;
      worker.code = worker.code.replace("@shell@", shell.join(" ")).replace("@others@", others.join(" "));
    },
  };
}

/** Beyond the letters of our four languages: those of names of our neighbours. */
const LETTERS = "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěĽľŇňŘřŠšŤťŮůŽžŐőŰűĂăȘșȚțĐđĞğİıŞş";

/** That of a game's name, Talō, which every first page shows: so it has a font of its own. */
const OF_TALO = { letters: "Ōō", range: "U+14C-14D" };

const cut = (font: string | Uint8Array, letters: string): Promise<Uint8Array> =>
  subsetFont(Buffer.from(font), letters, { targetFormat: "woff2" });

/** Of the letters that few need there are only some, and one letter does not ask for the others. */
function lightFont(): Plugin {
  return {
    name: "light-font",
    apply: "build",
    async generateBundle(_, bundle) {
      const assets = Object.values(bundle).filter((file) => file.type === "asset");
      const font = assets.find(({ fileName }) => /nunito-latin-ext-.*\.woff2$/.test(fileName));
      const style = assets.find(
        ({ fileName, source }) => fileName.endsWith(".css") && String(source).includes("@font-face"),
      );
      if (!font || !style) throw new Error("the font is not where it was");
      const source = await cut(font.source, OF_TALO.letters);
      const name = this.getFileName(this.emitFile({ type: "asset", name: "nunito-talo.woff2", source }));
      font.source = await cut(font.source, LETTERS);
      style.source += `@font-face{font-family:Nunito Variable;font-display:swap;font-weight:200 1000;src:url(./${name.replace(/.*\//, "")})format("woff2-variations");unicode-range:${OF_TALO.range}}`;
    },
  };
}

/** The page is served by the Python server from inside its package. */
export default defineConfig({
  base: "./",
  plugins: [lightFont(), serviceWorker()],
  build: {
    outDir: "../src/baumeister/server/client",
    emptyOutDir: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700, // three.js is one piece, loaded with the first table
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker.js" },
      output: {
        // a worker rules over what lies beside it and below, so it lies beside the page
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
