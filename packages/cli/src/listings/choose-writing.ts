import { extname, resolve } from "node:path";
import type { CommandContext } from "../command-context.ts";
import { usageError } from "../errors.ts";
import { COLUMNS, type ListingName } from "./columns.ts";
import { LISTING_FORMATS, type ListingFormat } from "./formats.ts";
import type { ListingFlags } from "./listing.ts";
import { WATCH_SECONDS } from "./listing-options.ts";

/** How a listing is written, after the flags were checked against each other. */
export interface Writing {
  format: ListingFormat;
  /** The file to write instead of standard output. */
  path?: string;
  force: boolean;
  jq?: string;
  template?: (row: Readonly<Record<string, unknown>>) => string;
  /** Seconds between two reads. */
  every?: number;
}

export async function chooseWriting(
  { output, cwd }: CommandContext,
  name: ListingName,
  { format, output: file, force = false, jq, template, watch }: ListingFlags,
): Promise<Writing> {
  refuseTogether(
    [output.json && "--json", format && "--format", template !== undefined && "--template"],
    "Say one of them.",
    // Both mean the same document.
    format === "json" ? ["--json", "--format"] : [],
  );
  refuseTogether(
    [jq !== undefined && "--jq", template !== undefined && "--template", format && "--format"],
    "--jq reads the JSON document, --template the rows; each is a format of its own.",
    format === "json" ? ["--jq", "--format"] : [],
  );
  const chosen = format ?? formatOf(file, output.json, jq !== undefined || template !== undefined);
  if (watch !== undefined && (file !== undefined || chosen === "csv" || chosen === "xlsx")) {
    const other = file === undefined ? `--format ${chosen}` : "--output";
    throw usageError(
      `--watch and ${other} exclude each other.`,
      "Watch a table, --json, --format ndjson, --jq or --template.",
    );
  }
  if (chosen === "xlsx" && file === undefined && output.width !== undefined)
    throw usageError("A workbook cannot be shown on a terminal.", "Name a file: --output list.xlsx");
  return {
    format: chosen,
    force,
    ...(file !== undefined && { path: resolve(cwd, file) }),
    ...(jq !== undefined && { jq }),
    ...(template !== undefined && { template: await readTemplate(template, name) }),
    ...(watch !== undefined && { every: watch === true ? WATCH_SECONDS.usual : watch }),
  };
}

function refuseTogether(
  flags: (string | false | undefined)[],
  next: string,
  except: readonly string[],
): void {
  const given = flags.filter((flag): flag is string => typeof flag === "string");
  if (given.length < 2 || given.every((flag) => except.includes(flag))) return;
  throw usageError(`${given.slice(0, 2).join(" and ")} exclude each other.`, next);
}

function formatOf(file: string | undefined, json: boolean, isText: boolean): ListingFormat {
  if (json) return "json";
  if (file === undefined || isText) return "table";
  const ending = extname(file).slice(1).toLowerCase();
  const known = LISTING_FORMATS.find((each) => each === ending);
  if (known) return known;
  throw usageError(
    `--output '${file}' does not say which format is wanted.`,
    "Let it end with .json, .ndjson, .csv or .xlsx, or say --format.",
  );
}

async function readTemplate(text: string, name: ListingName) {
  const { readRowTemplate } = await import("./row-template.ts");
  return readRowTemplate(text, COLUMNS[name]);
}
