import type { Argument, Command, Option } from "commander";
import { argumentValues, flagValues, NOTHING, type Values, wordsOf } from "./values.ts";

export interface FlagNode {
  /** "--output", "-o". */
  names: string[];
  description: string;
  /** What follows it; undefined for a flag without a value. */
  values?: Values;
  /** Whether several values follow it. */
  variadic?: boolean;
}

export interface CommandNode {
  /** The command names that lead to it, without "foodshed". */
  path: string;
  children: { name: string; summary: string }[];
  flags: FlagNode[];
  /** The values of its arguments. */
  values: Values;
}

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

function flag({
  short,
  long,
  description,
  required,
  optional,
  variadic,
  argChoices,
  flags,
}: Option): FlagNode {
  const names = [short, long].filter((name) => name !== undefined);
  if (!required && !optional) return { names, description };
  const [, placeholder = ""] = /[<[]([^>\].]+)/.exec(flags) ?? [];
  const values = argChoices ? wordsOf(argChoices) : flagValues(long, placeholder);
  return { names, description, values, variadic };
}

function valuesOf([first]: readonly Argument[], path: string): Values {
  if (path === "") return { type: "names", lookup: "aliases" };
  if (!first) return NOTHING;
  return first.argChoices ? wordsOf(first.argChoices) : argumentValues(path, first.name());
}

/** The commands' flags with a value, those with the same values together: "accounts list --state". */
export function flagsByValues(
  nodes: readonly CommandNode[],
  quote: (pattern: string) => string,
): { patterns: string; values: Values }[] {
  const groups = new Map<string, { patterns: string[]; values: Values }>();
  for (const { path, flags } of nodes) {
    for (const { names, values } of flags) {
      if (values === undefined) continue;
      const key = JSON.stringify(values);
      const group = groups.get(key) ?? { patterns: [], values };
      group.patterns.push(...names.map((name) => quote(`${path} ${name}`)));
      groups.set(key, group);
    }
  }
  return [...groups.values()].map(({ patterns, values }) => ({ patterns: patterns.join("|"), values }));
}

/** The flags that several values follow, as patterns of a case. */
export function variadicPatterns(nodes: readonly CommandNode[], quote: (pattern: string) => string): string {
  return nodes
    .flatMap(({ path, flags }) =>
      flags.flatMap(({ names, variadic }) => (variadic ? names.map((name) => quote(`${path} ${name}`)) : [])),
    )
    .join("|");
}

/** Every command's path, as patterns of a case. */
export function pathPatterns(nodes: readonly CommandNode[], quote: (pattern: string) => string): string {
  return nodes
    .filter(({ path }) => path !== "")
    .map(({ path }) => quote(path))
    .join("|");
}
