import { DISTANCE_MAX_KM } from "@foodshed/sdk/vocabulary/limits";
import { type Command, Option } from "commander";
import type { ActionFactory } from "../action.ts";
import { limitOption, wholeNumber } from "../flags.ts";
import { listingOptions } from "../listings/listing-options.ts";
import type { SearchFlags } from "./search.ts";

export function searchCommand(program: Command, action: ActionFactory): void {
  const search = program
    .command("search")
    .summary("find businesses or classifieds, and why each was found")
    .description(
      "Finds published profiles, or unexpired classifieds, as the site does: the best matches first, each with why it was found. No login is needed.",
    )
    .argument("<words...>", "what is searched for; a place among the words counts as one")
    .option("--type <name>", "only one profile type, such as buyers or processors")
    .option("--near <place>", "measure from a postal code or town")
    .addOption(
      new Option("--within <km>", "only what is as near as that").argParser(wholeNumber(1, DISTANCE_MAX_KM)),
    )
    .option("--network <slug>", "only those of a network's members")
    .addOption(new Option("--classifieds", "find classifieds instead").conflicts("type"))
    .addOption(limitOption(24));
  listingOptions(search, "search")
    .addHelpText(
      "after",
      `
Examples:
  foodshed search goat cheese near Guelph
  foodshed search lamb --type buyers --near N0B --within 50
  foodshed search freezer --classifieds --json`,
    )
    .action(
      action<SearchFlags, [string[]]>(async (context, flags, words) => {
        const { search } = await import("./search.ts");
        await search(context, flags, words.join(" "));
      }),
    );
}
