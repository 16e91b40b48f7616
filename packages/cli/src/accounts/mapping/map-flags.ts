import { COLUMNS, type Column, foldHeading } from "@foodshed/sdk/members";
import { CliError, EXIT, usageError } from "../../errors.ts";

/** What the values of `--map` ask for. */
export interface MapFlags {
  /** "none": nothing that was remembered for files of this shape. */
  forget: boolean;
  /** "ask": the mapping screen, although every required column is known. */
  ask: boolean;
  /** Headings by column; none for a column that the file is not to have. */
  given: ReadonlyMap<Column, readonly string[]>;
}

/** Reads `--map email="Adresse courriel"`, `--map phone=-`, `--map roles=#4`, `--map none` and `--map ask`. */
export function readMapFlags(values: readonly string[] = []): MapFlags {
  const given = new Map<Column, string[]>();
  let forget = false;
  let ask = false;
  for (const value of values) {
    if (value === "none") forget = true;
    else if (value === "ask") ask = true;
    else {
      const { column, heading } = readPair(value);
      given.set(column, [...(given.get(column) ?? []), ...(heading === "-" ? [] : [heading])]);
    }
  }
  return { forget, ask, given };
}

function readPair(value: string): { column: Column; heading: string } {
  const at = value.indexOf("=");
  const name = value.slice(0, Math.max(at, 0));
  const heading = value.slice(at + 1).trim();
  if (at < 1 || heading === "") {
    throw usageError(
      `--map cannot be read as '${value}'.`,
      'It takes a column and the heading in the file, like: --map email="Adresse courriel"',
    );
  }
  const column = COLUMNS.find((each) => foldHeading(each) === foldHeading(name));
  if (!column) throw usageError(`--map knows no column '${name}'.`, `Columns are: ${COLUMNS.join(", ")}.`);
  return { column, heading };
}

/** What each heading stands for when the flags have the last word. Fails for a heading that the file lacks. */
export function applyMapFlags(
  columns: readonly (Column | undefined)[],
  headings: readonly string[],
  given: MapFlags["given"],
): (Column | undefined)[] {
  const mapped = columns.map((column) => (column && given.has(column) ? undefined : column));
  for (const [column, wanted] of given) {
    for (const heading of wanted) mapped[placeOf(heading, headings)] = column;
  }
  return mapped;
}

function placeOf(wanted: string, headings: readonly string[]): number {
  const [, number] = /^#(\d+)$/.exec(wanted) ?? [];
  if (number !== undefined && Number(number) >= 1 && Number(number) <= headings.length)
    return Number(number) - 1;
  const exact = headings.indexOf(wanted);
  if (exact >= 0) return exact;
  const place = headings.findIndex((heading) => foldHeading(heading) === foldHeading(wanted));
  if (place >= 0 && foldHeading(wanted) !== "") return place;
  throw new CliError(
    EXIT.usage,
    `--map names the heading '${wanted}', which the file does not have.`,
    "Write it as it stands in the file, or name the column by its number, like: --map email=#3",
    [`Its headings are: ${headings.filter((heading) => heading !== "").join(", ")}`],
  );
}
