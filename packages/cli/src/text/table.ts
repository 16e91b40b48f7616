import stringWidth from "fast-string-width";

export interface Column<Row> {
  heading: string;
  text: (row: Row) => string;
  /** "right" for numbers. */
  align?: "right";
  /** Never wrapped when the terminal is too narrow. */
  whole?: boolean;
}

export interface TableOptions {
  /** Columns of the terminal; endless when it is none. */
  width?: number | undefined;
  /** One line per field and nothing drawn, as screen readers like it. */
  plain?: boolean;
}

const GAP = 2;
/** A text that is longer is not broken into lines shorter than this. */
const READABLE = 20;

/**
 * Formats rows as a table that fits the terminal. Long texts wrap at spaces. Where that does not fit, and in plain output, each row
 * becomes lines of heading and text. Nothing is truncated.
 */
export function table<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { width = Number.POSITIVE_INFINITY, plain = false }: TableOptions = {},
): string {
  const headings = columns.map(({ heading }) => heading);
  const cells = rows.map((row) => columns.map(({ text }) => text(row).replaceAll(/\s+/g, " ").trim()));
  const widths = plain ? undefined : fittingWidths([headings, ...cells], columns, width);
  if (!widths) {
    return cells
      .map((line) => line.map((text, index) => `${headings[index]}: ${text || "none"}`).join("\n"))
      .join("\n\n");
  }
  return [headings, ...cells].map((texts) => rowOf(texts, widths, columns)).join("\n");
}

function rowOf<Row>(
  texts: readonly string[],
  widths: readonly number[],
  columns: readonly Column<Row>[],
): string {
  const wrapped = texts.map((text, index) => wrap(text, widths[index] ?? 0));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    wrapped
      .map((lines, index) => pad(lines[line] ?? "", widths[index] ?? 0, columns[index]?.align))
      .join(" ".repeat(GAP))
      .trimEnd(),
  ).join("\n");
}

/** The width of each column; undefined when the longest words do not fit. */
function fittingWidths<Row>(
  lines: readonly (readonly string[])[],
  columns: readonly Column<Row>[],
  width: number,
): number[] | undefined {
  const widest = (index: number, partsOf: (text: string) => readonly string[]) =>
    lines.reduce(
      (most, line) =>
        partsOf(line[index] ?? "").reduce((each, part) => Math.max(each, stringWidth(part)), most),
      0,
    );
  const widths = columns.map((_, index) => widest(index, (text) => [text]));
  const least = columns.map(({ whole }, index) =>
    whole
      ? (widths[index] ?? 0)
      : Math.max(
          Math.min(READABLE, widths[index] ?? 0),
          widest(index, (text) => text.split(" ")),
        ),
  );
  const total = () => widths.reduce((sum, each) => sum + each, GAP * (widths.length - 1));
  while (total() > width) {
    let chosen: number | undefined;
    for (const [index, each] of widths.entries()) {
      if (each > (least[index] ?? 0) && each > (chosen === undefined ? 0 : (widths[chosen] ?? 0)))
        chosen = index;
    }
    if (chosen === undefined) return undefined;
    widths[chosen] = (widths[chosen] ?? 0) - 1;
  }
  return widths;
}

/** The text in lines of at most that width, broken at spaces. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && stringWidth(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function pad(text: string, width: number, align: "right" | undefined): string {
  const space = " ".repeat(Math.max(0, width - stringWidth(text)));
  return align === "right" ? space + text : text + space;
}
