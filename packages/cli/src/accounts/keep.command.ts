import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import type { ClosingFlags } from "./decide-closing.ts";

export function keepCommand(accounts: Command, action: ActionFactory): void {
  accounts
    .command("keep")
    .summary("keep an account that was closed")
    .description(
      "Brings a closed account back as it was, as long as its 30 days are not over. The reason is recorded.",
    )
    .argument("<account>", "its id, slug, or address")
    .option("--reason <text>", "why, for the record")
    .option("-y, --yes", "keep it without asking")
    .addHelpText(
      "after",
      `
Examples:
  foodshed accounts keep maple-hill-orchard --reason "Closed by mistake" --yes`,
    )
    .action(
      action<ClosingFlags, [string]>(async (context, flags, ref) => {
        const { decideClosing } = await import("./decide-closing.ts");
        await decideClosing(context, flags, ref, "keep");
      }),
    );
}
