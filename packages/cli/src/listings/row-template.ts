import { CliError, usageError } from "../errors.ts";
import { readTemplate } from "../messages/template.ts";
import { cellText } from "./serialize.ts";

/** Reads a template of a row: the syntax of messages, with `\t` and `\n` for tabs and line breaks. */
export function readRowTemplate(
  text: string,
  columns: readonly string[],
): (row: Readonly<Record<string, unknown>>) => string {
  const { parts } = parsed(
    text.replaceAll(/\\([tn\\])/g, (_, sign: string) => ESCAPES[sign] ?? sign),
    columns,
  );
  return (row) =>
    parts
      .map((part) =>
        typeof part === "string" ? part : oneLine(cellText(row[part.field])) || (part.fallback ?? ""),
      )
      .join("");
}

const ESCAPES: Record<string, string> = { t: "\t", n: "\n", "\\": "\\" };

/** A row stays a line, whatever its texts hold. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function parsed(text: string, columns: readonly string[]) {
  try {
    return readTemplate(text, columns);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    throw usageError(
      `--template: ${error.message}`,
      error.next?.replace(/^Fields are: /, "Columns are: ").replace("{{business_name}}", `{{${columns[0]}}}`),
    );
  }
}
