import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { SetupError } from "../platform/setup-error.ts";

/** What a backup says of itself. It is written last: a folder without it is no backup. */
const manifestShape = z.object({
  format: z.literal(1),
  made_at: z.string(),
  /** The state of the tables. */
  migrations: z.array(z.string()),
  /** How many rows each table has. */
  tables: z.record(z.string().regex(/^[a-z_][a-z0-9_]*$/), z.number().int().min(0)),
  files: z.array(z.object({ key: z.string(), size: z.number().int(), sha256: z.string() })),
  /** Files that the tables name and the store did not have. */
  missing_files: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestShape>;

export const placesIn = (folder: string) => ({
  manifest: join(folder, "manifest.json"),
  /** One JSON object per line and row, compressed. */
  table: (name: string) => join(folder, "tables", `${name}.ndjson.gz`),
  /** The files, under their keys. */
  files: join(folder, "files"),
  sessionSecret: join(folder, "session-secret"),
});

/** @throws SetupError when the folder holds no whole backup that this version knows */
export async function readManifest(folder: string): Promise<Manifest> {
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
  const manifest = manifestShape.safeParse(found);
  if (!manifest.success)
    throw new SetupError([
      `The manifest.json in ${folder} is damaged, or made by a newer version of Foodshed.`,
    ]);
  return manifest.data;
}

export function sha256(data: Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}
