// What one would write first: a wide row, a weighted tsvector under GIN, ts_rank over all matches, facets in jsonb, earthdistance.
import { type Kysely, sql } from "kysely";
import { LIFT_STATEMENT_LIMIT } from "../../packages/server/src/infra/db/postgres-pool.ts";
import type { DocumentRow } from "../../packages/server/src/modules/search/indexed-document.ts";

// biome-ignore lint/suspicious/noExplicitAny: these tables are the benchmark's own
type Db = Kysely<any>;

export const near = { latitude: 43.6, longitude: -80.3 };
export const role = "SELLS";
export const category = "4";

export async function createNaive(db: Db): Promise<void> {
  for (const statement of [
    "create extension if not exists cube",
    "create extension if not exists earthdistance",
    "create extension if not exists pg_trgm",
    `create table naive_profiles (id integer primary key, display jsonb not null, roles jsonb not null,
      facets jsonb not null, quality double precision not null, latitude double precision, longitude double precision,
      words tsvector not null)`,
    "create table naive_products (name text not null)",
  ]) {
    await sql.raw(statement).execute(db);
  }
}

export async function fillNaive(db: Db, rows: DocumentRow[]): Promise<void> {
  const parts = rows.map((row) => {
    const facets = row.facets.split("\t").map((facet) => facet.replace(/@[a-z_]+:/, ":"));
    const roles = facets.filter((facet) => facet.startsWith("type:")).map((facet) => facet.slice(5));
    return sql`(${row.id}, ${row.display}::jsonb, ${JSON.stringify([...new Set(roles)])}::jsonb,
      ${JSON.stringify([...new Set(facets)])}::jsonb, ${row.quality}, ${row.latitude}, ${row.longitude},
      setweight(to_tsvector('simple', ${row.name_words}), 'A') || setweight(to_tsvector('simple', ${row.product_words}), 'B')
      || setweight(to_tsvector('simple', ${row.other_words}), 'D'))`;
  });
  await sql`insert into naive_profiles values ${sql.join(parts)}`.execute(db);
  const products = rows.flatMap((row) =>
    row.phrases
      .split("\n")
      .filter((line) => line.startsWith("p"))
      .map((line) => sql`(${line.slice(line.indexOf("\t") + 1)})`),
  );
  if (products.length > 0) await sql`insert into naive_products values ${sql.join(products)}`.execute(db);
}

/** Indexes of a million rows take longer than the server's pool lets a statement take. */
export async function indexNaive(db: Db): Promise<void> {
  await db.connection().execute(async (unlimited) => {
    await sql`set statement_timeout = 0`.execute(unlimited);
    // The pool's own clock stands still on this connection, too.
    await sql.raw(LIFT_STATEMENT_LIMIT).execute(unlimited);
    const statements = [
      "create index on naive_profiles using gin (words)",
      "create index on naive_profiles using gin (facets)",
      "create index on naive_profiles using gist (ll_to_earth(latitude, longitude))",
      "create index on naive_products using gin (name gin_trgm_ops)",
      "vacuum analyze naive_profiles",
      "vacuum analyze naive_products",
    ];
    for (const statement of statements) await sql.raw(statement).execute(unlimited);
    await sql`reset statement_timeout`.execute(unlimited);
  });
}

const query = (word: string) => sql`plainto_tsquery('simple', ${word})`;
const filtered = sql`facets @> ${JSON.stringify([`type:${role}`, `product:${category}`])}::jsonb
  and earth_box(ll_to_earth(${near.latitude}, ${near.longitude}), 50000) @> ll_to_earth(latitude, longitude)
  and earth_distance(ll_to_earth(${near.latitude}, ${near.longitude}), ll_to_earth(latitude, longitude)) <= 50000`;

export const naive = {
  async keyword(db: Db, word: string): Promise<unknown> {
    return (
      await sql`select id, display, ts_rank(words, ${query(word)}) as rank from naive_profiles
      where words @@ ${query(word)} order by rank desc, quality desc, id limit 24`.execute(db)
    ).rows;
  },
  async filtered(db: Db, word: string): Promise<unknown> {
    return (
      await sql`select id, display, ts_rank(words, ${query(word)}) as rank from naive_profiles
      where words @@ ${query(word)} and ${filtered} order by rank desc, quality desc, id limit 24`.execute(db)
    ).rows;
  },
  async counts(db: Db, word: string): Promise<Record<string, number>> {
    const { rows } = await sql<{ role: string; n: number }>`
      select role, count(*)::int as n from naive_profiles, jsonb_array_elements_text(roles) as role
      where words @@ ${query(word)} group by 1`.execute(db);
    return Object.fromEntries(rows.map(({ role: name, n }) => [name, n]));
  },
  async wholeCounts(db: Db): Promise<unknown> {
    return (
      await sql`select role, count(*)::int as n from naive_profiles, jsonb_array_elements_text(roles) as role
      group by 1`.execute(db)
    ).rows;
  },
  async total(db: Db, word: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from naive_profiles where words @@ ${query(word)}`.execute(db);
    return rows[0]?.n ?? 0;
  },
  async filteredIds(db: Db, word: string): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from naive_profiles where words @@ ${query(word)} and ${filtered}`.execute(db);
    return rows.map(({ id }) => id);
  },
  async prefix(db: Db, typed: string): Promise<unknown> {
    return (
      await sql`select name, count(*) as n from naive_products where name ilike ${`${typed}%`}
      group by name order by n desc limit 10`.execute(db)
    ).rows;
  },
  async typo(db: Db, typed: string): Promise<unknown> {
    return (
      await sql`select name, similarity(name, ${typed}) as s, count(*) as n from naive_products where name % ${typed}
      group by name order by s desc, n desc limit 10`.execute(db)
    ).rows;
  },
  /** Hits, total and the counts of every facet. */
  async page(db: Db, word: string): Promise<unknown> {
    const hits = await naive.keyword(db, word);
    const total = await naive.total(db, word);
    const facets =
      await sql`select facet, count(*)::int as n from naive_profiles, jsonb_array_elements_text(facets) as facet
      where words @@ ${query(word)} group by 1`.execute(db);
    return { hits, total, facets };
  },
};
