import stringWidth from "fast-string-width";

export interface Column<Row> {
  heading: string;
  text: (row: Row) => string;
  /** Numbers stand at the right. */
  align?: "right";
  /** Kept whole when the terminal is too narrow for all. */
  whole?: boolean;
}

export interface TableOptions {
  /** Columns of the terminal; endless when it is none. */
  width?: number | undefined;
  /** One line per field and nothing drawn, as screen readers like it. */
  plain?: boolean;
}

const GAP = 2;
const NARROWEST = 8;

/**
 * Rows as a table that fits the terminal. Where it does not fit, or is to be plain, each row becomes lines of its own: a heading, a
 * colon and the text.
 */
export function table<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { width = Number.POSITIVE_INFINITY, plain = false }: TableOptions = {},
): string {
  const cells = rows.map((row) => columns.map(({ text }) => text(row).replaceAll(/\s+/g, " ")));
  const widths = columns.map(({ heading }, index) =>
    Math.max(stringWidth(heading), ...cells.map((line) => stringWidth(line[index] ?? ""))),
  );
  const narrowed = plain ? undefined : narrowedTo(widths, columns, width);
  if (!narrowed) {
    return cells
      .map((line) => line.map((text, index) => `${columns[index]?.heading}: ${text || "none"}`).join("\n"))
      .join("\n\n");
  }
  const line = (texts: readonly string[]) =>
    texts
      .map((text, index) => pad(cut(text, narrowed[index] ?? 0), narrowed[index] ?? 0, columns[index]?.align))
      .join(" ".repeat(GAP))
      .trimEnd();
  return [columns.map(({ heading }) => heading), ...cells].map(line).join("\n");
}

/** The width of each column; undefined when they cannot be made to fit. */
function narrowedTo<Row>(
  wanted: number[],
  columns: readonly Column<Row>[],
  width: number,
): number[] | undefined {
  const widths = [...wanted];
  const total = () => widths.reduce((sum, each) => sum + each, GAP * (widths.length - 1));
  while (total() > width) {
    const widest = widths.reduce(
      (best, each, index) => (!columns[index]?.whole && each > (widths[best] ?? 0) ? index : best),
      columns.findIndex(({ whole }) => !whole),
    );
    const current = widths[widest];
    if (current === undefined || current <= NARROWEST) return undefined;
    widths[widest] = current - 1;
  }
  return widths;
}

function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (stringWidth(kept + segment) > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

function pad(text: string, width: number, align: "right" | undefined): string {
  const space = " ".repeat(Math.max(0, width - stringWidth(text)));
  return align === "right" ? space + text : text + space;
}
