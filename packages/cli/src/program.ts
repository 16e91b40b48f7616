import { Command } from "commander";
import { accountsCommand } from "./accounts/accounts.command.ts";
import type { ActionFactory } from "./action.ts";
import { aliasCommand } from "./aliases/alias.command.ts";
import { casesCommand } from "./cases/cases.command.ts";
import { certificatesCommand } from "./certificates/certificates.command.ts";
import { classifiedsCommand } from "./classifieds/classifieds.command.ts";
import { configCommand } from "./config/config.command.ts";
import { connectionsCommand } from "./connections/connections.command.ts";
import { contextsCommand } from "./contexts/contexts.command.ts";
import { doctorCommand } from "./doctor/doctor.command.ts";
import { embedsCommand } from "./embeds/embeds.command.ts";
import { hijackCommand } from "./hijack/hijack.command.ts";
import { messagesCommand } from "./messages/messages.command.ts";
import { peopleCommand } from "./people/people.command.ts";
import { profilesCommand } from "./profiles/profiles.command.ts";
import { queueCommand } from "./queue/queue.command.ts";
import { reportsCommand } from "./reports/reports.command.ts";
import { searchCommand } from "./search/search.command.ts";
import { loginCommand } from "./session/login.command.ts";
import { logoutCommand } from "./session/logout.command.ts";
import { whoamiCommand } from "./session/whoami.command.ts";
import { settingsCommand } from "./settings/settings.command.ts";
import { completionCommand, manCommand } from "./shell/shell.command.ts";

const COMMANDS: Record<string, (program: Command, action: ActionFactory) => void> = {
  login: loginCommand,
  logout: logoutCommand,
  whoami: whoamiCommand,
  contexts: contextsCommand,
  accounts: accountsCommand,
  people: peopleCommand,
  search: searchCommand,
  hijack: hijackCommand,
  profiles: profilesCommand,
  messages: messagesCommand,
  classifieds: classifiedsCommand,
  connections: connectionsCommand,
  certificates: certificatesCommand,
  queue: queueCommand,
  cases: casesCommand,
  reports: reportsCommand,
  embeds: embedsCommand,
  settings: settingsCommand,
  doctor: doctorCommand,
  config: configCommand,
  alias: aliasCommand,
  completion: completionCommand,
  man: manCommand,
};

/** Whether a word is a command of the program's own. */
export const isCommand = (word: string) => word === "help" || Object.hasOwn(COMMANDS, word);

/**
 * Builds the command tree; actions import their code when they run. With `words`, builds only the commands that they name, and all
 * when they name none, for help and suggestions.
 */
export function createProgram(version: string, action: ActionFactory, words?: readonly string[]): Command {
  const program = new Command("foodshed")
    .description("Account work on a Foodshed network, from a terminal.")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print help")
    .helpCommand("help [command]", "print help for a command")
    .option(
      "--server <address>",
      "the server to talk to (default: FOODSHED_SERVER, or the last one logged in to)",
    )
    .option(
      "--context <name>",
      "the context: a server and a login there (default: FOODSHED_CONTEXT, or the current one)",
    )
    .option("--plain", "nothing drawn and a line per fact, for screen readers and logs")
    .option("--json", "print the result as JSON on stdout; everything else goes to stderr")
    .configureHelp({ showGlobalOptions: true })
    .addHelpText(
      "after",
      `
Environment:
  FOODSHED_SERVER      the server, instead of --server
  FOODSHED_CONTEXT     the context, instead of --context
  FOODSHED_TOKEN       a token, instead of the one that login kept
  FOODSHED_EMAIL       what login would ask for
  FOODSHED_PASSWORD    what login would ask for
  FOODSHED_CODE        the code of the second step, where login asks for one
  FOODSHED_CONFIG_DIR  where logins and settings are kept
  FOODSHED_CONCURRENCY as --concurrency, where a command has it
  FOODSHED_PAGER       shows results that are longer than the terminal
  FOODSHED_PLAIN       as --plain
  NO_UPDATE_NOTIFIER   never tell that a newer foodshed is out
  NO_COLOR             print without colours

Exit codes:
  0  done
  1  failed
  2  a flag or argument is missing or wrong
  3  the input file has errors; nothing was sent
  4  not logged in, or not allowed
  5  the server cannot be reached, is busy or failed; run the same command again
  6  finished, but some rows failed or wait for a decision
  130  interrupted

Examples:
  foodshed login --server https://foodshed.example
  foodshed accounts import members.csv --dry-run
  foodshed accounts import members.csv`,
    );
  const named = Object.entries(COMMANDS).filter(([name]) => words?.includes(name));
  for (const [, add] of named.length > 0 ? named : Object.entries(COMMANDS)) add(program, action);
  return program;
}
