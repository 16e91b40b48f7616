import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";

export function showCommand(accounts: Command, action: ActionFactory): void {
  accounts
    .command("show")
    .summary("show one account")
    .description("Shows what an administrator sees of an account.")
    .argument("<account>", "its id, its slug, or the address that it logs in with")
    .addHelpText(
      "after",
      `
Examples:
  foodshed accounts show north-fork-dairy
  foodshed accounts show info@northfork.example --json`,
    )
    .action(
      action<Record<never, never>, [string]>(async (context, _flags, ref) => {
        const { showAccount } = await import("./show-account.ts");
        await showAccount(context, ref);
      }),
    );
}
