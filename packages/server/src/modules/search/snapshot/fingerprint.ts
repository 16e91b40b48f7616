import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { endianness } from "node:os";
import { join } from "node:path";
import type { LexiconEntry } from "@foodshed/sdk/lexicon";
import { VERSION } from "../../../infra/version.ts";

const SEARCH = join(import.meta.dirname, "..");

/**
 * Says what an index was made by: these sources, this lexicon, numbers in this order of bytes. Another version may read the same
 * documents otherwise, and nobody has to remember to say so.
 */
export function indexFingerprint(lexicon: readonly LexiconEntry[]): string {
  const hash = createHash("sha256").update(VERSION).update(endianness()).update(JSON.stringify(lexicon));
  for (const folder of [SEARCH, join(SEARCH, "engine")]) {
    const names = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
    for (const name of names.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex");
}
