import type { Context } from "../context.ts";
import { createProgram } from "../program.ts";
import { bashScript } from "./bash.ts";
import { commandTree } from "./command-tree.ts";
import { fishScript } from "./fish.ts";
import { manualPage } from "./manual.ts";
import type { Shell } from "./shell.command.ts";
import { zshScript } from "./zsh.ts";

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** The whole tree of commands, to be described rather than run. */
const wholeProgram = (version: string) => createProgram(version, () => async () => {});

/** Prints a completion script: what `completion` does. */
export function printCompletion({ output, version }: Context, shell: Shell): void {
  output.raw.write(SCRIPTS[shell](commandTree(wholeProgram(version))));
}

/** Prints the manual page: what `man` does. */
export function printManual({ output, version }: Context): void {
  output.raw.write(manualPage(wholeProgram(version), version));
}
