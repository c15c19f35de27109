/** Random texts; `crypto.randomUUID` is missing where the page came over plain http from another machine. */
export function randomText(numBytes: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(numBytes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
