import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import { limitOption } from "../flags.ts";
import { listingOptions } from "../listings/listing-options.ts";
import type { RemoveConnectionFlags, RequestFlags } from "./change-connections.ts";
import type { ListConnectionsFlags, RequestsFlags } from "./list-connections.ts";

export function connectionsCommand(program: Command, action: ActionFactory): void {
  const connections = program
    .command("connections")
    .summary("members of networks, and requests to join")
    .description("Shows who is connected with whom, and asks for, answers and ends connections as yourself.");
  const list = connections
    .command("list")
    .summary("show the businesses connected to a profile")
    .description("Shows a network's members, or the networks of a business: your own, or those of a slug.")
    .argument("[slug]", "the profile; your own when absent")
    .addOption(limitOption())
    .option("--all", "show all, however many there are");
  listingOptions(list, "connections list", { watch: true })
    .addHelpText(
      "after",
      "\nExamples:\n  foodshed connections list\n  foodshed connections list elora-table --all --json",
    )
    .action(
      action<ListConnectionsFlags, [string | undefined]>(async (context, flags, slug) => {
        const { listConnections } = await import("./list-connections.ts");
        await listConnections(context, flags, slug);
      }),
    );
  const requests = connections
    .command("requests")
    .summary("show unanswered requests")
    .description("Shows the unanswered requests that you received, or sent.")
    .option("--sent", "those that you sent");
  listingOptions(requests, "connections requests", { watch: true })
    .addHelpText(
      "after",
      "\nExamples:\n  foodshed connections requests\n  foodshed connections requests --sent --watch",
    )
    .action(
      action<RequestsFlags>(async (context, flags) => {
        const { listRequests } = await import("./list-connections.ts");
        await listRequests(context, flags);
      }),
    );
  connections
    .command("request")
    .summary("ask for a connection")
    .description("Asks a business to join your network, or a network to take you in.")
    .argument("<slug>", "the profile to be connected with")
    .option("--manage", "from a network: ask to manage the business; from a business: offer it")
    .addHelpText("after", "\nExamples:\n  foodshed connections request north-fork-dairy --manage")
    .action(
      action<RequestFlags, [string]>(async (context, flags, slug) => {
        const { requestConnection } = await import("./change-connections.ts");
        await requestConnection(context, flags, slug);
      }),
    );
  for (const [name, accept] of [
    ["accept", true],
    ["deny", false],
  ] as const) {
    connections
      .command(name)
      .summary(`${name} requests`)
      .description(
        accept
          ? "Accepts requests that you received. One that comes with managing lets the network edit the profile."
          : "Denies requests that you received.",
      )
      .argument("<ids...>", "the requests' numbers")
      .addHelpText("after", `\nExamples:\n  foodshed connections ${name} 88`)
      .action(
        action<Record<never, never>, [string[]]>(async (context, _flags, ids) => {
          const { answerRequests } = await import("./change-connections.ts");
          await answerRequests(context, ids, accept);
        }),
      );
  }
  connections
    .command("remove")
    .summary("end connections")
    .description("Ends connections; managing ends with them. By either side, or an administrator.")
    .argument("<ids...>", "the connections' numbers, as connections list shows them")
    .option("-y, --yes", "end them without asking")
    .addHelpText("after", "\nExamples:\n  foodshed connections remove 88 --yes")
    .action(
      action<RemoveConnectionFlags, [string[]]>(async (context, flags, ids) => {
        const { removeConnections } = await import("./change-connections.ts");
        await removeConnections(context, flags, ids);
      }),
    );
}
