import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { listingOptions } from "../listings/listing-options.ts";

export function doctorCommand(program: Command, action: ActionFactory): void {
  const doctor = program
    .command("doctor")
    .summary("check that everything is in order")
    .description(
      "Checks this program, its settings, the way to the server and the login, and says what to do about what is wrong. " +
        "Ends with 1 when something is.",
    );
  listingOptions(doctor, "doctor")
    .addHelpText("after", "\nExamples:\n  foodshed doctor\n  foodshed doctor --context staging --json")
    .action(
      action<ListingFlags>(async (context, flags) => {
        const { runChecks } = await import("./run-checks.ts");
        await runChecks(context, flags);
      }),
    );
}
