import { HIJACK_REASON_MAX_LENGTH, HIJACK_REASON_MIN_LENGTH } from "@foodshed/sdk/vocabulary/limits";
import { type Command, InvalidArgumentError } from "commander";
import type { ActionFactory } from "../action.ts";
import { limitOption, textOf } from "../flags.ts";
import { listingOptions } from "../listings/listing-options.ts";
import type { HijackLogFlags } from "./hijack-log.ts";
import type { HijackFlags } from "./start-hijack.ts";

/** No impersonation lasts longer, in minutes. */
const LONGEST = 60;

export function hijackCommand(program: Command, action: ActionFactory): void {
  const hijack = program
    .command("hijack")
    .summary("act for a member, with a reason that is logged")
    .description(
      "Makes a one-time link that opens the site as that member, for an hour at most. It must be opened within a minute, in a " +
        "window where nobody is logged in. Asks for your password again. The member's activity feed shows that support acted for them, " +
        "and every change is recorded with your name. Only for administrators.",
    )
    .argument("<account>", "its id, its slug, or the address that it logs in with")
    .option(
      "--reason <text>",
      "why, for the log and for the member",
      textOf(HIJACK_REASON_MIN_LENGTH, HIJACK_REASON_MAX_LENGTH),
    )
    .option("--ttl <time>", "how long it lasts, such as 15m or 1h, at most 1h", minutes, LONGEST)
    .option("--open", "open the link in the browser instead of printing it")
    .option("--password-stdin", "read your password from standard input")
    .addHelpText(
      "after",
      `
FOODSHED_PASSWORD is used as the password when it is set.

Examples:
  foodshed hijack north-fork-dairy --reason "Ticket 1881: cannot upload photo"
  foodshed hijack 412 --reason "Asked by phone" --ttl 15m --open
  foodshed hijack log`,
    )
    .action(
      action<HijackFlags, [string]>(async (context, flags, ref) => {
        const { startHijack } = await import("./start-hijack.ts");
        await startHijack(context, flags, ref);
      }),
    );
  hijack
    .command("stop")
    .summary("end impersonations that are under way")
    .description(
      "Ends the impersonations that you began, or those of one account whoever began them. Your links that nobody has opened are withdrawn.",
    )
    .argument("[account]", "only those of this account: its id, its slug, or its address")
    .addHelpText("after", "\nExamples:\n  foodshed hijack stop\n  foodshed hijack stop north-fork-dairy")
    .action(
      action<Record<never, never>, [string | undefined]>(async (context, _flags, ref) => {
        const { stopHijack } = await import("./hijack-log.ts");
        await stopHijack(context, ref);
      }),
    );
  const log = hijack
    .command("log")
    .summary("show who acted for whom, when and why")
    .description(
      "Shows the impersonations, newest first, with the reason and the number of changes made in each.",
    )
    .argument("[account]", "only those of this account: its id, its slug, or its address")
    .addOption(limitOption());
  listingOptions(log, "hijack log", { watch: true })
    .addHelpText(
      "after",
      "\nExamples:\n  foodshed hijack log\n  foodshed hijack log north-fork-dairy --output log.csv",
    )
    .action(
      action<HijackLogFlags, [string | undefined]>(async (context, flags, ref) => {
        const { showHijackLog } = await import("./hijack-log.ts");
        await showHijackLog(context, flags, ref);
      }),
    );
}

function minutes(text: string): number {
  const [, digits, unit = "m"] = /^(\d+)(m|h)?$/.exec(text.trim()) ?? [];
  const number = Number(digits) * (unit === "h" ? 60 : 1);
  if (digits === undefined || number < 1 || number > LONGEST) {
    throw new InvalidArgumentError("It must be from 1m to 1h, like: 15m");
  }
  return number;
}
