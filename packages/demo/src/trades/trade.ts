import type {
  BusinessTypeName,
  Classification,
  MarketType,
  ProcessingType,
  SafetyStandard,
  Service,
} from "@foodshed/sdk/vocabulary";
import type { Shelf } from "../words/products.ts";
import type { County } from "../words/towns.ts";

/**
 * A trade in the demo network, such as bakeries or apple growers: what it is called, what it sells or buys, and how its people describe it.
 *
 * Sentences hold slots: {name} {town} {near} {county} {family} {first} {year} {acres} {count} {day} {day2} {month} and
 * {p1} {p2} {p3}, products in lower case for the middle of a sentence.
 */
export interface Trade {
  key: string;
  /** The relative number of businesses of this trade. */
  weight: number;
  /** Role values joined by spaces, each with its weight. */
  roles: Readonly<Record<string, number>>;
  /** The first one always holds; of the rest, each sometimes. */
  types: readonly [BusinessTypeName, ...BusinessTypeName[]];
  /** What it is known for; the first shelf is never left out. Buyers list what they buy. */
  shelves: readonly Shelf[];
  /** What it may have beside. */
  also?: readonly Shelf[];
  /** The words that names of this trade end with. */
  nouns: string;
  setting: "country" | "town";
  /** Only found there, when given. */
  counties?: readonly County[];
  titles: string;
  opens: readonly string[];
  works: readonly string[];
  sells: readonly string[];
  safety?: Readonly<Partial<Record<SafetyStandard, number>>>;
  classifications?: Readonly<Partial<Record<Classification, number>>>;
  processing?: readonly ProcessingType[];
  markets?: readonly MarketType[];
  offers?: readonly Service[];
}
