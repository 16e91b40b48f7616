import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Connection } from "../../infra/db/connection.ts";
import { imageJson, photoJson } from "../accounts/account-cards.ts";
import type { ClassifiedSource, ProfileSource } from "./indexed-document.ts";

/** Where everybody may see the business. What is indexed can be measured and narrowed down by searches. */
const shownDegrees = <Axis extends "latitude" | "longitude">(axis: Axis) =>
  sql<number | null>`case when a.map_place <> 'none' then ${sql.ref(`a.${axis}`)} end`.as(axis);

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
      "a.description_language",
      "a.description_translation",
      "a.products_language",
      "a.city",
      "a.postal_code",
      "a.greenbelt_location",
      "a.hide_personal_info",
      "a.website",
      "a.published_at",
    ])
    .select(sql<boolean>`a.claimed_at is not null`.as("claimed"))
    .select([shownDegrees("latitude"), shownDegrees("longitude")])
    .select((eb) => [
      photoJson("a").as("photo"),
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
            role
              .selectFrom("role_details as d")
              .whereRef("d.role_id", "=", "r.id")
              .select("d.delivery")
              .as("delivery"),
            role
              .selectFrom("vendor_highlights as h")
              .whereRef("h.role_id", "=", "r.id")
              .select("h.icons")
              .as("icons"),
            jsonArrayFrom(
              role
                .selectFrom("products as p")
                .whereRef("p.role_id", "=", "r.id")
                .orderBy("p.category_order")
                .orderBy("p.position")
                .orderBy("p.id")
                .select(["p.name", "p.name_translation", "p.category", "p.available_from", "p.available_to"]),
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
  which: { ids: number[] } | { accountIds: number[] } | { after: number; limit: number },
): Promise<ClassifiedSource[]> {
  let query = connection
    .selectFrom("classifieds as c")
    .innerJoin("accounts as a", "a.id", "c.account_id")
    .where("a.published_at", "is not", null)
    .select([
      "c.id",
      "c.title",
      "c.description",
      "c.language",
      "c.title_translation",
      "c.description_translation",
      "c.looking_for",
      "c.category",
      "c.needed_by",
      "c.created_at",
      "a.id as account_id",
      "a.slug",
      "a.business_name",
      "a.city",
      "a.postal_code",
    ])
    .select([shownDegrees("latitude"), shownDegrees("longitude")])
    .select(imageJson("c.image_key").as("photo"))
    .select(
      sql<
        number[]
      >`array(select organization_id from connections n where n.account_id = a.id and state = 'accepted')`.as(
        "networks",
      ),
    );
  if ("ids" in which) query = query.where("c.id", "in", which.ids);
  else if ("accountIds" in which) query = query.where("c.account_id", "in", which.accountIds);
  else query = query.where("c.id", ">", which.after).orderBy("c.id").limit(which.limit);
  const rows = await query.execute();
  return rows.map(({ account_id, slug, business_name, ...row }) => ({
    ...row,
    account: { id: account_id, slug, business_name },
  }));
}
