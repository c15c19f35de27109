import subsetFont from "subset-font";
import { defineConfig, type Plugin } from "vite";

/** What is there before anything is asked for: the page, its first script, records, styles and the icon. */
const SHELL = /^assets\/((index|replay)-.*\.(js|css)|icon-.*\.svg|nunito-latin-wght.*\.woff2)$/;

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

/** Beyond the letters of our four languages: the ō of Talō, and those of names of our neighbours. */
const LETTERS = "ŌōĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěĽľŇňŘřŠšŤťŮůŽžŐőŰűĂăȘșȚțĐđĞğİıŞş";

/** One letter of a game's name asks for the whole of this font; so it has few others. */
function lightFont(): Plugin {
  return {
    name: "light-font",
    apply: "build",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !/nunito-latin-ext-.*\.woff2$/.test(file.fileName)) continue;
        file.source = await subsetFont(Buffer.from(file.source), LETTERS, { targetFormat: "woff2" });
      }
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
