import { ROLES } from "@foodshed/sdk/vocabulary/roles";
import { type Command, Option } from "commander";
import type { ActionFactory } from "../action.ts";
import { limitOption } from "../flags.ts";
import { listingOptions } from "../listings/listing-options.ts";
import { WHERE_HELP, whereOption } from "../where/where-option.ts";
import type { ListFlags } from "./list-accounts.ts";

const ACCOUNT_STATES = [
  "active",
  "unverified",
  "unclaimed",
  "disabled",
] as const satisfies readonly ListFlags["state"][];

export function listCommand(accounts: Command, action: ActionFactory): void {
  const list = accounts
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
    .addOption(whereOption("only accounts"))
    .addOption(limitOption())
    .option("--all", "show all, however many there are");
  listingOptions(list, "accounts list", { watch: true })
    .addHelpText("after", WHERE_HELP)
    .addHelpText(
      "after",
      `
Examples:
  foodshed accounts list dairy
  foodshed accounts list --where "network=elora-table and seen=never"
  foodshed accounts list --state unclaimed --all --json
  foodshed accounts list --all --output accounts.xlsx
  foodshed accounts list --jq ".results[].email"`,
    )
    .action(
      action<ListFlags, [string | undefined]>(async (context, flags, text) => {
        const { listAccounts } = await import("./list-accounts.ts");
        await listAccounts(context, flags, text);
      }),
    );
}
