import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import { concurrencyOption } from "../flags.ts";
import { WHERE_HELP, whereOption } from "../where/where-option.ts";
import type { ResendFlags } from "./resend-mails.ts";

export function resendCommand(accounts: Command, action: ActionFactory): void {
  accounts
    .command("resend")
    .summary("send the claim or verification mail again")
    .description(
      "Sends a fresh claim link, or a fresh verification link, to accounts that wait for it; older links stop working. " +
        "An account that waits for none gets nothing.",
    )
    .argument("[accounts...]", "their ids, slugs, or addresses")
    .option("--from <file>", "the accounts of a run: its members file, plan or journal")
    .addOption(whereOption("accounts"))
    .option("--unclaimed", "every unclaimed account that you may see")
    .option("-y, --yes", "send without asking")
    .addOption(concurrencyOption())
    .addHelpText("after", WHERE_HELP)
    .addHelpText(
      "after",
      `
Examples:
  foodshed accounts resend north-fork-dairy
  foodshed accounts resend --where "network=elora-table"
  foodshed accounts resend --from plan.json --yes`,
    )
    .action(
      action<ResendFlags, [string[]]>(async (context, flags, refs) => {
        const { resendMails } = await import("./resend-mails.ts");
        await resendMails(context, flags, refs);
      }),
    );
}
