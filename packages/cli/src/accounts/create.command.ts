import type { Command } from "commander";
import type { Act } from "../act.ts";

export interface CreateFlags {
  email?: string;
  firstName?: string;
  lastName?: string;
  business?: string;
  title?: string;
  role?: string[];
  key?: string;
}

export function createCommand(accounts: Command, act: Act): void {
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
      "--key <key>",
      "idempotency key: repeated with the same key and data, the command creates nothing twice",
    )
    .addHelpText(
      "after",
      `
Examples:
  foodshed accounts create
  foodshed accounts create --email info@northfork.example \\
    --first-name Lou --last-name Tremblay \\
    --business "North Fork Dairy" --role processor seller`,
    )
    .action(
      act<CreateFlags>(async (context, flags) => {
        const { createOne } = await import("../commands.ts");
        await createOne(context, flags);
      }),
    );
}
