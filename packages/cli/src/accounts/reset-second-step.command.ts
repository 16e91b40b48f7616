import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import type { ResetSecondStepFlags } from "./reset-second-step.ts";

export function resetSecondStepCommand(accounts: Command, action: ActionFactory): void {
  accounts
    .command("reset-2fa")
    .summary("remove the second step of a login whose owner has lost it")
    .description(
      "Removes the authenticator app, the passkeys and the recovery codes of an account, ends its sessions and mails its owner. " +
        "Make sure who asks before you do: the password alone opens the account afterwards. The reason is recorded.",
    )
    .argument("<account>", "its id, slug, or address")
    .option("--reason <text>", "how you made sure who asks")
    .option("-y, --yes", "remove it without asking")
    .addHelpText(
      "after",
      `
Examples:
  foodshed accounts reset-2fa maple-hill-orchard
  foodshed accounts reset-2fa 412 --reason "Called back" --yes`,
    )
    .action(
      action<ResetSecondStepFlags, [string]>(async (context, flags, ref) => {
        const { resetSecondStep } = await import("./reset-second-step.ts");
        await resetSecondStep(context, flags, ref);
      }),
    );
}
