import type { Command } from "commander";
import type { Act } from "../act.ts";
import { concurrencyOption } from "../flags.ts";

export interface ResendFlags {
  from?: string;
  unclaimed?: boolean;
  yes?: boolean;
  concurrency: number;
}

export function resendCommand(accounts: Command, act: Act): void {
  accounts
    .command("resend")
    .summary("send the claim or verification mail again")
    .description(
      "Sends a fresh claim link, or a fresh verification link, to accounts that wait for it; older links stop working. " +
        "An account that waits for none gets nothing.",
    )
    .argument("[accounts...]", "their ids, slugs, or addresses")
    .option("--from <file>", "the accounts of a run: its members file, plan or journal")
    .option("--unclaimed", "every unclaimed account that you may see")
    .option("-y, --yes", "send without asking")
    .addOption(concurrencyOption())
    .addHelpText(
      "after",
      `
Examples:
  foodshed accounts resend north-fork-dairy
  foodshed accounts resend --from plan.json --yes`,
    )
    .action(
      act<ResendFlags, [string[]]>(async (context, flags, refs) => {
        const { resendMails } = await import("../commands.ts");
        await resendMails(context, flags, refs);
      }),
    );
}
