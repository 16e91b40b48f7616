/** The program's own flags. */
export interface QuickFlags {
  json?: boolean;
  plain?: boolean;
  context?: string;
  server?: string;
}

/** Reads the program's own flags and the words between them; undefined where there is more to it. */
export function quickFlags(args: readonly string[]): { flags: QuickFlags; words: string[] } | undefined {
  const flags: QuickFlags = {};
  const words: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] as string;
    if (arg === "--json" || arg === "--plain") flags[arg.slice(2) as "json" | "plain"] = true;
    else if (arg === "--context" || arg === "--server") {
      at += 1;
      const value = args[at];
      if (value === undefined) return undefined;
      flags[arg.slice(2) as "context" | "server"] = value;
    } else if (arg.startsWith("-")) return undefined;
    else words.push(arg);
  }
  return { flags, words };
}
