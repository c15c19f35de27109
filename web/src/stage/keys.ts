/** Keys of the table: with Ctrl, Alt or ⌘ they are the browser's, which reloads, zooms or goes back. */
export const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !(ctrlKey || metaKey || altKey);
