import { roleCode } from "@foodshed/sdk/vocabulary";
import type { Connection } from "../../infra/db/connection.ts";
import { AVAILABILITY_COLUMNS } from "../products/availability.ts";

/** What the published members of a network offer with a season: as little of it as tells whether it is to be had. */
export async function listSeasons(db: Connection, organizationId: number) {
  return await offers(db, organizationId)
    .where((eb) => eb.or([eb("p.available_from", "is not", null), eb("p.available_to", "is not", null)]))
    .select([
      "p.id",
      "p.name",
      "p.name_key",
      "p.category",
      "p.available_from as from",
      "p.available_to as to",
      "a.id as account_id",
      "a.business_name",
    ])
    .execute();
}

/** Products with whose they are, by id. */
export async function readProducts(db: Connection, organizationId: number, ids: number[]) {
  if (ids.length === 0) return [];
  return await offers(db, organizationId)
    .where("p.id", "in", ids)
    .select([
      "p.id",
      "p.name",
      "p.name_translation",
      "p.category",
      ...AVAILABILITY_COLUMNS.map((column) => `p.${column}` as const),
      "a.id as account_id",
      "a.slug",
      "a.business_name",
      "a.city",
      "a.products_language",
      "a.description_language",
    ])
    .execute();
}

function offers(db: Connection, organizationId: number) {
  return db
    .selectFrom("connections as c")
    .innerJoin("accounts as a", "a.id", "c.account_id")
    .innerJoin("roles as r", "r.account_id", "a.id")
    .innerJoin("products as p", "p.role_id", "r.id")
    .where("c.organization_id", "=", organizationId)
    .where("c.state", "=", "accepted")
    .where("a.published_at", "is not", null)
    .where("a.hide_personal_info", "=", false)
    .where("r.code", "<>", roleCode("buyer"))
    .where("p.name", "not like", "\\_\\_%");
}
