import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { listingOptions } from "../listings/listing-options.ts";

export function reportsCommand(program: Command, action: ActionFactory): void {
  const reports = program
    .command("reports")
    .summary("a network's members in numbers")
    .description(
      "Shows a network's members by role, and within each role by business category: your own network's, or as an administrator any.",
    )
    .argument("[slug]", "the network; your own when absent");
  listingOptions(reports, "reports")
    .addHelpText("after", "\nExamples:\n  foodshed reports\n  foodshed reports elora-table --json")
    .action(
      action<ListingFlags, [string | undefined]>(async (context, flags, slug) => {
        const { showReports } = await import("./show-reports.ts");
        await showReports(context, flags, slug);
      }),
    );
}
