import { type Command, Option } from "commander";
import type { ActionFactory } from "../action.ts";
import { listingOptions } from "../listings/listing-options.ts";
import type { AnswerFlags } from "./answer-items.ts";
import type { ListQueueFlags } from "./list-queue.ts";
import { TYPES } from "./types.ts";

export function queueCommand(program: Command, action: ActionFactory): void {
  const typeOption = () => new Option("--type <type>", "only this kind of request").choices([...TYPES]);
  const queue = program
    .command("queue")
    .summary("what waits for your decision: role and connection requests, abuse reports")
    .description(
      "Shows what waits for your decision, the oldest first, on a screen where each can be looked at, accepted and denied. " +
        "Administrators decide who becomes an organization, and reports of profiles, classifieds and messages; whoever received a connection request decides it. Without a terminal, and " +
        "with --plain or --json, it is the list.",
    )
    .addOption(typeOption())
    .addHelpText("after", "\nExamples:\n  foodshed queue\n  foodshed queue --type role")
    .action(
      action<ListQueueFlags>(async (context, flags) => {
        const { openQueue } = await import("./open-queue.ts");
        await openQueue(context, flags);
      }),
    );
  const list = queue
    .command("list")
    .summary("list what waits")
    .description("Lists what waits for your decision, the oldest first.")
    .argument("[text]", "part of a business's, network's or item's name")
    .addOption(typeOption());
  listingOptions(list, "queue list", { watch: true })
    .addHelpText("after", "\nExamples:\n  foodshed queue list\n  foodshed queue list --type role --json")
    .action(
      action<ListQueueFlags, [string | undefined]>(async (context, flags, text) => {
        const { listQueue } = await import("./list-queue.ts");
        await listQueue(context, flags, text);
      }),
    );
  queue
    .command("show")
    .summary("show one item, and what accepting it does")
    .description("Shows what an item asks for, of whom, and what follows when it is accepted.")
    .argument("<item>", "the item, as the list names it")
    .addHelpText("after", "\nExamples:\n  foodshed queue show connection-88")
    .action(
      action<Record<never, never>, [string]>(async (context, _flags, name) => {
        const { showItem } = await import("./list-queue.ts");
        await showItem(context, name);
      }),
    );
  for (const [name, accept] of [
    ["accept", true],
    ["deny", false],
  ] as const) {
    const answer = queue
      .command(name)
      .summary(`${name} items`)
      .description(
        accept
          ? "Accepts what was asked, after saying what follows. An abuse report is upheld."
          : "Denies what was asked. The business may ask again. An abuse report is dismissed.",
      )
      .argument("<items...>", "the items, as the list names them")
      .option("-y, --yes", `${name} without asking`);
    if (accept) answer.option("--manager", "a new organization manages members as well");
    answer.addHelpText("after", `\nExamples:\n  foodshed queue ${name} role-5 connection-88 --yes`).action(
      action<AnswerFlags, [string[]]>(async (context, flags, names) => {
        const { answerItems } = await import("./answer-items.ts");
        await answerItems(context, flags, names, accept);
      }),
    );
  }
}
