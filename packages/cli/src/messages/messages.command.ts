import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import { limitOption } from "../flags.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { listingOptions } from "../listings/listing-options.ts";
import type { ResumeFlags } from "./resume-campaign.ts";
import { sendCommand } from "./send.command.ts";
import type { ListMessagesFlags } from "./show-messages.ts";

export function messagesCommand(program: Command, action: ActionFactory): void {
  const messages = program
    .command("messages")
    .summary("write to many at once, and see what became of it")
    .description("Writes to a network, a filter or a list, as yourself, and reads back what became of it.");
  sendCommand(messages, action);
  messages
    .command("resume")
    .summary("go on with a campaign that was cut off")
    .description(
      "Sends what is left of a campaign. What may have been sent before is asked for again under the same key, so that nobody gets " +
        "it twice.",
    )
    .argument("[campaign]", "the campaign; the last unfinished one when absent")
    .option("--again", "send a part also when its key is older than the server keeps keys")
    .addHelpText(
      "after",
      "\nExamples:\n  foodshed messages resume\n  foodshed messages resume 2026-05-01-k3f9a2",
    )
    .action(
      action<ResumeFlags, [string | undefined]>(async (context, flags, campaign) => {
        const { resumeCampaign } = await import("./resume-campaign.ts");
        await resumeCampaign(context, flags, campaign);
      }),
    );
  const list = messages
    .command("list")
    .summary("show what was sent to many")
    .description(
      "Shows your messages to many, newest first, and campaigns of this machine that are not finished.",
    )
    .addOption(limitOption(20));
  listingOptions(list, "messages list", { watch: true })
    .addHelpText("after", "\nExamples:\n  foodshed messages list --limit 5")
    .action(
      action<ListMessagesFlags>(async (context, flags) => {
        const { listMessages } = await import("./show-messages.ts");
        await listMessages(context, flags);
      }),
    );
  const show = messages
    .command("show")
    .summary("show what became of a message to many")
    .description("Reads the record back from the server: who got it and who was left out, and why.")
    .argument("<campaign>", "a campaign of this machine, or the number of a record");
  listingOptions(show, "messages show", { watch: true })
    .addHelpText(
      "after",
      "\nExamples:\n  foodshed messages show 2026-05-01-k3f9a2\n  foodshed messages show 12 --json",
    )
    .action(
      action<ListingFlags, [string]>(async (context, flags, campaign) => {
        const { showMessage } = await import("./show-messages.ts");
        await showMessage(context, flags, campaign);
      }),
    );
}
