import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Connection } from "../../platform/context.ts";
import type { DisplayedImage } from "./search.display.ts";
import type { ClassifiedSource, DocumentRow, ProfileSource } from "./search.documents.ts";

export type DocumentKind = DocumentRow["kind"];

/** Published profiles: those with the given ids, or the next ones after an id. */
export async function readProfiles(
  connection: Connection,
  which: { ids: number[] } | { after: number; limit: number },
): Promise<ProfileSource[]> {
  let query = connection
    .selectFrom("accounts as a")
    .where("a.published_at", "is not", null)
    .select([
      "a.id",
      "a.slug",
      "a.business_name",
      "a.title",
      "a.description",
      "a.city",
      "a.latitude",
      "a.longitude",
      "a.greenbelt_location",
      "a.hide_personal_info",
      "a.website",
    ])
    .select(sql<boolean>`a.claimed_at is not null`.as("claimed"))
    .select((eb) => [
      photoOf("a.photo_key").as("photo"),
      sql<number>`(select count(*)::int from gallery_photos g where g.account_id = a.id)`.as("gallery"),
      sql<string[]>`array(select business_type from account_business_types t where t.account_id = a.id
        order by position, business_type)`.as("business_types"),
      sql<
        string[]
      >`array(select distinct city from addresses where account_id = a.id and city <> '' order by city)`.as(
        "cities",
      ),
      sql<
        number[]
      >`array(select organization_id from connections c where c.account_id = a.id and state = 'accepted')`.as(
        "networks",
      ),
      jsonArrayFrom(
        eb
          .selectFrom("roles as r")
          .whereRef("r.account_id", "=", "a.id")
          .orderBy("r.id")
          .select("r.code")
          .select((role) => [
            jsonArrayFrom(
              role
                .selectFrom("checklists as c")
                .whereRef("c.role_id", "=", "r.id")
                .orderBy("c.id")
                .select(["c.kind", "c.keys"]),
            ).as("checklists"),
            jsonArrayFrom(
              role
                .selectFrom("products as p")
                .whereRef("p.role_id", "=", "r.id")
                .orderBy("p.category_order")
                .orderBy("p.id")
                .select(["p.name", "p.category"]),
            ).as("products"),
          ]),
      ).as("roles"),
    ]);
  query =
    "ids" in which
      ? query.where("a.id", "in", which.ids)
      : query.where("a.id", ">", which.after).orderBy("a.id").limit(which.limit);
  return await query.execute();
}

/** Classifieds of published profiles: those with the given ids, of an account, or the next ones after an id. */
export async function readClassifieds(
  connection: Connection,
  which: { ids: number[] } | { accountId: number } | { after: number; limit: number },
): Promise<ClassifiedSource[]> {
  let query = connection
    .selectFrom("classifieds as c")
    .innerJoin("accounts as a", "a.id", "c.account_id")
    .where("a.published_at", "is not", null)
    .select([
      "c.id",
      "c.title",
      "c.description",
      "c.looking_for",
      "c.category",
      "c.needed_by",
      "c.created_at",
      "a.id as account_id",
      "a.slug",
      "a.business_name",
      "a.city",
      "a.latitude",
      "a.longitude",
    ])
    .select(photoOf("c.image_key").as("photo"))
    .select(
      sql<
        number[]
      >`array(select organization_id from connections n where n.account_id = a.id and state = 'accepted')`.as(
        "networks",
      ),
    );
  if ("ids" in which) query = query.where("c.id", "in", which.ids);
  else if ("accountId" in which) query = query.where("c.account_id", "=", which.accountId);
  else query = query.where("c.id", ">", which.after).orderBy("c.id").limit(which.limit);
  const rows = await query.execute();
  return rows.map(({ account_id, slug, business_name, ...row }) => ({
    ...row,
    account: { id: account_id, slug, business_name },
  }));
}

function photoOf(key: "a.photo_key" | "c.image_key") {
  return sql<DisplayedImage | null>`(select json_build_object('key', i.key, 'width', i.width, 'height', i.height)
    from images i where i.key = ${sql.ref(key)})`;
}

export async function writeDocuments(connection: Connection, rows: DocumentRow[]): Promise<void> {
  if (rows.length === 0) return;
  await connection
    .insertInto("search_documents")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["kind", "id"]).doUpdateSet((eb) => ({
        changed: sql<string>`pg_current_xact_id()`,
        changed_at: sql<Date>`now()`,
        removed: eb.ref("excluded.removed"),
        name_words: eb.ref("excluded.name_words"),
        product_words: eb.ref("excluded.product_words"),
        other_words: eb.ref("excluded.other_words"),
        phrases: eb.ref("excluded.phrases"),
        facets: eb.ref("excluded.facets"),
        quality: eb.ref("excluded.quality"),
        latitude: eb.ref("excluded.latitude"),
        longitude: eb.ref("excluded.longitude"),
        ends_at: eb.ref("excluded.ends_at"),
        display: eb.ref("excluded.display"),
      })),
    )
    .execute();
}

/** Empties documents and says so to every server process. */
export async function removeDocuments(
  connection: Connection,
  kind: DocumentKind,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  await connection
    .updateTable("search_documents")
    .where("kind", "=", kind)
    .where("id", "in", ids)
    .where("removed", "=", false)
    .set({
      removed: true,
      changed: sql<string>`pg_current_xact_id()`,
      changed_at: sql<Date>`now()`,
      name_words: "",
      product_words: "",
      other_words: "",
      phrases: "",
      facets: "",
      display: "{}",
    })
    .execute();
}

/** Documents that an account has in the search. */
export async function listDocuments(
  connection: Connection,
  kind: DocumentKind,
  accountId: number,
): Promise<number[]> {
  const rows = await connection
    .selectFrom("search_documents")
    .where("kind", "=", kind)
    .where("removed", "=", false)
    .where("id", "in", (eb) => eb.selectFrom("classifieds").where("account_id", "=", accountId).select("id"))
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets rows of documents that are long gone. */
export async function purgeRemoved(connection: Connection, before: Date): Promise<void> {
  await connection
    .deleteFrom("search_documents")
    .where("removed", "=", true)
    .where("changed_at", "<", before)
    .execute();
}

/** Empties every document that this transaction has not written. */
export async function removeUnwritten(connection: Connection): Promise<void> {
  const { rows } = await sql<{ kind: DocumentKind; id: number }>`
    select kind, id from search_documents where not removed and changed <> pg_current_xact_id()`.execute(
    connection,
  );
  for (const kind of ["profile", "classified"] as const) {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    for (let at = 0; at < ids.length; at += 5000)
      await removeDocuments(connection, kind, ids.slice(at, at + 5000));
  }
}

const columns = [
  "kind",
  "id",
  "removed",
  "name_words",
  "product_words",
  "other_words",
  "phrases",
  "facets",
  "quality",
  "latitude",
  "longitude",
  "ends_at",
] as const;

export interface StoredDocument {
  kind: DocumentKind;
  id: number;
  removed: boolean;
  name_words: string;
  product_words: string;
  other_words: string;
  phrases: string;
  facets: string;
  quality: number;
  latitude: number | null;
  longitude: number | null;
  ends_at: Date | null;
}

/** The next documents of a kind after an id. */
export async function readDocuments(
  connection: Connection,
  kind: DocumentKind,
  after: number,
  limit: number,
): Promise<StoredDocument[]> {
  return await connection
    .selectFrom("search_documents")
    .where("kind", "=", kind)
    .where("id", ">", after)
    .where("removed", "=", false)
    .orderBy("id")
    .limit(limit)
    .select(columns)
    .execute();
}

/** Which transactions have ended by now, as PostgreSQL writes it. */
export async function readSnapshot(connection: Connection): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    connection,
  );
  return rows[0]?.snapshot as string;
}

/** Brings rows that came from another cluster, with younger numbers than this one has given out, into its own count. */
export async function adoptDocuments(connection: Connection): Promise<void> {
  await sql`update search_documents set changed = pg_current_xact_id()
    where changed > pg_snapshot_xmax(pg_current_snapshot())`.execute(connection);
}

/** What was committed after a snapshot, and the snapshot of now. */
export async function readChanges(
  connection: Connection,
  since: string,
  limit: number,
): Promise<{ snapshot: string; changes: { kind: DocumentKind; id: number }[] }> {
  const { rows } = await sql<{ snapshot: string; kind: DocumentKind | null; id: number }>`
    select now.snapshot::text as snapshot, d.kind, d.id
    from (select pg_current_snapshot() as snapshot) now
    left join lateral (
      select kind, id from search_documents
      where changed >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(changed, ${since}::pg_snapshot)
      order by changed limit ${limit}
    ) d on true`.execute(connection);
  return {
    snapshot: rows[0]?.snapshot as string,
    changes: rows.flatMap(({ kind, id }) => (kind === null ? [] : [{ kind, id }])),
  };
}

export async function readDocumentsById(
  connection: Connection,
  kind: DocumentKind,
  ids: number[],
): Promise<StoredDocument[]> {
  if (ids.length === 0) return [];
  return await connection
    .selectFrom("search_documents")
    .where("kind", "=", kind)
    .where("id", "in", ids)
    .select(columns)
    .execute();
}

/** What hits show, by id. Documents that are gone are left out. */
export async function readDisplays<Display>(
  connection: Connection,
  kind: DocumentKind,
  ids: number[],
): Promise<Map<number, Display>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; display: Display }>`
    select id, display from search_documents
    where kind = ${kind} and id = any(${ids}::int[]) and not removed`.execute(connection);
  return new Map(rows.map(({ id, display }) => [id, display]));
}

/** The organization with this slug. */
export async function findNetwork(connection: Connection, slug: string): Promise<number | undefined> {
  const row = await connection
    .selectFrom("accounts as a")
    .innerJoin("roles as r", "r.account_id", "a.id")
    .where("a.slug", "=", slug)
    .where("r.code", "=", 4)
    .where("a.published_at", "is not", null)
    .select("a.id")
    .executeTakeFirst();
  return row?.id;
}

export async function findLocation(
  connection: Connection,
  accountId: number,
): Promise<{ latitude: number; longitude: number } | undefined> {
  const row = await connection
    .selectFrom("accounts")
    .where("id", "=", accountId)
    .select(["latitude", "longitude"])
    .executeTakeFirst();
  if (row?.latitude == null || row.longitude == null) return undefined;
  return { latitude: row.latitude, longitude: row.longitude };
}

/** The product categories that an account sells and buys in, and whom it is connected to or has asked. */
export async function readTrade(
  connection: Connection,
  accountId: number,
): Promise<{ sells: number[]; buys: number[]; connected: number[] }> {
  const { rows } = await sql<{ sells: number[]; buys: number[]; connected: number[] }>`
    select
      array(select distinct p.category::int from products p join roles r on r.id = p.role_id
        where r.account_id = ${accountId} and r.code in (2, 5, 6)) as sells,
      array(select distinct p.category::int from products p join roles r on r.id = p.role_id
        where r.account_id = ${accountId} and r.code = 1) as buys,
      array(select case when organization_id = ${accountId} then account_id else organization_id end from connections
        where (organization_id = ${accountId} or account_id = ${accountId}) and state <> 'denied') as connected`.execute(
    connection,
  );
  return rows[0] as { sells: number[]; buys: number[]; connected: number[] };
}

/** Businesses to show on the front page: an operator's choice, then complete profiles with a picture. */
export async function listFeatured(
  connection: Connection,
  size: number,
  partner: boolean,
): Promise<number[]> {
  const rank = partner ? sql`a.partner_rank` : sql`a.featured_rank`;
  const organization = sql`exists (select 1 from roles r where r.account_id = a.id and r.code = 4)`;
  const { rows } = await sql<{ id: number }>`
    (select a.id, 0 as step, ${rank} as place from accounts a
      where a.published_at is not null and ${rank} is not null and ${partner ? organization : sql`true`}
      order by ${rank}, a.id limit ${size})
    union all
    (select d.id, 1 as step, -d.quality as place from search_documents d join accounts a on a.id = d.id
      where d.kind = 'profile' and not d.removed and a.published_at is not null and ${rank} is null
      and ${partner ? organization : sql`not ${organization} and a.photo_key is not null`}
      order by d.quality desc, d.id limit ${size})
    order by step, place, id limit ${size}`.execute(connection);
  return rows.map(({ id }) => id);
}

export async function listNewest(connection: Connection, size: number): Promise<number[]> {
  const rows = await connection
    .selectFrom("accounts")
    .where("published_at", "is not", null)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}
