import { defineConfig } from "vite";

/** The page is served by the Python server from inside its package. */
export default defineConfig({
  base: "./",
  build: {
    outDir: "../src/baumeister/server/client",
    emptyOutDir: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700, // three.js is one piece, loaded with the first table
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
