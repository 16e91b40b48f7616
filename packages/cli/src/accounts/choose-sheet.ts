import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { ask } from "../prompt.ts";
import type { Sheet } from "../tables/grid.ts";

interface Numbered {
  sheet: Sheet;
  /** As in the spreadsheet, from 1. */
  number: number;
}

/** The sheet that a flag names, else the only one that holds something, else the one that is chosen on a terminal. */
export async function chooseSheet(
  context: CommandContext,
  sheets: readonly Sheet[],
  wanted: string | undefined,
): Promise<Sheet> {
  const numbered = sheets.map((sheet, index) => ({ sheet, number: index + 1 }));
  if (wanted !== undefined) return sheetNamed(numbered, wanted);
  const filled: Numbered[] = [];
  for (const each of numbered) if (!(await each.sheet.isEmpty())) filled.push(each);
  const visible = filled.filter(({ sheet }) => !sheet.hidden);
  const [first, ...others] = visible.length > 0 ? visible : filled;
  if (!first)
    throw new CliError(
      EXIT.input,
      "The file is empty.",
      "It needs a header line and a line for each account.",
    );
  if (others.length === 0) return first.sheet;
  return askForSheet(context, [first, ...others]);
}

function sheetNamed(sheets: readonly Numbered[], wanted: string): Sheet {
  const key = (text: string) => text.trim().toLocaleLowerCase();
  const found =
    sheets.find(({ sheet }) => sheet.name === wanted) ??
    sheets.find(({ sheet }) => key(sheet.name) === key(wanted)) ??
    sheets.find(({ number }) => String(number) === wanted.trim());
  if (found) return found.sheet;
  throw new CliError(
    EXIT.usage,
    `The workbook has no sheet '${wanted}'.`,
    "Name one of these: --sheet <name or number>",
    listOf(sheets),
  );
}

async function askForSheet(context: CommandContext, sheets: readonly Numbered[]): Promise<Sheet> {
  const [first] = sheets;
  if (!context.output.isInteractive) {
    throw new CliError(
      EXIT.usage,
      "The workbook has several sheets that hold something.",
      `Say which one is meant with --sheet, like: --sheet ${quotedName(first?.sheet.name ?? "1")}`,
      listOf(sheets),
    );
  }
  context.output.note("The workbook has several sheets that hold something:");
  for (const line of listOf(sheets)) context.output.note(`  ${line}`);
  const choose = (answer: string) => {
    try {
      return sheetNamed(sheets, answer);
    } catch {
      return undefined;
    }
  };
  const answer = await ask(context, "Which sheet?", "Say it with: --sheet <name or number>", (text) =>
    choose(text) ? undefined : "Answer with the number or the name of a sheet.",
  );
  return choose(answer) as Sheet;
}

const listOf = (sheets: readonly Numbered[]) =>
  sheets.map(({ sheet, number }) => `${number}  ${sheet.name}${sheet.hidden ? " (hidden)" : ""}`);

const quotedName = (name: string) => (/^[\w.-]+$/.test(name) ? name : `"${name.replaceAll('"', '\\"')}"`);
