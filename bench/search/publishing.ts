// Businesses and classifieds of the demo network at any size, in the database and in the search.
import { sql } from "kysely";
import type { DemoBusiness, DemoClassified } from "../../packages/demo/src/demo-data.ts";
import { days, fromNow } from "../../packages/server/src/core/clock.ts";
import {
  classifiedDocument,
  profileDocument,
} from "../../packages/server/src/modules/search/indexed-document.ts";
import { writeDocuments } from "../../packages/server/src/modules/search/search.index.queries.ts";
import { readClassifieds } from "../../packages/server/src/modules/search/search.sources.queries.ts";
import type { Services } from "../../packages/server/src/modules/services.ts";
import { profileSource } from "./food.ts";

const BATCH = 500;

/** Their ids are their places in the network, from 1. */
export async function publishBusinesses(
  services: Services,
  businesses: readonly DemoBusiness[],
): Promise<void> {
  for (let first = 0; first < businesses.length; first += BATCH) {
    const sources = businesses
      .slice(first, first + BATCH)
      .map((business) => profileSource(business, services.geocoder));
    const rows = sources.map(({ id, slug, business_name, city, latitude, longitude }) => ({
      id,
      slug,
      business_name,
      city: city ?? "",
      latitude,
      longitude,
      published_at: new Date().toISOString(),
    }));
    await services.db.transaction().execute(async (trx) => {
      await sql`insert into accounts (id, slug, business_name, city, latitude, longitude, published_at)
        select id, slug, business_name, city, latitude, longitude, published_at from json_to_recordset(${JSON.stringify(rows)}::json) as r
          (id int, slug text, business_name text, city text, latitude float8, longitude float8, published_at timestamptz)`.execute(
        trx,
      );
      await writeDocuments(trx, sources.map(profileDocument));
    });
  }
  for (const table of ["accounts", "search_documents"])
    await sql.raw(`analyze ${table}`).execute(services.db);
}

/** So many ads: those of the network, each of other businesses again and again. Their ids are from 1. */
export async function postClassifieds(
  services: Services,
  ads: readonly DemoClassified[],
  count: number,
  businesses: number,
): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, n) => {
      const { title, description, lookingFor, category } = ads[(first + n) % ads.length] as DemoClassified;
      return { account: (((first + n) * 37) % businesses) + 1, title, description, lookingFor, category };
    });
    await services.db.transaction().execute(async (trx) => {
      await sql`insert into classifieds (account_id, title, description, looking_for, category, needed_by, created_at)
        select account, title, description, "lookingFor", category, ${fromNow(services.clock, days(30))}, now()
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as r (account int, title text, description text, "lookingFor" boolean, category int)`.execute(trx);
      const posted = await readClassifieds(trx, { after: first, limit: BATCH });
      await writeDocuments(trx, posted.map(classifiedDocument));
    });
  }
  for (const table of ["classifieds", "search_documents"])
    await sql.raw(`analyze ${table}`).execute(services.db);
}
