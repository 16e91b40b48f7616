import { Command, InvalidArgumentError, Option } from "commander";
import { FORMATS } from "./commands/search-log.format.ts";

/** The command line of the server. Each command is loaded when it is called. */
export const program = new Command("foodshed-server")
  .description(
    "Runs and looks after a Foodshed server. Settings come from the environment: see docs/configuration.md.",
  )
  .helpCommand(false)
  .showHelpAfterError();

program
  .command("start")
  .description("bring the tables up to date and serve site, API and embeds")
  .action(async () => (await import("./commands/start.command.ts")).start());

program
  .command("migrate")
  .description("bring the tables up to date, and stop")
  .action(async () => (await import("./commands/migrate.command.ts")).migrateTables());

program
  .command("demo")
  .description("fill an empty database with the demo network")
  .option("--businesses <number>", "how many businesses, 60 or more (1200)", wholeNumber)
  .addOption(new Option("--profiles <number>", "the same").argParser(wholeNumber).hideHelp())
  .option("--seed <text>", "another text makes another network")
  .action(async ({ businesses, ...options }: { businesses?: number; profiles?: number; seed?: string }) =>
    (await import("./commands/demo.command.ts")).fillWithDemo(
      businesses === undefined ? options : { ...options, profiles: businesses },
    ),
  );

program
  .command("create-admin")
  .description(
    "create an administrator, or make an existing user one; the password is asked for, or read from standard input",
  )
  .requiredOption("--email <address>", "the address to log in with")
  .option("--first-name <name>", "first name", "")
  .option("--last-name <name>", "last name", "")
  .option("--business-name <name>", "the name that others see", "Foodshed")
  .option("--language <tag>", "the language of mails and pages, en or fr (en)")
  .action(async (options) => (await import("./commands/create-admin.command.ts")).createAdmin(options));

program
  .command("backup")
  .description("write the database's contents and the files into a new folder")
  .argument("<folder>", "an empty folder, or one that does not exist yet")
  .action(async (folder: string) => (await import("./commands/backup.command.ts")).backup(folder));

program
  .command("restore")
  .description("fill an empty database and the files from a backup")
  .argument("<folder>", "what `backup` wrote")
  .action(async (folder: string) => (await import("./commands/backup.command.ts")).restore(folder));

program
  .command("search-rebuild")
  .description("build new indexes in OpenSearch from the database; the old ones are searched until then")
  .action(async () => (await import("./commands/search-rebuild.command.ts")).rebuildSearch());

program
  .command("search-log")
  .description("print what people searched for, most often first; SEARCH_LOG=on counts it")
  .addOption(new Option("--kind <kind>", "only searches for these").choices(["profiles", "classifieds"]))
  .option("--unanswered", "only words for which nothing held everything, most often first")
  .option("--days <number>", "how many days back, up to 90", wholeNumber, 30)
  .option("--limit <number>", "how many words", wholeNumber, 100)
  .addOption(new Option("--format <format>", "how to print them").choices(FORMATS).default("table"))
  .action(async (options) => (await import("./commands/search-log.command.ts")).printSearchLog(options));

program
  .command("doctor")
  .description("check settings, data directory, database, mail and builds, and say what to put right")
  .action(async () => (await import("./commands/doctor.command.ts")).doctor());

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError("It must be a whole number.");
  return Number(text);
}
