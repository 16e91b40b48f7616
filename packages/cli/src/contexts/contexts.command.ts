import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { listingOptions } from "../listings/listing-options.ts";

export function contextsCommand(program: Command, action: ActionFactory): void {
  const contexts = program
    .command("contexts")
    .summary("keep several servers and logins apart by name")
    .description(
      "A context is a name for a server and a login there. Logging in makes one; the last one logged in to is the current one.",
    );
  const list = contexts
    .command("list")
    .summary("show the contexts")
    .description("Shows the contexts, and which of them is the current one.")
    .option("--names", "only their names, one per line");
  listingOptions(list, "contexts list")
    .addHelpText("after", "\nExamples:\n  foodshed contexts list\n  foodshed contexts list --names")
    .action(
      action<ListingFlags & { names?: boolean }>(async (context, flags) => {
        const { listContexts } = await import("./contexts.ts");
        await listContexts(context, flags);
      }),
    );
  contexts
    .command("add")
    .summary("add a context without logging in")
    .description("Adds a context, or moves one to another server, which ends its login here.")
    .argument("<name>", "the context's name")
    .argument("<address>", "the address of its server")
    .addHelpText("after", "\nExamples:\n  foodshed contexts add staging https://staging.foodshed.example")
    .action(
      action<Record<never, never>, [string, string]>(async (context, _flags, name, address) => {
        const { addContext } = await import("./contexts.ts");
        await addContext(context, name, address);
      }),
    );
  contexts
    .command("use")
    .summary("choose the current context")
    .description("Makes a context the one that commands use when none is named.")
    .argument("<name>", "the context's name")
    .addHelpText("after", "\nExamples:\n  foodshed contexts use staging")
    .action(
      action<Record<never, never>, [string]>(async (context, _flags, name) => {
        const { useContext } = await import("./contexts.ts");
        await useContext(context, name);
      }),
    );
  contexts
    .command("remove")
    .summary("forget a context and its token")
    .description("Forgets a context and its token. The session on the server is ended by: foodshed logout")
    .argument("<name>", "the context's name")
    .addHelpText("after", "\nExamples:\n  foodshed contexts remove staging")
    .action(
      action<Record<never, never>, [string]>(async (context, _flags, name) => {
        const { removeContext } = await import("./contexts.ts");
        await removeContext(context, name);
      }),
    );
}
