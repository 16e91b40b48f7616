import { pipeline } from "node:stream/promises";
import type { Transaction as EmbeddedTransaction, PGlite } from "@electric-sql/pglite";
import { CompiledQuery } from "kysely";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { Connection } from "./connection.ts";

/** Rows as the text of COPY: a line each, which no row breaks. */
type Bytes = AsyncIterable<Buffer>;

/** Columns of a table that are copied, in this order. */
export interface CopiedTable {
  table: string;
  columns: readonly string[];
}

/** The near end of a COPY: what takes its bytes, or gives them. */
type End = { take: (bytes: Bytes) => Promise<void> } | { give: Bytes };

/** Travels as the one parameter of its statement, through Kysely, to the connection whose transaction it belongs to. */
export class Copy {
  readonly target: CopiedTable;
  readonly end: End;

  constructor(target: CopiedTable, end: End) {
    this.target = target;
    this.end = end;
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const listed = (columns: readonly string[]) => columns.map(quoted).join(", ");

/** Reads all rows of a table, in no order. `take` need not read to the end. */
export async function copyOut(
  connection: Connection,
  target: CopiedTable,
  take: (bytes: Bytes) => Promise<void>,
): Promise<void> {
  await run(connection, "to stdout", new Copy(target, { take }));
}

/** Writes rows into a table. @throws what `bytes` throws, or the database's error where a row does not fit */
export async function copyIn(connection: Connection, target: CopiedTable, bytes: Bytes): Promise<void> {
  await run(connection, "from stdin", new Copy(target, { give: bytes }));
}

async function run(connection: Connection, direction: string, copy: Copy): Promise<void> {
  const { table, columns } = copy.target;
  const statement = `copy ${quoted(table)} (${listed(columns)}) ${direction}`;
  await connection.executeQuery(CompiledQuery.raw(statement, [copy]));
}

/** Runs a COPY on a connection to PostgreSQL. */
export async function copyOverConnection(
  client: pg.ClientBase,
  statement: string,
  { end }: Copy,
): Promise<void> {
  if ("give" in end) {
    await pipeline(end.give, client.query(copyFrom(statement)));
    return;
  }
  const rows = client.query(copyTo(statement));
  try {
    await end.take(rows.iterator({ destroyOnReturn: false }) as Bytes);
  } catch (error) {
    // The connection is of use again once the server has said everything.
    if (!rows.errored && !rows.readableEnded)
      await new Promise((over) => rows.once("end", over).once("error", over).resume());
    throw error;
  }
}

/** Heap blocks of a table that the embedded database copies at a time, in memory. */
const BLOCKS = 256;
/** Bytes that it takes at a time. */
const PORTION = 4_000_000;

/** The embedded database with COPY: it knows no streams, so that rows pass in portions. */
export function withCopy(pglite: PGlite): PGlite {
  const extended = <T extends PGlite | EmbeddedTransaction>(target: T): T =>
    new Proxy(target, {
      get(_, key) {
        if (key === "query")
          return (statement: string, parameters: unknown[] = [], options = {}) =>
            parameters[0] instanceof Copy
              ? copyEmbedded(target, parameters[0])
              : target.query(statement, parameters, options);
        if (key === "transaction")
          return (work: (trx: EmbeddedTransaction) => unknown) =>
            (target as PGlite).transaction((trx) => work(extended(trx)) as Promise<unknown>);
        const value = Reflect.get(target, key, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return extended(pglite);
}

async function copyEmbedded(db: PGlite | EmbeddedTransaction, { target, end }: Copy) {
  if ("take" in end) await end.take(embeddedRows(db, target));
  else
    for await (const lines of portions(end.give))
      await db.query(`copy ${quoted(target.table)} (${listed(target.columns)}) from '/dev/blob'`, [], {
        blob: new Blob([new Uint8Array(lines)]),
      });
  return { rows: [], fields: [] };
}

async function* embeddedRows(
  db: PGlite | EmbeddedTransaction,
  { table, columns }: CopiedTable,
): AsyncGenerator<Buffer> {
  const { rows } = await db.query<{ blocks: number }>(
    "select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as blocks",
    [quoted(table)],
  );
  for (let at = 0; at < (rows[0]?.blocks ?? 0); at += BLOCKS) {
    const { blob } = await db.query(
      `copy (select ${listed(columns)} from ${quoted(table)} where ctid >= '(${at},0)' and ctid < '(${at + BLOCKS},0)') to '/dev/blob'`,
    );
    if (blob && blob.size > 0) yield Buffer.from(await blob.arrayBuffer());
  }
}

/** Bytes in pieces that end with a line. */
async function* portions(bytes: Bytes): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PORTION) continue;
    const all = Buffer.concat(waiting);
    const end = all.lastIndexOf(10) + 1;
    if (end > 0) yield all.subarray(0, end);
    waiting = [all.subarray(end)];
    length = all.length - end;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
