import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import type { ClosingFlags } from "./decide-closing.ts";

export function closeCommand(accounts: Command, action: ActionFactory): void {
  accounts
    .command("close")
    .summary("close an account, which is erased 30 days later")
    .description(
      "Closes an account: nobody sees its profile and classifieds any more, nobody can write to it, and its owners are mailed. " +
        "They or you may keep it for 30 days; then it is erased for good. The reason is recorded.",
    )
    .argument("<account>", "its id, slug, or address")
    .option("--reason <text>", "why, for the record")
    .option("-y, --yes", "close it without asking")
    .addHelpText(
      "after",
      `
Examples:
  foodshed accounts close maple-hill-orchard
  foodshed accounts close 412 --reason "Asked by phone; called back" --yes`,
    )
    .action(
      action<ClosingFlags, [string]>(async (context, flags, ref) => {
        const { decideClosing } = await import("./decide-closing.ts");
        await decideClosing(context, flags, ref, "close");
      }),
    );
}
