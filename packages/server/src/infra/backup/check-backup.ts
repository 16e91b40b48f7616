import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { SetupError } from "../../core/setup-error.ts";
import { migrations as knownMigrations } from "../../migrations/migrations.ts";
import { ifExists, isMissingFile } from "../config/missing-files.ts";
import { placesIn, type ReadManifest, readManifest } from "./backup-folder.ts";
import { linesIn, readBytes } from "./table-rows.ts";

/** A backup whose every byte is what its manifest says. */
export interface CheckedBackup {
  folder: string;
  manifest: ReadManifest;
  /** The secret that signs links, when the backup has one. */
  secret: string | undefined;
}

/**
 * Reads a whole backup and holds it against its manifest, before anything is touched that it may be restored into.
 * @throws SetupError when it is damaged, changed, of a newer version, or not signed with the operator's key
 */
export async function checkBackup(
  folder: string,
  key?: string,
  onStep: (step: string, done: number, total: number) => void = () => {},
): Promise<CheckedBackup> {
  const manifest = await readManifest(folder, key);
  const unknown = manifest.migrations.filter((name) => !Object.hasOwn(knownMigrations, name));
  if (unknown.length > 0)
    throw new SetupError(["This backup was made by a newer version of Foodshed: restore it with that one."]);
  const places = placesIn(folder);
  const secret = await ifExists(readFile(places.sessionSecret, "utf8"));
  checkSecret(manifest, secret);
  const total = Object.keys(manifest.tables).length + manifest.files.length;
  let done = 0;
  for (const [table, expected] of Object.entries(manifest.tables)) {
    onStep("Checking", ++done, total);
    await checkTable(table, places.table(table, manifest.format), expected);
  }
  for (const { key: file, sha256, size } of manifest.files) {
    onStep("Checking", ++done, total);
    const found = await hashOf(join(places.files, file));
    if (!found || found.sha256 !== sha256 || found.size !== size)
      throw new SetupError([`The backup is damaged: the file ${file} is missing or changed.`]);
  }
  return { folder, manifest, secret };
}

async function checkTable(
  table: string,
  file: string,
  expected: { rows: number; sha256?: string },
): Promise<void> {
  const sha256 = createHash("sha256");
  let rows = 0;
  for await (const bytes of readBytes(table, file)) {
    sha256.update(bytes);
    rows += linesIn(bytes);
  }
  if (rows !== expected.rows)
    throw new SetupError([
      `The backup is damaged: the table ${table} does not have its ${expected.rows} rows.`,
    ]);
  if (expected.sha256 && sha256.digest("hex") !== expected.sha256)
    throw new SetupError([`The backup is damaged: the rows of the table ${table} were changed.`]);
}

function checkSecret({ session_secret: expected }: ReadManifest, secret: string | undefined): void {
  if (expected === undefined) return;
  const found = secret === undefined ? null : createHash("sha256").update(secret).digest("hex");
  if (found !== expected)
    throw new SetupError(["The backup is damaged: the secret that signs links is missing or changed."]);
}

async function hashOf(file: string): Promise<{ sha256: string; size: number } | undefined> {
  const hash = createHash("sha256");
  let size = 0;
  try {
    for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
      hash.update(bytes);
      size += bytes.byteLength;
    }
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
  return { sha256: hash.digest("hex"), size };
}
