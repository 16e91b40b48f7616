import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import { idempotencyKey } from "../flags.ts";
import type { CreateFlags } from "./create-account.ts";

export function createCommand(accounts: Command, action: ActionFactory): void {
  accounts
    .command("create")
    .summary("create one account on behalf of a business")
    .description(
      "Creates an unpublished account for a business, which gets a mail with a link to claim its profile. " +
        "On a terminal, what no flag says is asked for.",
    )
    .option("--email <address>", "where the claim link goes")
    .option("--first-name <name>", "the contact person's first name")
    .option("--last-name <name>", "the contact person's last name")
    .option("--business <name>", "the business's name")
    .option("--title <title>", "the contact person's job title")
    .option(
      "--role <role...>",
      "buyer, seller, service_provider, organization, processor or vendor; the primary one first",
    )
    .option(
      "--language <language>",
      "the language of mails to the business, English or French (default: your own)",
    )
    .option(
      "--key <key>",
      "idempotency key: repeated with the same key and data, the command creates nothing twice",
      idempotencyKey,
    )
    .addHelpText(
      "after",
      `
Examples:
  foodshed accounts create
  foodshed accounts create --email info@northfork.example \\
    --first-name Lou --last-name Tremblay \\
    --business "North Fork Dairy" --role processor seller
  foodshed accounts create --email info@roy.example --language fr \\
    --first-name Luc --last-name Roy \\
    --business "Roy Orchards" --role seller`,
    )
    .action(
      action<CreateFlags>(async (context, flags) => {
        const { createAccount } = await import("./create-account.ts");
        await createAccount(context, flags);
      }),
    );
}
