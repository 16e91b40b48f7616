import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { listingOptions } from "../listings/listing-options.ts";

export function showCommand(accounts: Command, action: ActionFactory): void {
  const show = accounts
    .command("show")
    .summary("show one account")
    .description("Shows what an administrator sees of an account.")
    .argument("<account>", "its id, its slug, or the address that it logs in with");
  listingOptions(show, "accounts show")
    .addHelpText(
      "after",
      `
Examples:
  foodshed accounts show north-fork-dairy
  foodshed accounts show info@northfork.example --json`,
    )
    .action(
      action<ListingFlags, [string]>(async (context, flags, ref) => {
        const { showAccount } = await import("./show-account.ts");
        await showAccount(context, flags, ref);
      }),
    );
}
