import { Argument, type Command } from "commander";
import type { ActionFactory } from "../action.ts";
import { SHELLS, type Shell } from "./shells.ts";

export function completionCommand(program: Command, action: ActionFactory): void {
  program
    .command("completion")
    .summary("print what a shell needs to complete commands")
    .description(
      "Prints a script with which a shell completes commands, flags, their values, contexts and file names.",
    )
    .addArgument(new Argument("<shell>", "the shell").choices(SHELLS))
    .addHelpText(
      "after",
      `
Examples:
  foodshed completion bash >> ~/.bashrc
  foodshed completion zsh > ~/.zfunc/_foodshed
  foodshed completion fish > ~/.config/fish/completions/foodshed.fish`,
    )
    .action(
      action<Record<never, never>, [Shell]>(async (context, _flags, shell) => {
        const { printCompletion } = await import("./print-shell-files.ts");
        await printCompletion(context, shell);
      }),
    );
}

export function manCommand(program: Command, action: ActionFactory): void {
  program
    .command("man")
    .summary("print the manual page")
    .description("Prints the manual page of all commands, or of one and those below it, as man reads it.")
    .argument("[command]", "such as accounts")
    .addHelpText(
      "after",
      "\nExamples:\n  foodshed man | man -l -\n  foodshed man accounts | man -l -\n  foodshed man > ~/.local/share/man/man1/foodshed.1",
    )
    .action(
      action<Record<never, never>, [string | undefined]>(async (context, _flags, command) => {
        const { printManual } = await import("./print-shell-files.ts");
        await printManual(context, command);
      }),
    );
}
