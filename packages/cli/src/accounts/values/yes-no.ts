import { cleanText } from "@foodshed/sdk/members";

// A cross alone may mean either, beside ticks or in their place: it is refused.
const YES = [
  "yes",
  "y",
  "oui",
  "o",
  "true",
  "t",
  "vrai",
  "v",
  "x",
  "1",
  "on",
  "checked",
  "coche",
  "×",
  "✓",
  "✔",
  "☑",
  "☒",
];
const NO = ["no", "n", "non", "false", "f", "faux", "0", "off", "unchecked", "☐", "□"];

const ANSWERS = new Map<string, boolean>([
  ...YES.map((word) => [word, true] as const),
  ...NO.map((word) => [word, false] as const),
]);

/** What a cell of a yes or no says, in English or French, as people, forms and spreadsheets write it. An empty one says no. */
export function readYesNo(text: string): boolean | undefined {
  const word = cleanText(text)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    // 1.0 is how some spreadsheets write 1; "Oui!" and "(x)" are how people do.
    .replace(/^([01])[.,]0+$/, "$1")
    .replaceAll(/^[([\s]+|[)\]\s.!]+$/g, "");
  return word === "" ? false : ANSWERS.get(word);
}
