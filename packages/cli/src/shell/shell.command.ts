import { Argument, type Command } from "commander";
import type { Act } from "../act.ts";

export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

export function completionCommand(program: Command, act: Act): void {
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
      act<Record<never, never>, [Shell]>(async (context, _flags, shell) => {
        const { printCompletion } = await import("../commands.ts");
        await printCompletion(context, shell);
      }),
    );
}

export function manCommand(program: Command, act: Act): void {
  program
    .command("man")
    .summary("print the manual page")
    .description("Prints the manual page of all commands, as man reads it.")
    .addHelpText(
      "after",
      "\nExamples:\n  foodshed man | man -l -\n  foodshed man > ~/.local/share/man/man1/foodshed.1",
    )
    .action(
      act(async (context) => {
        const { printManual } = await import("../commands.ts");
        await printManual(context);
      }),
    );
}
