import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import { concurrencyOption } from "../flags.ts";
import type { UndoFlags } from "./undo-run.ts";

export function undoCommand(accounts: Command, action: ActionFactory): void {
  accounts
    .command("undo")
    .summary("take back the unclaimed accounts of a run")
    .description(
      "Withdraws the accounts that an import or a plan created, as far as nobody has claimed them. " +
        "Claimed ones belong to their businesses and stay. Stopped at any point, the same command goes on.",
    )
    .argument("<file>", "the members file, the plan, or the journal of the run")
    .option("--dry-run", "show what would be taken back, without doing it")
    .option("-y, --yes", "take them back without asking")
    .addOption(concurrencyOption())
    .addHelpText(
      "after",
      `
Examples:
  foodshed accounts undo plan.json --dry-run
  foodshed accounts undo members.csv`,
    )
    .action(
      action<UndoFlags, [string]>(async (context, flags, file) => {
        const { undoRun } = await import("./undo-run.ts");
        await undoRun(context, flags, file);
      }),
    );
}
