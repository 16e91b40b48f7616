import type { Argument, Command, Option } from "commander";

/** What completes at a position of a command line. */
export type Values = "none" | "files" | "contexts" | readonly string[];

export interface FlagNode {
  /** "--output", "-o". */
  names: string[];
  description: string;
  /** What follows it; undefined for a flag without a value. */
  values?: Values;
}

export interface CommandNode {
  /** The command names that lead to it, without "foodshed". */
  path: string;
  children: { name: string; summary: string }[];
  flags: FlagNode[];
  /** The values of its arguments. */
  values: Values;
}

const FILES = /^(file|plan)$/;

/** Every command below a program, itself first, as shells need to know it. */
export function commandTree(program: Command): CommandNode[] {
  const global = program.options.filter(({ hidden }) => !hidden);
  const visit = (command: Command, path: string): CommandNode[] => {
    const children = command.commands.filter((child) => child.name() !== "help");
    const own = command === program ? [] : command.options.filter(({ hidden }) => !hidden);
    const node: CommandNode = {
      path,
      children: children.map((child) => ({
        name: child.name(),
        summary: child.summary() || child.description(),
      })),
      flags: [...own, ...global].map(flag).concat({ names: ["-h", "--help"], description: "print help" }),
      values: valuesOf(command.registeredArguments, path),
    };
    return [
      node,
      ...children.flatMap((child) => visit(child, path ? `${path} ${child.name()}` : child.name())),
    ];
  };
  return visit(program, "");
}

function flag({ short, long, description, required, optional, argChoices, flags }: Option): FlagNode {
  const names = [short, long].filter((name) => name !== undefined);
  if (!required && !optional) return { names, description };
  const [, name = ""] = /[<[]([^>\].]+)/.exec(flags) ?? [];
  const values: Values =
    argChoices ?? (long === "--context" ? "contexts" : FILES.test(name) ? "files" : "none");
  return { names, description, values };
}

function valuesOf(args: readonly Argument[], path: string): Values {
  if (/^contexts (use|remove)$/.test(path)) return "contexts";
  const [first] = args;
  if (!first) return "none";
  return first.argChoices ?? (FILES.test(first.name()) ? "files" : "none");
}
