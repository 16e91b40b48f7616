import type { Command } from "commander";
import { usageError } from "../errors.ts";
import { commandAt, splitWords } from "./expand-alias.ts";

/** Refuses a name that an alias cannot have, and what is no command. */
export function checkAlias(name: string, text: string, program: Command): void {
  checkName(name, program);
  checkCommand(splitWords(text.replace(/^\s*foodshed\s+/, "")), program);
}

function checkName(name: string, program: Command): void {
  if (!/^[a-z][\w-]{0,39}$/i.test(name)) {
    throw usageError(
      `'${name}' cannot be the name of an alias.`,
      "A name begins with a letter and has letters, digits and dashes, like: unclaimed",
    );
  }
  if (!isCommandOf(program, name)) return;
  throw usageError(`'${name}' is a command of foodshed's own.`, "Choose another name for the alias.");
}

function checkCommand(words: readonly string[], program: Command): void {
  const first = words[commandAt(words)];
  if (first !== undefined && isCommandOf(program, first)) return;
  throw usageError(
    `An alias stands for a command of foodshed, and '${first ?? ""}' is none.`,
    'Name it like this: foodshed alias set unclaimed "accounts list --state unclaimed"',
  );
}

const isCommandOf = (program: Command, name: string) =>
  name === "help" || program.commands.some((command) => command.name() === name);
