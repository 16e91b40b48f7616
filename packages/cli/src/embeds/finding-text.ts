import type { Schema } from "@foodshed/sdk";
import type { Output } from "../output.ts";

type Finding = Schema<"EmbedFinding">;

const STYLES = { error: "red", warning: "yellow", hint: "dim" } as const;

/** Spaces before what belongs to a finding, where there is space for them and where there is not. */
const INDENT = { wide: 9, narrow: 2 };
const NARROW = 60;

/** A finding as a person reads it: wrapped at words to the terminal's width, as it is elsewhere. */
export function findingText(
  { code, severity, message, fix, line }: Finding,
  { style, width }: Pick<Output, "style" | "width">,
): string {
  const narrow = width !== undefined && width < NARROW;
  const indent = narrow ? INDENT.narrow : INDENT.wide;
  const wrapped = (text: string) => wrapWords(text, (width ?? Number.POSITIVE_INFINITY) - indent);
  const rest = [
    ...wrapped(fix),
    ...wrapped(line ? `${code}, line ${line}` : code).map((text) => style(text, "dim")),
  ];
  const indented = (lines: string[]) => lines.map((text) => " ".repeat(indent) + text);
  const head = style(narrow ? severity : severity.padEnd(7), STYLES[severity]);
  const [first = "", ...more] = wrapped(message);
  const opening = narrow ? [head, ...indented([first])] : [`${head}  ${first}`];
  return [...opening, ...indented([...more, ...rest])].join("\n");
}

function wrapWords(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
