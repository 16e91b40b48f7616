import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import type { LoginFlags } from "./log-in.ts";

export function loginCommand(program: Command, action: ActionFactory): void {
  program
    .command("login")
    .summary("log in to a server and keep its token")
    .description(
      "Logs in and keeps the token in a file that only you can read. Asks for email and password on a terminal. " +
        "Secrets are never taken from the command line; in scripts pipe them in, or set FOODSHED_EMAIL and FOODSHED_PASSWORD. " +
        "Where the account has a second step, it asks for the code, or takes FOODSHED_CODE.",
    )
    .option("--email <address>", "the address to log in with")
    .option("--password-stdin", "read the password from standard input")
    .option("--token-stdin", "read a token from standard input instead of logging in by password")
    .addHelpText(
      "after",
      `
Examples:
  foodshed login --server https://foodshed.example
  foodshed login --email ada@maplehill.example --password-stdin < password.txt
  foodshed login --token-stdin < token.txt`,
    )
    .action(
      action<LoginFlags>(async (context, flags) => {
        const { logIn } = await import("./log-in.ts");
        await logIn(context, flags);
      }),
    );
}
