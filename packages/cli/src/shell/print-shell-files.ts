import type { CommandContext } from "../command-context.ts";
import { bashScript } from "./bash.ts";
import { commandTree } from "./command-tree.ts";
import { fishScript } from "./fish.ts";
import { manualPage } from "./manual.ts";
import type { Shell } from "./shells.ts";
import { zshScript } from "./zsh.ts";

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** Prints a completion script: what `completion` does. */
export function printCompletion({ output, describeProgram }: CommandContext, shell: Shell): void {
  output.raw.write(SCRIPTS[shell](commandTree(describeProgram())));
}

/** Prints the manual page: what `man` does. */
export function printManual({ output, version, describeProgram }: CommandContext): void {
  output.raw.write(manualPage(describeProgram(), version));
}
