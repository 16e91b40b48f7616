import { join } from "node:path";
import type { Shell } from "../shell/shells.ts";
import { openProgram, type Terminal } from "./terminal.ts";

/** How a shell is started without its user's settings, and what it is told first. */
const STARTS: Record<Shell, { args: string[]; first: string }> = {
  bash: { args: ["--norc", "--noprofile"], first: "source foodshed.bash" },
  zsh: { args: ["-f"], first: "fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D" },
  fish: { args: ["--no-config"], first: "source foodshed.fish" },
};

/** A shell that a person types into, with the completion script of a folder. */
export async function openShell(name: Shell, folder: string): Promise<Terminal> {
  const { args, first } = STARTS[name];
  const shell = openProgram(name, args, {
    cwd: folder,
    columns: 200,
    env: { PATH: `${join(folder, "bin")}:${process.env.PATH}`, HOME: folder, TERM: "dumb", PS1: "$ " },
  });
  // The echo of what is typed does not say "ready".
  shell.type(`${first}; echo rea""dy\r`);
  await shell.shows("ready");
  return shell;
}
