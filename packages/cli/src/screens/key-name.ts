import type { Key } from "ink";

const NAMED = [
  ["upArrow", "up"],
  ["downArrow", "down"],
  ["leftArrow", "left"],
  ["rightArrow", "right"],
  ["pageUp", "pageUp"],
  ["pageDown", "pageDown"],
  ["home", "home"],
  ["end", "end"],
  ["return", "return"],
  ["escape", "escape"],
  ["backspace", "backspace"],
  ["delete", "backspace"],
] as const satisfies readonly (readonly [keyof Key, string])[];

/** What was pressed, by name: "up", "ctrl+c", or the letters. A paste and quick typing are several. */
export function keyName(input: string, key: Key): string[] {
  if (key.ctrl) return input === "c" ? ["ctrl+c"] : [];
  if (key.tab) return [key.shift ? "shift+tab" : "tab"];
  const named = NAMED.find(([flag]) => key[flag]);
  if (named) return [named[1]];
  return key.meta ? [] : [...input].map((sign) => TYPED[sign] ?? sign);
}

/** Keys within what was typed or pasted at once. */
const TYPED: Record<string, string> = {
  "\r": "return",
  "\n": "return",
  "\t": "tab",
  "\b": "backspace",
  "\u007f": "backspace",
};
