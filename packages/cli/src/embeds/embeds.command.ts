import { type Command, Option } from "commander";
import type { ActionFactory } from "../action.ts";
import { wholeNumber } from "../flags.ts";
import { listingOptions } from "../listings/listing-options.ts";
import type { CheckFlags } from "./check-embeds.ts";
import type { CountsFlags } from "./show-counts.ts";

export function embedsCommand(program: Command, action: ActionFactory): void {
  const embeds = program
    .command("embeds")
    .summary("widgets on partners' pages: what is wrong with them, and how often they are used")
    .description("Looks after the widgets that stand on partners' pages.");
  embeds
    .command("check")
    .summary("say what is wrong with the widgets of a page, and how to mend it")
    .description(
      "Opens a page and says what is wrong with Foodshed's widgets there and how to mend it. The server opens public pages; pages " +
        "of your own network are opened from this machine. With --browser a Chromium of this machine shows the page and reports what only a browser " +
        "knows. Ends with 1 when a widget cannot work. No login is needed.",
    )
    .argument("<url>", "the address of the page")
    .option("--local", "open the page from this machine")
    .option(
      "--browser [path]",
      "show it in a Chromium: the one named, that of CHROMIUM_PATH, or one that is found",
    )
    .option("--language <name>", "the language of the findings: English or French", "English")
    .addHelpText(
      "after",
      `
Examples:
  foodshed embeds check https://farm.example/market
  foodshed embeds check http://localhost:8080/ --local --json
  foodshed embeds check https://farm.example/market --browser --language French`,
    )
    .action(
      action<CheckFlags, [string]>(async (context, flags, url) => {
        const { checkEmbeds } = await import("./check-embeds.ts");
        await checkEmbeds(context, flags, url);
      }),
    );
  const counts = embeds
    .command("counts")
    .summary("how often a network's widgets were shown and used")
    .description(
      "Shows how often the widgets of a network were shown and used, by the page's host: your own network's, one that you manage, or as an administrator any.",
    )
    .argument("[slug]", "the network; your own when absent")
    .addOption(
      new Option("--days <number>", "how many days back").argParser(wholeNumber(1, 400)).default(30),
    );
  listingOptions(counts, "embeds counts", { watch: true })
    .addHelpText(
      "after",
      "\nExamples:\n  foodshed embeds counts\n  foodshed embeds counts elora-table --days 365 --json",
    )
    .action(
      action<CountsFlags, [string | undefined]>(async (context, flags, slug) => {
        const { showCounts } = await import("./show-counts.ts");
        await showCounts(context, flags, slug);
      }),
    );
}
