import { type Command, CommanderError } from "commander";
import { type CliError, usageError } from "./errors.ts";

/** Commander did not understand a command line: with what was wrong, and what to do. */
export class MisunderstoodError extends CommanderError {
  /** Nothing where commander has printed the help of a group instead. */
  readonly explained: CliError | undefined;

  constructor(error: CommanderError, command: Command) {
    super(error.exitCode, error.code, error.message);
    this.explained = error.code === "commander.help" ? undefined : explain(error, command);
  }
}

function explain({ code, message }: CommanderError, command: Command): CliError {
  const [first = "", suggestion] = message.replace(/^error: /, "").split("\n");
  const flag = /^unknown option '(--.+)'$/.exec(first)?.[1];
  // Half of a flag's name, as in --password for --password-stdin.
  const longer = flag ? flagsOf(command).filter((name) => name.startsWith(`${flag}-`)) : [];
  const similar = /^\(Did you mean (?:one of )?(.+)\?\)$/.exec(suggestion ?? "")?.[1]?.split(", ") ?? [];
  const other = flag ? otherNames(flag, command) : [];
  const meant = [other, longer].find((names) => names.length > 0) ?? similar;
  return usageError(sentence(first), nextStep(code, command, meant));
}

/** Flags that do the same in other commands: some ask for a yes, and those that reach many for a number. */
const SAME: Record<string, string> = { "--yes": "--confirm", "--confirm": "--yes" };

const otherNames = (flag: string, command: Command) => flagsOf(command).filter((name) => name === SAME[flag]);

const flagsOf = (command: Command) => command.options.flatMap(({ long }) => long ?? []);

function nextStep(code: string, command: Command, suggested: readonly string[]): string {
  const path = pathOf(command);
  const help = `${path} --help`;
  if (code === "commander.unknownCommand") {
    const meant = suggested.map((name) => `${path} ${name}`).join(" or ");
    return `${meant ? `Did you mean: ${meant}? ` : ""}All commands: ${help}`;
  }
  if (code === "commander.unknownOption") {
    return `${suggested.length > 0 ? `Did you mean: ${suggested.join(" or ")}? ` : ""}All flags: ${help}`;
  }
  if (code === "commander.missingArgument" || code === "commander.excessArguments") {
    return `Write it like this: ${usageOf(command)}   (what it means: ${help})`;
  }
  return `What each flag takes: ${help}`;
}

/**
 * Refuses help for a command that there is none of.
 * @param words a command line that asks for help
 */
export function checkHelpPath(program: Command, words: readonly string[]): void {
  let command = program;
  for (const word of words) {
    if (word.startsWith("-")) return;
    const child = command.commands.find((one) => one.name() === word);
    if (child) command = child;
    else if (command.registeredArguments.length > 0 || command.commands.length === 0) return;
    else {
      command.args = [word];
      // How commander itself refuses it, with what is spelled alike.
      (command as unknown as { unknownCommand(): never }).unknownCommand();
    }
  }
}

function usageOf(command: Command): string {
  const args = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? "..." : ""}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [pathOf(command), ...args].join(" ");
}

const pathOf = (command: Command): string =>
  command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
