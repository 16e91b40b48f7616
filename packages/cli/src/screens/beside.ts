import stringWidth from "fast-string-width";
import { fitText, wrapLines } from "./fit-text.ts";

const ARROW = "  →  ";

/** Two texts beside each other with an arrow between, each wrapped in its half. */
export function besideLines(before: string, after: string, width: number): string[] {
  const half = Math.floor((width - ARROW.length) / 2);
  const [left, right] = [wrapLines(before, half), wrapLines(after, width - half - ARROW.length)];
  // Short texts stand close to each other.
  const room = Math.max(...left.map((line) => stringWidth(line)));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    `${fitText(left[index] ?? "", room)}${index === 0 ? ARROW : " ".repeat(ARROW.length)}${right[index] ?? ""}`.trimEnd(),
  );
}
