import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import { concurrencyOption } from "../flags.ts";
import type { ApplyFlags } from "./apply-plan.ts";

export function applyCommand(accounts: Command, action: ActionFactory): void {
  accounts
    .command("apply")
    .summary("create the accounts of a plan")
    .description(
      "Creates the accounts that a plan has for creation; rows that match or are in conflict are left, also where a name was taken since. " +
        "A plan that was edited, or whose members file was changed, is refused. " +
        "Each row is noted in a journal with its idempotency key: " +
        "stopped at any point, the same command goes on where it ended and creates nobody twice.",
    )
    .argument("<plan>", "the file that accounts import --plan wrote")
    .option("-y, --yes", "create the accounts without asking")
    .option(
      "--include-conflicts",
      "create also where another account bears the same business name or is perhaps the same business; an address that is taken stays taken",
    )
    .option("--review", "look at every row before, also when none has to be decided on")
    .option(
      "--decide <line=decision,…>",
      "what becomes of rows that are perhaps the same as others, by line: same (as an existing business), new or skip",
    )
    .option("--skip-invalid", "apply the plan although rows of it have errors")
    .option("--as-planned", "apply the plan although the members file was changed since")
    .addOption(concurrencyOption())
    .option("--journal <file>", "where progress is kept (default: beside the plan)")
    .option("--result <file>", "where the result of each row is written, as CSV (default: beside the plan)")
    .addHelpText(
      "after",
      `
Examples:
  foodshed accounts import members.csv --plan plan.json
  foodshed accounts apply plan.json
  foodshed accounts apply plan.json --yes --concurrency 8`,
    )
    .action(
      action<ApplyFlags, [string]>(async (context, flags, plan) => {
        const { applyPlan } = await import("./apply-plan.ts");
        await applyPlan(context, flags, plan);
      }),
    );
}
