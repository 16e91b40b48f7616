import stringWidth from "fast-string-width";
import { printable } from "../printable.ts";

/** Lines of at most `width` columns, broken at spaces and, where a word is longer, within it. */
export function wrapLines(text: string, width: number): string[] {
  const lines: string[] = [];
  // A word that is longer than a line must leave room beside it.
  const indent = (/^ */.exec(text)?.[0] ?? "").slice(0, Math.floor(width / 2));
  let line = "";
  for (const word of printable(text).trim().split(" ")) {
    const more = line === "" ? indent + word : `${line} ${word}`;
    if (stringWidth(more) <= width) {
      line = more;
      continue;
    }
    if (line !== "") lines.push(line);
    line = indent + word;
    while (stringWidth(line) > width) {
      const head = fitStart(line, width);
      lines.push(head);
      line = indent + line.slice(head.length);
    }
  }
  return [...lines, line];
}

/** Keys and filters with two spaces between, in lines that break between them where they can. */
export function wrapGroups(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const group of text.split("  ")) {
    const more = `${lines.at(-1)}  ${group}`;
    if (lines.length > 0 && stringWidth(more) <= width) lines[lines.length - 1] = more;
    else lines.push(...wrapLines(group, width));
  }
  return lines;
}

/** The text in exactly `width` columns, with an ellipsis where it is longer. */
export function fitText(text: string, width: number): string {
  const clean = printable(text).replaceAll(/\s/g, " ");
  const fitted = stringWidth(clean) <= width ? clean : `${fitStart(clean, Math.max(0, width - 1))}…`;
  return fitted + " ".repeat(Math.max(0, width - stringWidth(fitted)));
}

function fitStart(text: string, width: number): string {
  let head = "";
  let used = 0;
  for (const sign of text) {
    const columns = stringWidth(sign);
    if (head !== "" && used + columns > width) break;
    head += sign;
    used += columns;
  }
  return head;
}
