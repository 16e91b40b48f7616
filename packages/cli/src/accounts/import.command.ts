import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import { concurrencyOption } from "../flags.ts";
import type { ImportFlags } from "./import-accounts.ts";
import { addReadingOptions } from "./reading-options.ts";

export function importCommand(accounts: Command, action: ActionFactory): void {
  const command = accounts
    .command("import")
    .summary("create accounts from a CSV file")
    .description(
      "Creates an account for each row of a members file, with what the file says of its profile; each business gets a mail with a link to claim it. " +
        "All rows are checked first, with the server, and nothing is sent while one has an error. " +
        "Stopped at any point, the same command goes on where it ended and creates nobody twice.",
    )
    .argument(
      "<file>",
      "CSV file with the columns email, first_name, last_name, business_name, roles and, if wanted, title and language; - for what is piped in",
    )
    .option("--dry-run", "check the file, ask the server and show what would happen; nothing is created")
    .option(
      "--plan <file>",
      "ask the server what each row would do, with every mail, and write it into this file; nothing is created",
    )
    .option("-y, --yes", "create the accounts without asking")
    .option(
      "--include-conflicts",
      "create also where another account or row bears the same business name or is perhaps the same business; an address that is taken stays taken",
    )
    .option("--review", "look at every row before, also when none has to be decided on")
    .option(
      "--decide <line=decision,…>",
      "what becomes of rows that are perhaps the same as others, by line: same (as an existing business), new or skip",
    )
    .option("--skip-invalid", "create the accounts of the rows without errors, and leave the others")
    .addOption(concurrencyOption());
  addReadingOptions(command)
    .option("--journal <file>", "where progress is kept (default: beside the file)")
    .option("--result <file>", "where the result of each row is written, as CSV (default: beside the file)")
    .addHelpText(
      "after",
      `
Roles are buyer, seller, service_provider, organization, processor and vendor;
several are separated by semicolons, the primary one first. The language, of
mails to the business, is English or French; without one it is your own. Usual
other names of columns are understood, such as "E-mail", "Company" or "Contact
name".

Examples:
  foodshed accounts import members.csv --dry-run
  foodshed accounts import members.csv --plan plan.json
  foodshed accounts import members.csv
  foodshed accounts import members.csv --yes --json > result.json`,
    )
    .action(
      action<ImportFlags, [string]>(async (context, flags, file) => {
        const { importAccounts } = await import("./import-accounts.ts");
        await importAccounts(context, flags, file);
      }),
    );
}
