import { usageError } from "../errors.ts";

/** Flags of the program itself that a value follows. */
const WITH_VALUE = ["--server", "--context"];

/** Where the command's name is: behind the program's own flags. */
export function commandAt(argv: readonly string[]): number {
  let at = 0;
  while (argv[at]?.startsWith("-")) at += WITH_VALUE.includes(argv[at] as string) ? 2 : 1;
  return at;
}

/** The words of a text, split as a shell does at spaces outside of quotes. */
export function splitWords(text: string): string[] {
  const words = text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map((word) =>
    word.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single),
  );
}

/**
 * Puts the words of an alias in the place of its name. `$1` to `$9` stand for the words behind it; those that nothing stands for follow
 * at the end. A command of the program's own is never an alias.
 */
export function expandAlias(
  argv: readonly string[],
  aliases: Readonly<Record<string, string>>,
  isCommand: (name: string) => boolean,
): readonly string[] {
  const at = commandAt(argv);
  const name = argv[at];
  if (name === undefined || isCommand(name) || !Object.hasOwn(aliases, name)) return argv;
  const text = aliases[name] as string;
  const given = argv.slice(at + 1);
  const wanted = Math.max(0, ...[...text.matchAll(/\$([1-9])/g)].map(([, number]) => Number(number)));
  // Help needs no values.
  const asksForHelp = given.some((word) => word === "--help" || word === "-h");
  if (given.length < wanted && !asksForHelp) {
    throw usageError(
      `The alias '${name}' needs ${wanted === 1 ? "a word" : `${wanted} words`} behind it.`,
      `It stands for: foodshed ${text}`,
    );
  }
  const words = splitWords(text).map((word) =>
    word.replaceAll(/\$([1-9])/g, (_, number) => given[Number(number) - 1] ?? ""),
  );
  const left = asksForHelp ? given.filter((word) => word.startsWith("-")) : given.slice(wanted);
  return [...argv.slice(0, at), ...words, ...left];
}

/** The aliases as a section of the help. */
export function aliasHelp(aliases: Readonly<Record<string, string>>): string {
  const names = Object.keys(aliases).sort();
  if (names.length === 0) return "";
  const width = Math.max(...names.map((name) => name.length));
  return `\nAliases:\n${names.map((name) => `  ${name.padEnd(width)}  ${aliases[name]}`).join("\n")}\n`;
}
