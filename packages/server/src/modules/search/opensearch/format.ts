import { createHash } from "node:crypto";
import type { LexiconEntry } from "@foodshed/sdk/lexicon";
import { FORMAT } from "../search.index.queries.ts";
import { INDEX_BODY, MAPPING } from "./fields.ts";

/** Names what documents are written by: servers with another format, mapping or lexicon have indexes of their own. */
export function indexFormat(lexicon: readonly LexiconEntry[]): string {
  const hash = createHash("sha256").update(JSON.stringify([FORMAT, MAPPING, INDEX_BODY, lexicon]));
  return `${FORMAT}-${MAPPING}-${hash.digest("hex").slice(0, 8)}`;
}
