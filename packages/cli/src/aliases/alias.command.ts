import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";

export function aliasCommand(program: Command, action: ActionFactory): void {
  const alias = program
    .command("alias")
    .summary("name a command that is used often")
    .description(
      "Names command lines that are used often. The names are commands then, in help and completion too.",
    );
  alias
    .command("list")
    .summary("show the aliases")
    .description("Shows the aliases and what they stand for.")
    .option("--names", "only their names, one per line")
    .addHelpText("after", "\nExamples:\n  foodshed alias list")
    .action(
      action<{ names?: boolean }>(async (context, flags) => {
        const { listAliases } = await import("./change-aliases.ts");
        await listAliases(context, flags);
      }),
    );
  alias
    .command("set")
    .summary("name a command")
    .description(
      "Names a command. $1 to $9 stand for the words behind the name; those that nothing stands for follow at the end. " +
        "The names of foodshed's own commands cannot be taken.",
    )
    .argument("<name>", "the alias")
    .argument("<command>", "what it stands for, in quotes, without foodshed")
    .addHelpText(
      "after",
      `
Examples:
  foodshed alias set unclaimed "accounts list --state unclaimed"
  foodshed alias set support 'hijack $1 --ttl 15m --open --reason'`,
    )
    .action(
      action<Record<never, never>, [string, string]>(async (context, _flags, name, text) => {
        const { setAlias } = await import("./change-aliases.ts");
        await setAlias(context, name, text);
      }),
    );
  alias
    .command("remove")
    .summary("forget an alias")
    .description("Forgets an alias.")
    .argument("<name>", "the alias")
    .addHelpText("after", "\nExamples:\n  foodshed alias remove unclaimed")
    .action(
      action<Record<never, never>, [string]>(async (context, _flags, name) => {
        const { removeAlias } = await import("./change-aliases.ts");
        await removeAlias(context, name);
      }),
    );
}
