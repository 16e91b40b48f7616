import type { CommandContext } from "../command-context.ts";
import { usageError } from "../errors.ts";
import { bashScript } from "./bash.ts";
import { commandTree } from "./command-tree.ts";
import { fishScript } from "./fish.ts";
import { groupPage, manualPage } from "./manual.ts";
import type { Shell } from "./shells.ts";
import { zshScript } from "./zsh.ts";

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** Prints a completion script: what `completion` does. */
export function printCompletion({ output, describeProgram }: CommandContext, shell: Shell): void {
  output.raw.write(SCRIPTS[shell](commandTree(describeProgram())));
}

/** Prints the manual page of everything, or of one command: what `man` does. */
export function printManual({ output, version, describeProgram }: CommandContext, name?: string): void {
  const program = describeProgram();
  if (name === undefined) {
    output.raw.write(manualPage(program, version));
    return;
  }
  const names = program.commands.map((command) => command.name());
  const group = program.commands.find((command) => command.name() === name);
  if (!group) throw usageError(`There is no command '${name}'.`, `It is one of: ${names.join(", ")}.`);
  output.raw.write(groupPage(program, group, version));
}
