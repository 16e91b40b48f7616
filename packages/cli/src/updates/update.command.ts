import { type Command, InvalidArgumentError } from "commander";
import { addReadingOptions } from "../accounts/reading-options.ts";
import type { ActionFactory } from "../action.ts";
import { concurrencyOption } from "../flags.ts";
import type { UpdateFlags } from "./update-accounts.ts";
import { isUpdateField, UPDATE_FIELDS, type UpdateField } from "./update-fields.ts";

export function updateCommand(accounts: Command, action: ActionFactory): void {
  const command = accounts
    .command("update")
    .summary("change existing profiles from a file")
    .description(
      "Compares each row of a file with its profile, shows field by field what would change, and asks before it changes it. " +
        "A row names its profile by id, slug or login address. An empty cell says nothing. What the business changed since is left. " +
        "Stopped at any point, the same command goes on where it ended.",
    )
    .argument(
      "<file>",
      "a file that `profiles export` wrote and somebody edited, or any other with the columns below",
    )
    .option("--dry-run", "show what would change; nothing is changed")
    .option(
      "--plan <file>",
      "write what would change into this file, for `accounts apply`; nothing is changed",
    )
    .option("-y, --yes", "change without asking")
    .option("--review", "look at each field before, and choose, also when there is little to look at")
    .option("--only <fields>", "change these fields only, with commas between", fields)
    .option("--clear-empty <fields>", "fields that an empty cell clears, with commas between", fields)
    .option("--add-to-lists", "add the entries of lists to what is there, instead of taking the others out")
    .option(
      "--as-of <time>",
      "when the file was made, such as 2026-05-01, for files without the column version",
      time,
    )
    .option("--overwrite-changes", "change also what businesses, or others, changed since the file was made")
    .option("--skip-invalid", "change the rest where a row or field is refused");
  addReadingOptions(command)
    .addOption(concurrencyOption())
    .addHelpText(
      "after",
      `
Fields:
${fieldLines()}

Lists have semicolons between. A product may have its category before it, as in
"Fruit: Apples". Names of persons and businesses change from an export, or with
--only. Joining a network is asked for; the business decides.

Examples:
  foodshed accounts update members.xlsx --dry-run
  foodshed accounts update members.csv --only phone,website
  foodshed accounts update members.csv --plan plan.json
  foodshed accounts undo members.csv`,
    )
    .action(
      action<UpdateFlags, [string]>(async (context, flags, file) => {
        const { updateAccounts } = await import("./update-accounts.ts");
        await updateAccounts(context, flags, file);
      }),
    );
}

function fields(text: string): UpdateField[] {
  const names = text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const unknown = names.filter((name) => !isUpdateField(name));
  if (unknown.length > 0) throw new InvalidArgumentError(`An update changes no field ${unknown.join(", ")}.`);
  if (names.length === 0) throw new InvalidArgumentError("Name at least one field.");
  return names as UpdateField[];
}

function time(text: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime()))
    throw new InvalidArgumentError("Write a day or a time, such as 2026-05-01.");
  return date.toISOString();
}

/** Names of fields in lines of help. */
function fieldLines(): string {
  const lines = [""];
  for (const [index, name] of UPDATE_FIELDS.entries()) {
    const word = index < UPDATE_FIELDS.length - 1 ? `${name},` : name;
    const line = `${lines.at(-1)} ${word}`;
    if (line.length > 78) lines.push(` ${word}`);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => ` ${line}`).join("\n");
}
