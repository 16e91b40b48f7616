import { ROLES } from "@foodshed/sdk/vocabulary/roles";
import { type Command, Option } from "commander";
import type { ActionFactory } from "../action.ts";
import { limitOption } from "../flags.ts";
import type { ListFlags } from "./list-accounts.ts";

const ACCOUNT_STATES = [
  "active",
  "unverified",
  "unclaimed",
  "disabled",
] as const satisfies readonly ListFlags["state"][];

export function listCommand(accounts: Command, action: ActionFactory): void {
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
      action<ListFlags, [string | undefined]>(async (context, flags, text) => {
        const { listAccounts } = await import("./list-accounts.ts");
        await listAccounts(context, flags, text);
      }),
    );
}
