/** Control characters, and whatever some program takes for the end of a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const NOT_ON_A_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/**
 * Whether a text fits a field of one line, such as a name, a title or a town. Texts of several lines are marked `x-multiline`
 * in the contract; every other one is of one line.
 */
export function isOneLine(text: string): boolean {
  return !NOT_ON_A_LINE.test(text);
}

/** The message for text of several lines in a field of one line. */
export { oneLineOnly } from "./generated/strings.ts";
