/** What vite.config.ts takes from Node and from a library without types. */
declare const Buffer: { from(data: string | Uint8Array): Uint8Array };

declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: "woff2" },
  ): Promise<Uint8Array<ArrayBuffer>>;
}
