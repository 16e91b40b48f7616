import type { Command } from "commander";
import type { Act } from "../act.ts";

export function showCommand(accounts: Command, act: Act): void {
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
      act<Record<never, never>, [string]>(async (context, _flags, ref) => {
        const { showAccount } = await import("../commands.ts");
        await showAccount(context, ref);
      }),
    );
}
