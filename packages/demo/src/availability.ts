import { isYearRound, NO_AVAILABILITY, type ProductAvailability, WEEKDAYS } from "@foodshed/sdk/vocabulary";
import type { DemoBusiness, DemoConnection, DemoProduct } from "./demo-data.ts";
import { createRandom, type Random } from "./random.ts";
import { productShelves, type Shelf } from "./words/products.ts";
import { type ShelfSeason, shelfSeasons } from "./words/seasons.ts";

/** Businesses that say when their things are to be had, and products of those that they say it of. */
const BUSINESSES = 0.6;
const PRODUCTS = 0.8;
/** Products that every network's members have in every week of the year, as far as there are so many. */
const ON_EVERY_LIST = 10;

/**
 * Gives products of businesses that sell a season and a price. It draws from numbers of its own, so that everything else of the network
 * stays as it is. Names are still English.
 */
export function sayWhenAvailable(seed: string, businesses: readonly DemoBusiness[]): void {
  for (const business of businesses) {
    const random = createRandom(`${seed}/availability/${business.index}`);
    if (!business.isAdmin && business.index !== 0 && !random.chance(BUSINESSES)) continue;
    const days = WEEKDAYS.filter((_, at) => at < 6 && random.chance(0.4));
    for (const product of offeredBy(business)) {
      const season = seasonOf.get(product.name);
      if (season && random.chance(PRODUCTS)) product.availability = availability(random, season, days);
    }
  }
}

/** Lets members of networks whose weekly list would be short say more, so that each is worth reading on whichever day it is read. */
export function fillWeeklyLists(
  seed: string,
  businesses: readonly DemoBusiness[],
  connections: readonly DemoConnection[],
): void {
  for (const [network, joined] of Map.groupBy(connections, (connection) => connection.network)) {
    const random = createRandom(`${seed}/weekly-list/${network}`);
    const offers = joined
      .map(({ member }) => businesses[member] as DemoBusiness)
      .filter(({ hidePersonalInfo }) => !hidePersonalInfo)
      .flatMap(offeredBy);
    let listed = offers.filter(({ availability }) => availability && isYearRound(availability)).length;
    for (const product of offers) {
      const season = seasonOf.get(product.name);
      if (listed >= ON_EVERY_LIST) break;
      if (product.availability || !season || !isYearRound({ from: season.season[0], to: season.season[1] }))
        continue;
      product.availability = availability(random, season, []);
      listed++;
    }
  }
}

const offeredBy = ({ roles }: DemoBusiness): DemoProduct[] =>
  roles.flatMap(({ value, products }) => (value === "buyer" ? [] : products));

const seasonOf: ReadonlyMap<string, ShelfSeason> = new Map(
  (Object.entries(shelfSeasons) as [Shelf, ShelfSeason][]).flatMap(([shelf, season]) =>
    productShelves[shelf].names.map((name) => [name, season] as const),
  ),
);

function availability(
  random: Random,
  { season: [from, to], dollars: [low, high], unit }: ShelfSeason,
  delivery_days: ProductAvailability["delivery_days"],
): ProductAvailability {
  const quarter = (amount: number) => Math.round(amount * 4) / 4;
  const price = quarter(low + random.next() * (high - low));
  const isRange = random.chance(0.25);
  const isOpen = !isRange && random.chance(0.3);
  const quantity = random.chance(0.5) ? random.int(2, 40) * 5 : null;
  const smallest_order = random.chance(0.4) ? random.int(1, 10) : null;
  return {
    ...NO_AVAILABILITY,
    from,
    to,
    price_min: price,
    price_max: isOpen ? null : isRange ? quarter(price * 1.5) : price,
    price_unit: unit,
    quantity,
    quantity_unit: quantity === null ? null : unit,
    smallest_order,
    smallest_order_unit: smallest_order === null ? null : unit,
    delivery_days,
  };
}
