import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream";
import { pipeline as piped } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { sql } from "kysely";
import { SetupError } from "../../core/setup-error.ts";
import { isMissingFile } from "../config/missing-files.ts";
import type { Connection } from "../db/connection.ts";
import { writableColumns } from "./tables.ts";

/** Characters that one statement should bring. */
const CHUNK = 1_000_000;
const MAX_BLOCKS = 1024;
/** Three times as quick as the usual level, for a sixth more bytes. */
const GZIP_LEVEL = 3;

/** Writes a table's rows as compressed lines of JSON. @returns how many there are, and the hash of the lines */
export async function writeRows(
  trx: Connection,
  table: string,
  file: string,
): Promise<{ rows: number; sha256: string }> {
  const sha256 = createHash("sha256");
  let rows = 0;
  async function* lines() {
    for await (const chunk of readChunks(trx, table)) {
      rows += chunk.count;
      const bytes = Buffer.from(`${chunk.lines}\n`);
      sha256.update(bytes);
      yield bytes;
    }
  }
  await piped(lines(), createGzip({ level: GZIP_LEVEL }), createWriteStream(file, { mode: 0o600 }));
  return { rows, sha256: sha256.digest("hex") };
}

/**
 * A table's rows, block by block as they stand on the disk: each statement reads its own blocks only, and puts its lines together
 * in the database.
 */
async function* readChunks(trx: Connection, table: string): AsyncGenerator<{ count: number; lines: string }> {
  const columns = sql.join((await writableColumns(trx, table)).map((name) => sql.ref(name)));
  const { rows: sizes } = await sql<{ blocks: number }>`select
    (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as blocks`.execute(trx);
  const blocks = sizes[0]?.blocks ?? 0;
  const read = async (from: number, below: number) => {
    const { rows } = await sql<{ count: number; lines: string | null }>`
      select count(*)::int as count, string_agg(to_json(r)::text, chr(10)) as lines from (
        select ${columns} from ${sql.table(table)}
        where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${below},0)`}::tid
      ) r`.execute(trx);
    return rows[0] as { count: number; lines: string | null };
  };
  // Rows may be long or stand elsewhere: how many blocks a chunk takes follows from those before.
  let step = 16;
  for (let from = 0; from < blocks; ) {
    const below = from + step;
    const { count, lines } = await read(from, below);
    if (lines !== null) yield { count, lines };
    from = below;
    const length = Math.max(1, lines?.length ?? 0);
    step = Math.min(MAX_BLOCKS, Math.max(1, Math.round(step * Math.min(4, CHUNK / length))));
  }
}

/** The lines of a table's file in groups, with the bytes that they were read from. */
export async function* readRows(
  table: string,
  file: string,
  onBytes: (bytes: Buffer) => void = () => {},
): AsyncGenerator<string[]> {
  const unzipped = createGunzip();
  // An error on the way is the reader's to see: it ends the unzipped bytes with it.
  pipeline(createReadStream(file), unzipped, () => {});
  let rest: Buffer[] = [];
  try {
    for await (const bytes of unzipped as AsyncIterable<Buffer>) {
      onBytes(bytes);
      const end = bytes.lastIndexOf(10);
      if (end < 0) {
        rest.push(bytes);
        continue;
      }
      const whole = Buffer.concat([...rest, bytes.subarray(0, end)]).toString();
      rest = end + 1 < bytes.length ? [bytes.subarray(end + 1)] : [];
      yield whole.split("\n");
    }
  } catch (error) {
    throw isMissingFile(error) || isBadArchive(error) ? unreadable(table, error) : error;
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString().split("\n");
}

export function unreadable(table: string, cause: unknown): SetupError {
  return new SetupError([`The backup is damaged: the table ${table} cannot be read.`], { cause });
}

const isBadArchive = (error: unknown) => String((error as { code?: unknown }).code).startsWith("Z_");
