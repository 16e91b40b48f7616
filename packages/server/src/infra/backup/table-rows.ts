import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream";
import { pipeline as piped } from "node:stream/promises";
import { constants, createGunzip, createZstdCompress, createZstdDecompress } from "node:zlib";
import { sql } from "kysely";
import { SetupError } from "../../core/setup-error.ts";
import { isMissingFile } from "../config/missing-files.ts";
import type { Connection } from "../db/connection.ts";
import { copyOut } from "../db/copy.ts";
import { writableColumns } from "./tables.ts";

/** Writes a table's rows as compressed lines of COPY. @returns what the manifest says of them */
export async function writeRows(
  trx: Connection,
  table: string,
  file: string,
  onRows: (count: number) => void,
): Promise<{ rows: number; sha256: string; columns: string[] }> {
  const columns = await writableColumns(trx, table);
  const sha256 = createHash("sha256");
  let rows = 0;
  const count = (bytes: Buffer) => {
    sha256.update(bytes);
    const more = linesIn(bytes);
    rows += more;
    onRows(more);
  };
  await copyOut(trx, { table, columns }, (bytes) =>
    piped(
      tapped(bytes, count),
      createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
      createWriteStream(file, { mode: 0o600, flush: true }),
    ),
  );
  return { rows, sha256: sha256.digest("hex"), columns };
}

/** Within COPY's text a line break ends a row: those of values are written `\n`. */
export function linesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}

async function* tapped(bytes: AsyncIterable<Buffer>, onBytes: (bytes: Buffer) => void) {
  for await (const chunk of bytes) {
    onBytes(chunk);
    yield chunk;
  }
}

/** Values as text that does not depend on the settings of a server or a role. Until the end of the transaction. */
export async function writeValuesAlike(trx: Connection): Promise<void> {
  for (const setting of [
    "datestyle = iso",
    "intervalstyle = postgres",
    "timezone = utc",
    "bytea_output = hex",
  ])
    await sql.raw(`set local ${setting}`).execute(trx);
  // As many digits as tell numbers apart.
  await sql`set local extra_float_digits = 3`.execute(trx);
}

/** The unzipped bytes of a table's file. @throws SetupError when it is missing or cannot be unzipped */
export async function* readBytes(table: string, file: string): AsyncGenerator<Buffer> {
  const unzipped = file.endsWith(".zst") ? createZstdDecompress() : createGunzip();
  // An error on the way is the reader's to see: it ends the unzipped bytes with it.
  pipeline(createReadStream(file), unzipped, () => {});
  try {
    yield* unzipped as AsyncIterable<Buffer>;
  } catch (error) {
    throw isMissingFile(error) || isBadArchive(error) ? unreadable(table, error) : error;
  }
}

/** The rows of a file of the first two formats: lines of JSON, in groups. */
export async function* readJsonRows(table: string, file: string): AsyncGenerator<string[]> {
  let rest: Buffer[] = [];
  for await (const bytes of readBytes(table, file)) {
    const end = bytes.lastIndexOf(10);
    if (end < 0) {
      rest.push(bytes);
      continue;
    }
    const whole = Buffer.concat([...rest, bytes.subarray(0, end)]).toString();
    rest = end + 1 < bytes.length ? [bytes.subarray(end + 1)] : [];
    yield whole.split("\n");
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString().split("\n");
}

export function unreadable(table: string, cause: unknown): SetupError {
  return new SetupError([`The backup is damaged: the table ${table} cannot be read.`], { cause });
}

const isBadArchive = (error: unknown) => /^(?:Z|ZSTD)_/.test(String((error as { code?: unknown }).code));
