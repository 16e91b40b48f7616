import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { COLUMNS, type Column, foldHeading } from "@foodshed/sdk/members";

export interface RememberedMapping {
  /** For each heading its column; null where it is left aside. */
  columns: (Column | null)[];
  /** The day it was confirmed. */
  saved_on: string;
}

type Remembered = Record<string, RememberedMapping>;

/** Shapes that are remembered; the oldest are forgotten. */
const MOST = 200;

/** Identifies files of one shape: those with the same headings in the same order. */
export function shapeOf(headings: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify(headings.map(foldHeading)))
    .digest("hex")
    .slice(0, 32);
}

/** The mappings that a person confirmed, by the shape of the file, in the configuration folder. A damaged file counts as empty. */
export class MappingMemory {
  readonly #path: string;
  readonly #remembered: Remembered;

  constructor(configDir: string) {
    this.#path = join(configDir, "mappings.json");
    this.#remembered = readFrom(this.#path);
  }

  recall(headings: readonly string[]): RememberedMapping | undefined {
    const mapping = this.#remembered[shapeOf(headings)];
    return mapping?.columns.length === headings.length ? mapping : undefined;
  }

  /** @returns whether it could be written */
  remember(headings: readonly string[], columns: readonly (Column | undefined)[], today: Date): boolean {
    const { [shapeOf(headings)]: _, ...others } = this.#remembered;
    const entries = Object.entries(others).slice(-(MOST - 1));
    const saved_on = today.toISOString().slice(0, 10);
    const mapping = { columns: columns.map((column) => column ?? null), saved_on };
    return this.#write(Object.fromEntries([...entries, [shapeOf(headings), mapping]]));
  }

  /** @returns whether there was one */
  forget(headings: readonly string[]): boolean {
    const { [shapeOf(headings)]: known, ...others } = this.#remembered;
    return known !== undefined && this.#write(others);
  }

  #write(remembered: Remembered): boolean {
    const draft = `${this.#path}.${process.pid}`;
    try {
      mkdirSync(join(this.#path, ".."), { recursive: true, mode: 0o700 });
      writeFileSync(draft, `${JSON.stringify(remembered, null, 2)}\n`, { mode: 0o600 });
      renameSync(draft, this.#path);
      return true;
    } catch {
      rmSync(draft, { force: true });
      return false;
    }
  }
}

function readFrom(path: string): Remembered {
  try {
    const parsed: unknown = JSON.parse(readFileSync(path, "utf8"));
    return Object.fromEntries(
      Object.entries(parsed as Remembered).filter(([, mapping]) => isMapping(mapping)),
    );
  } catch {
    return {};
  }
}

const isMapping = (mapping: Partial<RememberedMapping> | null) =>
  Array.isArray(mapping?.columns) &&
  mapping.columns.every((column) => column === null || COLUMNS.includes(column)) &&
  typeof mapping.saved_on === "string";
