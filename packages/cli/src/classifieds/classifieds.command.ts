import { type Command, Option } from "commander";
import type { ActionFactory } from "../action.ts";
import { limitOption } from "../flags.ts";
import { listingOptions } from "../listings/listing-options.ts";
import type { ListClassifiedsFlags } from "./list-classifieds.ts";
import type { RemoveClassifiedsFlags } from "./remove-classifieds.ts";

export function classifiedsCommand(program: Command, action: ActionFactory): void {
  const classifieds = program
    .command("classifieds")
    .summary("find and remove classifieds")
    .description("Finds classifieds, and removes those that should not stand there.");
  const list = classifieds
    .command("list")
    .summary("find classifieds")
    .description(
      "Lists unexpired classifieds, newest first; of one profile that you may edit also the expired ones.",
    )
    .argument("[words]", "what they are about")
    .option("--profile <slug>", "only those of this profile")
    .addOption(new Option("--wanted", "only wanted ads").conflicts("forSale"))
    .option("--for-sale", "only ads for sale")
    .option("--category <name...>", "only these categories, by number or name")
    .option("--network <slug>", "only those of a network's members")
    .option("--ending-soon", "only those that end within a week")
    .addOption(limitOption());
  listingOptions(list, "classifieds list", { watch: true })
    .addHelpText(
      "after",
      `
Examples:
  foodshed classifieds list cider --wanted
  foodshed classifieds list --profile north-fork-dairy --json`,
    )
    .action(
      action<ListClassifiedsFlags, [string | undefined]>(async (context, flags, words) => {
        const { listClassifieds } = await import("./list-classifieds.ts");
        await listClassifieds(context, flags, words);
      }),
    );
  classifieds
    .command("remove")
    .summary("remove classifieds for good")
    .description(
      "Removes classifieds with their pictures: your own, those of profiles that you manage, or as an administrator any.",
    )
    .argument("<ids...>", "the classifieds' numbers")
    .option("-y, --yes", "remove them without asking")
    .addHelpText(
      "after",
      "\nExamples:\n  foodshed classifieds remove 77\n  foodshed classifieds remove 77 78 --yes",
    )
    .action(
      action<RemoveClassifiedsFlags, [string[]]>(async (context, flags, ids) => {
        const { removeClassifieds } = await import("./remove-classifieds.ts");
        await removeClassifieds(context, flags, ids);
      }),
    );
}
