import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import { wholeNumber } from "../flags.ts";
import { WHERE_HELP, whereOption } from "../where/where-option.ts";
import { FILTER_KEYS } from "./search-filter.ts";
import type { SendFlags } from "./send-campaign.ts";
import { FIELDS } from "./template.ts";

export function sendCommand(messages: Command, action: ActionFactory): void {
  messages
    .command("send")
    .summary("write to a network, a filter or a list")
    .description(
      "Sends a message of its own to each recipient. Managers reach the members of their network, administrators everybody. " +
        "Shows whom it goes to and how it reads, and wants the number of recipients typed before anything is sent. " +
        "Stopped at any point, foodshed messages resume goes on, and nobody gets it twice.",
    )
    .option("--network [slug]", "the members of a network; one's own without a name")
    .addOption(whereOption("those"))
    .option("--filter <key=value...>", "those that a search finds; keys are listed below")
    .option(
      "--to <file>",
      "a list of ids, slugs or addresses, or a CSV with such a column; - for standard input",
    )
    .option("--except <file>", "leave out those in this list")
    .option("--text <text>", "the message, at most 1,000 characters")
    .option("--text-file <file>", "the message from a file; - for standard input")
    .option("--attach <file>", "one image or PDF, at most 5 MB")
    .option("--test", "mail it to yourself only, as the first recipient would read it")
    .option("--dry-run", "show recipients and texts, without sending anything")
    .option("--confirm <count>", "the number of recipients, instead of typing it", wholeNumber(1, 1_000_000))
    .option("--batch <n>", "recipients per call to the server", wholeNumber(1, 5000), 500)
    .addHelpText(
      "after",
      `
Template fields stand in double braces, with a fallback after a bar:
  Hello {{first_name|there}}, how is {{business_name}}?
  Known are ${wrapped(FIELDS, 12)},
  and the columns of the CSV that --to names. What businesses hide is empty.

Filter keys:
  ${wrapped(FILTER_KEYS, 2)}
${WHERE_HELP}
Examples:
  foodshed messages send --network --text-file fair.txt --dry-run
  foodshed messages send --where "network=elora-table and unclaimed" \\
    --text-file claim.txt
  foodshed messages send --network --text-file fair.txt --attach fair.pdf --test
  foodshed messages send --network --text-file fair.txt --confirm 240
  foodshed messages send --filter type=SELLS near=N0B1S0 distance=50 \\
    --text "Hello {{business_name}}, we look for cheese."
  foodshed messages send --to guests.csv --text-file invitation.txt`,
    )
    .action(
      action<SendFlags>(async (context, flags) => {
        const { sendCampaign } = await import("./send-campaign.ts");
        await sendCampaign(context, flags);
      }),
    );
}

/** Names with commas, in lines of help. */
function wrapped(names: readonly string[], used: number): string {
  let width = used;
  return names
    .map((name, index) => {
      const word = index < names.length - 1 ? `${name},` : name;
      const broken = width + word.length + 1 > 78;
      width = (broken ? 2 : width) + word.length + 1;
      return broken ? `\n  ${word}` : index === 0 ? word : ` ${word}`;
    })
    .join("");
}
