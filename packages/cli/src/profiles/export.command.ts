import { type Command, InvalidArgumentError, Option } from "commander";
import type { ActionFactory } from "../action.ts";
import { columnsText } from "../listings/listing-options.ts";
import { WHERE_HELP, whereOption } from "../where/where-option.ts";
import { EXPORT_FIELDS, type ExportField, isExportField } from "./export-fields.ts";
import { EXPORT_FORMATS } from "./export-formats.ts";
import type { ExportFlags } from "./export-profiles.ts";

export function exportCommand(profiles: Command, action: ActionFactory): void {
  profiles
    .command("export")
    .summary("export profiles to CSV, NDJSON, JSON or XLSX")
    .description(
      "Exports the profiles that you manage, or as an administrator all, as they are read: 100,000 take no more memory than a hundred. " +
        "What businesses hide stays empty. In CSV, cells that a spreadsheet would take for a formula get an apostrophe; XLSX marks them as text.",
    )
    .option(
      "--fields <names>",
      "the fields wanted, with commas between, in this order (default: all; listed below)",
      fields,
    )
    .addOption(
      new Option(
        "--format <format>",
        "the format (default: by the ending of --output, or csv; ndjson with --json)",
      ).choices([...EXPORT_FORMATS]),
    )
    .option("-o, --output <file>", "the file to write (default: standard output)")
    .option("--force", "write over the file when it is there")
    .option("--all", "every profile, for administrators")
    .addOption(whereOption("only profiles"))
    .option(
      "--include-hidden",
      "with what businesses hide, for administrators; the server records who asked for it",
    )
    .addHelpText(
      "after",
      `
Fields:
${columnsText(EXPORT_FIELDS)}
${WHERE_HELP}
Examples:
  foodshed profiles export --output members.xlsx
  foodshed profiles export --where "not has logo" --output no-logo.csv
  foodshed profiles export --fields slug,business_name,city > members.csv
  foodshed profiles export --all --format ndjson | gzip > all.ndjson.gz`,
    )
    .action(
      action<ExportFlags>(async (context, flags) => {
        const { exportProfiles } = await import("./export-profiles.ts");
        await exportProfiles(context, flags);
      }),
    );
}

function fields(text: string): ExportField[] {
  const names = text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const unknown = names.filter((name) => !isExportField(name));
  if (unknown.length > 0) throw new InvalidArgumentError(`There is no field ${unknown.join(", ")}.`);
  if (names.length === 0) throw new InvalidArgumentError("Name at least one field.");
  return [...new Set(names)] as ExportField[];
}
