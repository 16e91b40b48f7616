import { readConfig } from "../config/config-file.ts";
import type { Runtime } from "../run.ts";
import { chooseContext } from "../session/choose-context.ts";
import { configDir } from "../session/config-dir.ts";
import { Credentials } from "../session/credentials.ts";
import { storedToken } from "../session/stored-token.ts";
import { cachedAnswers } from "./completion-cache.ts";
import { type Candidate, NAMES, type Place } from "./completion-names.ts";
import { type QuickFlags, quickFlags } from "./quick-flags.ts";

/**
 * Prints what may stand at the cursor, one candidate a line with a tab and its meaning behind it: what the shells' scripts ask for with
 * `foodshed __complete <what> [beginning]`. Whatever goes wrong, it prints nothing and ends well: the user is in the middle of a line.
 */
export async function complete(args: readonly string[], { stdout, env }: Runtime): Promise<void> {
  try {
    const read = quickFlags(args);
    if (!read) return;
    const [what = "", typed = ""] = read.words;
    const found = await candidates(what, typed, read.flags, env);
    const lines = found
      .filter(({ value }) => value.startsWith(typed) && /^[^\s]+$/.test(value))
      .map(({ value, meaning }) => (meaning ? `${value}\t${meaning.replaceAll(/\s+/g, " ")}` : value));
    if (lines.length > 0) stdout.write(`${lines.join("\n")}\n`);
  } catch {
    // Nothing is offered.
  }
}

async function candidates(
  what: string,
  typed: string,
  flags: QuickFlags,
  env: Runtime["env"],
): Promise<Candidate[]> {
  const dir = configDir(env);
  if (what === "contexts") {
    return [...new Credentials(dir).contexts()].map(([value, { server }]) => ({ value, meaning: server }));
  }
  if (what === "aliases") {
    return Object.entries(readConfig(dir).aliases).map(([value, meaning]) => ({ value, meaning }));
  }
  const names = NAMES[what];
  if (!names) return [];
  const { name, server } = chooseContext(dir, flags, env);
  const token = storedToken({ configDir: dir, contextName: name, server, env });
  const place: Place = { configDir: dir, server, ...(token && { token }) };
  if (names.kept === "here") return names.find(place, typed);
  return cachedAnswers(place, `${what} ${typed}`, () => names.find(place, typed));
}
