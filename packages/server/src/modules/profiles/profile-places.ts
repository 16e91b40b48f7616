import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/** Lists of a profile that the history keeps as a whole. */
export const PLACE_FIELDS = ["contacts", "addresses"] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];
export const isPlace = (field: string): field is PlaceField =>
  (PLACE_FIELDS as readonly string[]).includes(field);

type Rows = readonly Record<string, unknown>[];
export type PlacesOfProfiles = ReadonlyMap<number, Readonly<Record<PlaceField, Rows>>>;

/** The contacts and addresses of profiles, with all their columns but where a map has found an address: that may have to be hidden by now. */
export async function readPlaces(db: Connection, accountIds: readonly number[]): Promise<PlacesOfProfiles> {
  const { rows } = await sql<{ id: number } & Record<PlaceField, Rows>>`select a.id,
    coalesce((select jsonb_agg(to_jsonb(c) - 'account_id' order by c.id) from contacts c where c.account_id = a.id), '[]') as contacts,
    coalesce((select jsonb_agg(to_jsonb(d) - '{account_id,latitude,longitude,located_for}'::text[] order by d.id) from addresses d where d.account_id = a.id), '[]') as addresses
    from accounts a where a.id = any(${[...accountIds]}::int[])`.execute(db);
  return new Map(rows.map(({ id, contacts, addresses }) => [id, { contacts, addresses }]));
}

/** Gives a profile the rows that it had, with their numbers. */
export async function setPlaces(
  trx: Connection,
  accountId: number,
  field: PlaceField,
  wanted: Rows,
): Promise<void> {
  await sql`delete from ${sql.table(field)} where account_id = ${accountId}`.execute(trx);
  if (wanted.length === 0) return;
  const rows = wanted.map((row) => ({ ...row, account_id: accountId }));
  await sql`insert into ${sql.table(field)} select * from jsonb_populate_recordset(null::${sql.table(field)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    trx,
  );
}
