import type { Command } from "commander";
import type { Act } from "../act.ts";
import { concurrencyOption } from "../flags.ts";

export interface ImportFlags {
  dryRun?: boolean;
  plan?: string;
  yes?: boolean;
  skipInvalid?: boolean;
  concurrency: number;
  encoding?: string;
  delimiter?: string;
  journal?: string;
  result?: string;
}

export function importCommand(accounts: Command, act: Act): void {
  accounts
    .command("import")
    .summary("create accounts from a CSV file")
    .description(
      "Creates an account for each row of a CSV file; each business gets a mail with a link to claim its profile. " +
        "All rows are checked first, and nothing is sent while one has an error. " +
        "Stopped at any point, the same command goes on where it ended and creates nobody twice.",
    )
    .argument(
      "<file>",
      "CSV file with the columns email, first_name, last_name, business_name, roles and, if wanted, title",
    )
    .option("--dry-run", "check the file and show what would happen, without sending anything")
    .option(
      "--plan <file>",
      "ask the server what each row would do, with every mail, and write it into this file; nothing is created",
    )
    .option("-y, --yes", "create the accounts without asking")
    .option("--skip-invalid", "create the accounts of the rows without errors, and leave the others")
    .addOption(concurrencyOption())
    .option("--encoding <name>", "the file's encoding, such as windows-1252; found by itself otherwise")
    .option(
      "--delimiter <character>",
      "what stands between fields, 'tab' for a tab; found by itself otherwise",
    )
    .option("--journal <file>", "where progress is kept (default: beside the file)")
    .option("--result <file>", "where the result of each row is written, as CSV (default: beside the file)")
    .addHelpText(
      "after",
      `
Roles are buyer, seller, service_provider, organization, processor and vendor;
several are separated by semicolons, the primary one first. Usual other names
of columns are understood, such as "E-mail", "Company" or "Contact name".

Examples:
  foodshed accounts import members.csv --dry-run
  foodshed accounts import members.csv --plan plan.json
  foodshed accounts import members.csv
  foodshed accounts import members.csv --yes --json > result.json`,
    )
    .action(
      act<ImportFlags, [string]>(async (context, flags, file) => {
        const { importMembers } = await import("../commands.ts");
        await importMembers(context, flags, file);
      }),
    );
}
