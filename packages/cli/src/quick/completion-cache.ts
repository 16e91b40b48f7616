import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Candidate, Place } from "./completion-names.ts";

/** Long enough for a line that is being typed. */
const KEPT_MS = 60_000;
const MOST = 20;

interface Entry {
  key: string;
  at: number;
  found: Candidate[];
}

/** What a server answered a moment ago, or what it answers now. */
export async function cachedAnswers(
  { configDir, server, token }: Place,
  question: string,
  find: () => Candidate[] | Promise<Candidate[]>,
): Promise<Candidate[]> {
  const path = join(configDir, "completion-cache.json");
  const key = createHash("sha256").update(`${server} ${token} ${question}`).digest("hex").slice(0, 32);
  const now = Date.now();
  const fresh = read(path).filter(({ at }) => at <= now && now - at < KEPT_MS);
  const known = fresh.find((entry) => entry.key === key);
  if (known) return known.found;
  const found = await find();
  // An empty answer may be a server that was slow: the next key asks again.
  if (found.length > 0) write(path, [{ key, at: now, found }, ...fresh].slice(0, MOST));
  return found;
}

function read(path: string): Entry[] {
  try {
    const entries: unknown = JSON.parse(readFileSync(path, "utf8"));
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

function write(path: string, entries: readonly Entry[]): void {
  try {
    mkdirSync(join(path, ".."), { recursive: true, mode: 0o700 });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(entries), { mode: 0o600 });
    renameSync(draft, path);
  } catch {
    // Then it is not kept.
  }
}
