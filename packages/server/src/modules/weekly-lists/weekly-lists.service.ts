import type { Schema } from "@foodshed/sdk";
import { localized } from "@foodshed/sdk/locale";
import {
  addDays,
  byName,
  type CategoryId,
  endOfOntarioDay,
  PRODUCT_CATEGORY_KEYS,
  restOfWeek,
  seasonNumbers,
  seasonTest,
} from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { findNetwork } from "../accounts/organizations.ts";
import type { Query } from "../handler.ts";
import { toAvailability } from "../products/availability.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./weekly-lists.queries.ts";

export type WeeklyList = Schema<"WeeklyList">;
export type WeeklyProduct = Schema<"WeeklyProduct">;

type Asked = Pick<Services, "db" | "clock">;

/** The most products that a feed, a file or a mail reads. */
export const WHOLE_LIST = 5000;

/** The days of this week that are left. @throws DomainError 404 for an unknown network */
export async function findWeeklyList(
  services: Asked,
  { network, from = 0, size = 100 }: Query<"findWeeklyList">,
): Promise<WeeklyList> {
  const found = await findNetwork(services.db, network);
  if (!found) throw DomainError.notFound(localized(strings.noSuchNetwork));
  return await readWeeklyList(services, { ...found, slug: network }, { from, size });
}

export async function readWeeklyList(
  { db, clock }: Asked,
  network: WeeklyList["network"],
  { from = 0, size = WHOLE_LIST }: { from?: number; size?: number } = {},
): Promise<WeeklyList> {
  const days = restOfWeek(clock.now());
  const ids = await productsOf(db, network.id, seasonTest(days));
  const page = ids.slice(from, from + size);
  const rows = await queries.readProducts(db, network.id, page);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    network: { id: network.id, slug: network.slug, business_name: network.business_name },
    days,
    total: ids.length,
    products: page.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toProduct(row)] : [];
    }),
  };
}

/** When the response is no longer right although nothing is written: after its first day. */
export function endOfFirstDay({ days }: WeeklyList): Date {
  return new Date(endOfOntarioDay(days.from).getTime() + 1000);
}

/** What is sold under several roles is one thing. */
async function productsOf(
  db: Connection,
  organizationId: number,
  test: (from: number, to: number) => boolean,
): Promise<number[]> {
  const seasons = await queries.listSeasons(db, organizationId);
  const listed = new Map<string, (typeof seasons)[number]>();
  for (const row of seasons) {
    const numbers = seasonNumbers(row);
    const key = `${row.account_id} ${row.category} ${row.name_key}`;
    if (numbers && test(...numbers) && !listed.has(key)) listed.set(key, row);
  }
  return [...listed.values()]
    .sort(
      (a, b) =>
        placeOf(a.category) - placeOf(b.category) ||
        byName(a, b) ||
        byName({ name: a.business_name }, { name: b.business_name }) ||
        a.id - b.id,
    )
    .map(({ id }) => id);
}

/** Categories come in the order of the profile hub. */
const PLACES: ReadonlyMap<number, number> = new Map(
  Object.values(PRODUCT_CATEGORY_KEYS).map((id, at) => [id, at]),
);
const placeOf = (category: number) => PLACES.get(category) ?? PLACES.size;

function toProduct(row: Awaited<ReturnType<typeof queries.readProducts>>[number]): WeeklyProduct {
  const availability = toAvailability(row);
  if (!availability) throw new Error("A product without a season is on no list.");
  return {
    id: row.id,
    name: row.name,
    name_translation: row.name_translation || null,
    language: row.products_language ?? row.description_language,
    category: row.category as CategoryId,
    availability,
    account: { id: row.account_id, slug: row.slug, business_name: row.business_name },
    city: row.city,
  };
}

/** The Monday whose week a moment belongs to, once its morning has come: lists are mailed from then on. */
export function mondayOf(days: WeeklyList["days"]): string {
  return addDays(days.to, -6);
}
