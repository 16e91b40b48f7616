import { ROLES } from "@foodshed/sdk/vocabulary/roles";
import { type Command, Option } from "commander";
import type { Act } from "../act.ts";
import { limitOption } from "../flags.ts";

export const ACCOUNT_STATES = ["active", "unverified", "unclaimed", "disabled"] as const;

export interface ListFlags {
  state?: (typeof ACCOUNT_STATES)[number];
  role?: (typeof ROLES)[number]["value"];
  limit: number;
  all?: boolean;
}

export function listCommand(accounts: Command, act: Act): void {
  accounts
    .command("list")
    .summary("find accounts")
    .description(
      "Lists accounts by business name. Administrators find every account; managers the profiles that they manage.",
    )
    .argument("[text]", "part of a business's or person's name, a slug or an address")
    .addOption(new Option("--state <state>", "only accounts in this state").choices([...ACCOUNT_STATES]))
    .addOption(
      new Option("--role <role>", "only holders of this role").choices(ROLES.map(({ value }) => value)),
    )
    .addOption(limitOption())
    .option("--all", "show all, however many there are")
    .addHelpText(
      "after",
      `
Examples:
  foodshed accounts list dairy
  foodshed accounts list --state unclaimed --all --json`,
    )
    .action(
      act<ListFlags, [string | undefined]>(async (context, flags, text) => {
        const { listAccounts } = await import("../commands.ts");
        await listAccounts(context, flags, text);
      }),
    );
}
