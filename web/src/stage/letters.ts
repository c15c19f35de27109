/** The columns of boards, as log and hints name them; apart from the stage, which needs three.js. */
export const LETTERS = "abcdefghijklmnop";
