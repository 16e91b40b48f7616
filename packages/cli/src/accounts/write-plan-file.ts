import { closeSync, openSync, renameSync, writeSync } from "node:fs";
import { tidyMemory } from "../tidy-memory.ts";
import { hashRows, type Plan } from "./plan-file.ts";
import type { PlanRow } from "./plan-row.ts";

/** Bytes that are written at once. */
const CHUNK = 1 << 20;

/**
 * Writes a plan whole or not at all, row by row: thousands of mails are never in memory together. Only its owner can read it.
 * @returns its hash
 * @param rows makes the rows again each time it is called
 */
export function writePlanFile(
  path: string,
  { plan, ...head }: Omit<Plan, "hash" | "rows">,
  rows: () => Iterable<PlanRow>,
): string {
  const hash = hashRows(head, rows());
  const draft = `${path}.${process.pid}.part`;
  const file = openSync(draft, "w", 0o600);
  try {
    let text = `${JSON.stringify({ plan, hash, ...head }, null, 2).slice(0, -2)},\n  "rows": [`;
    let separator = "\n    ";
    for (const row of rows()) {
      text += separator + JSON.stringify(row, null, 2).replaceAll("\n", "\n    ");
      separator = ",\n    ";
      if (text.length > CHUNK) {
        writeSync(file, text);
        text = "";
        tidyMemory();
      }
    }
    writeSync(file, `${text}\n  ]\n}\n`);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
  return hash;
}
