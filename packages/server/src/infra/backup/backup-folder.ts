import { createHmac, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { SetupError } from "../../core/setup-error.ts";
import { isFileKey } from "../storage/file-store.ts";

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);
const tableName = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const fileKey = z.string().refine(isFileKey);

const common = {
  made_at: z.string(),
  /** The state of the tables. */
  migrations: z.array(z.string()).min(1),
  files: z.array(z.object({ key: fileKey, size: count, sha256: hash })),
  /** Files that the tables name and the store did not have. */
  missing_files: z.array(z.string()),
};

/** The first format counts rows; it has no hash of them, nor of the secret. */
const firstFormat = z.object({ format: z.literal(1), ...common, tables: z.record(tableName, count) });

const hashed = {
  ...common,
  /** The hash of the secret that signs links; null when the backup has none. */
  session_secret: hash.nullable(),
  /** Of all the rest, with a key that only the operator has. */
  signature: hash.optional(),
};

/** Each table with its rows and the hash of its lines, unzipped. They are lines of JSON. */
const tableOfJson = z.object({ rows: count, sha256: hash });
const secondFormat = z.object({ format: z.literal(2), ...hashed, tables: z.record(tableName, tableOfJson) });

/** Lines of COPY, with the columns in their order. */
const tableOfCopy = tableOfJson.extend({ columns: z.array(tableName) });
const thirdFormat = z.object({ format: z.literal(3), ...hashed, tables: z.record(tableName, tableOfCopy) });

/** What a backup says of itself. It is written last: a folder without it is no backup. */
export type Manifest = z.infer<typeof thirdFormat>;
export interface ReadManifest extends Omit<Manifest, "format" | "tables" | "session_secret"> {
  format: 1 | 2 | 3;
  tables: Record<string, { rows: number; sha256?: string; columns?: string[] }>;
  /** Undefined when the format says nothing about it. */
  session_secret?: string | null;
}

export const placesIn = (folder: string) => ({
  manifest: join(folder, "manifest.json"),
  tables: join(folder, "tables"),
  /** Rows as COPY writes them, compressed; in the first two formats one JSON object per line. */
  table: (name: string, format: ReadManifest["format"]) =>
    join(folder, "tables", `${name}.${format === 3 ? "copy.zst" : "ndjson.gz"}`),
  /** The files, under their keys. */
  files: join(folder, "files"),
  sessionSecret: join(folder, "session-secret"),
});

/**
 * Reads what a backup says of itself and, when the operator has a key, holds it against its signature.
 * @throws SetupError when the folder holds no whole backup that this version knows, or the key did not sign it
 */
export async function readManifest(folder: string, key?: string): Promise<ReadManifest> {
  let text: string;
  try {
    text = await readFile(placesIn(folder).manifest, "utf8");
  } catch (error) {
    throw new SetupError([`${folder} holds no backup: it has no manifest.json that can be read.`], {
      cause: error,
    });
  }
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {}
  const parsed = z.union([firstFormat, secondFormat, thirdFormat]).safeParse(found);
  if (!parsed.success)
    throw new SetupError([
      `The manifest.json in ${folder} is damaged, or made by a newer version of Foodshed.`,
    ]);
  if (key) checkSignature(folder, found as Manifest, key);
  const manifest = parsed.data;
  if (manifest.format !== 1) return manifest;
  return {
    ...manifest,
    tables: Object.fromEntries(Object.entries(manifest.tables).map(([name, rows]) => [name, { rows }])),
  };
}

/** The signature of a manifest: of its text without spaces and without the signature itself. */
export function sign({ signature: _, ...manifest }: Manifest, key: string): string {
  return createHmac("sha256", key).update(JSON.stringify(manifest)).digest("hex");
}

function checkSignature(folder: string, manifest: Manifest, key: string): void {
  if (!manifest.signature)
    throw new SetupError([
      `The backup in ${folder} is not signed: unset BACKUP_KEY to restore it without knowing who wrote it.`,
    ]);
  if (!timingSafeEqual(Buffer.from(sign(manifest, key)), Buffer.from(manifest.signature)))
    throw new SetupError([
      `The backup in ${folder} was changed after it was signed, or signed with another BACKUP_KEY.`,
    ]);
}
