// Predicates over what businesses say of themselves, and the grades that follow from them. README.md has the rule.
import { type counties, towns } from "../../packages/demo/src/words/towns.ts";
import {
  type BusinessTypeName,
  type Classification,
  isHiddenProduct,
  isRoleCode,
  type ProcessingType,
  type RoleValue,
  roleByCode,
  type SafetyStandard,
  type Service,
} from "../../packages/sdk/src/vocabulary/index.ts";
import {
  createEmbeddedGeocoder,
  kilometresBetween,
  type Location,
} from "../../packages/server/src/infra/geo/geocoding.ts";
import type {
  ClassifiedSource,
  ProfileSource,
} from "../../packages/server/src/modules/search/indexed-document.ts";
import type { Grade } from "./measures.ts";

export type Test<T> = (subject: T) => boolean;
export type Judge<T> = (subject: T) => Grade;

/** What a place can be asked of. */
type Placed = Pick<ProfileSource, "city" | "latitude" | "longitude"> & Partial<Pick<ProfileSource, "cities">>;
/** Everything that a judged query looks at. */
export type Business = Pick<
  ProfileSource,
  "business_name" | "description" | "business_types" | "roles" | "cities"
> &
  Placed;
export type Ad = Pick<ClassifiedSource, "title" | "description" | "looking_for" | "category"> & Placed;

/** The highest grade whose test holds. */
export function grades<T>(tests: { 3?: Test<T>; 2?: Test<T>; 1?: Test<T> }): Judge<T> {
  return (subject) => {
    for (const grade of [3, 2, 1] as const) if (tests[grade]?.(subject)) return grade;
    return 0;
  };
}

export const any =
  <T>(...tests: Test<T>[]): Test<T> =>
  (subject) =>
    tests.some((test) => test(subject));
export const all =
  <T>(...tests: Test<T>[]): Test<T> =>
  (subject) =>
    tests.every((test) => test(subject));
export const not =
  <T>(test: Test<T>): Test<T> =>
  (subject) =>
    !test(subject);

const highest = (found: readonly Grade[]) => Math.max(...found) as Grade;
const lowest = (found: readonly Grade[]) => Math.min(...found) as Grade;

/** Two topics at once: who does both is as good as the worse of them, who does one of them is related. */
export function both<T>(...judges: Judge<T>[]): Judge<T> {
  return (subject) => {
    const found = judges.map((judge) => judge(subject));
    const least = lowest(found);
    if (least >= 2) return least;
    return highest(found) > 0 ? 1 : 0;
  };
}

/** A descriptor: without it exactly what was asked only does it, and what does it is only related. */
export function described<T>(judge: Judge<T>, descriptor: Test<T>): Judge<T> {
  return (subject) => {
    const grade = judge(subject);
    return grade > 1 && !descriptor(subject) ? ((grade - 1) as Grade) : grade;
  };
}

/** A condition, such as halal: what does not meet it is at most related. */
export function required<T>(judge: Judge<T>, condition: Test<T>): Judge<T> {
  return (subject) => {
    const grade = judge(subject);
    return condition(subject) ? grade : lowest([1, grade]);
  };
}

/** Useless, whatever else it is, unless the test holds. */
export function only<T>(judge: Judge<T>, test: Test<T>): Judge<T> {
  return (subject) => (test(subject) ? judge(subject) : 0);
}

// Products

/** A thing as product names and texts name it. */
export interface Thing {
  /** Whether a name or a text means it. */
  is(text: string): boolean;
  /** Whether a product is another of its family, which a buyer may take instead. */
  isRelated(text: string): boolean;
}

/**
 * @param name how the thing is named
 * @param related how others of its family are named
 * @param except what looks like it but is something else, such as mac and cheese for cheese
 */
export function product(
  name: RegExp,
  { related, except }: { related?: RegExp; except?: RegExp } = {},
): Thing {
  const everywhere = except && new RegExp(except.source, `${except.flags}g`);
  return {
    is: (text) => name.test(everywhere ? text.replace(everywhere, "") : text),
    isRelated: (text) => related?.test(text) ?? false,
  };
}

const SELLING: readonly RoleValue[] = ["seller", "vendor", "processor"];

const roleOf = ({ code }: Business["roles"][number]): RoleValue | undefined =>
  isRoleCode(code) ? roleByCode(code).value : undefined;

const holdsRole =
  (...roles: RoleValue[]): Test<Business> =>
  ({ roles: held }) =>
    held.some((role) => roles.includes(roleOf(role) as RoleValue));

const lists =
  (roles: readonly RoleValue[], matches: (name: string) => boolean): Test<Business> =>
  (business) =>
    business.roles.some(
      (role) =>
        roles.includes(roleOf(role) as RoleValue) &&
        role.products.some(({ name }) => !isHiddenProduct(name) && matches(name)),
    );

const says =
  (matches: (text: string) => boolean): Test<Business> =>
  ({ business_name, description }) =>
    matches(business_name) || matches(description);

/** Name or description say it. */
export const mentions = (words: RegExp): Test<Business> => says((text) => words.test(text));

/**
 * Offers it for sale: listed 3. Told only in its name or text 2, if it lists nothing, or another of the family; else telling of it is as
 * incidental as cheese in what a beekeeper writes, and only related. Another of the family, or somebody who buys it, 1.
 */
export function sells(thing: Thing): Judge<Business> {
  const mentions = all(holdsRole(...SELLING), says(thing.is));
  const another = lists(SELLING, thing.isRelated);
  return grades({
    3: lists(SELLING, thing.is),
    2: all(mentions, any(not(lists(SELLING, () => true)), another)),
    1: any(another, mentions, lists(["buyer"], thing.is)),
  });
}

/** Buys it: listed 3; only told, or another of the family, 2. */
export function buys(thing: Thing): Judge<Business> {
  return grades({
    3: lists(["buyer"], thing.is),
    2: all(holdsRole("buyer"), any(lists(["buyer"], thing.isRelated), says(thing.is))),
  });
}

// Checklists and business types

type Kind = Business["roles"][number]["checklists"][number]["kind"];

const ticks =
  (kind: Kind, keys: readonly string[]): Test<Business> =>
  ({ roles }) =>
    roles.some(({ checklists }) =>
      checklists.some((list) => list.kind === kind && list.keys.some((key) => keys.includes(key))),
    );

/** What somebody does for others, by the checklists' keys and by the words for it. */
export interface Offer {
  services?: readonly Service[];
  processing?: readonly ProcessingType[];
  types?: readonly BusinessTypeName[];
  words?: RegExp;
  /** Who does it as well, if not as their trade. */
  close?: Test<Business>;
  related?: Test<Business>;
}

const nobody: Test<Business> = () => false;

/** Does it for others: ticked, or of that business type, 3; told in its name or text 2. */
export function offers({
  services = [],
  processing = [],
  types = [],
  words,
  close = nobody,
  related = nobody,
}: Offer): Judge<Business> {
  return grades({
    3: any(ticks("services_provided", services), ticks("processing_types", processing), isA(...types)),
    2: any(close, all(holdsRole("service_provider", "processor"), words ? mentions(words) : nobody)),
    1: related,
  });
}

/** Has one of the business types. */
export const isA =
  (...types: BusinessTypeName[]): Test<Business> =>
  ({ business_types }) =>
    types.some((type) => business_types.includes(type));

/** A type of business: by its business type 3, by its name 2. */
export function business(
  types: readonly BusinessTypeName[],
  words?: RegExp,
  related?: Test<Business>,
): Judge<Business> {
  return grades({
    3: isA(...types),
    2: ({ business_name }) => words?.test(business_name) ?? false,
    ...(related && { 1: related }),
  });
}

export const classified = (...keys: Classification[]): Test<Business> => ticks("classifications", keys);
export const inspected = (...keys: SafetyStandard[]): Test<Business> => ticks("safety_standards", keys);
export const role = holdsRole;

// Names

/** A business by its name: the whole name, or the words of it that were typed. */
export const named = (name: RegExp, related?: RegExp): Judge<Business> =>
  grades({
    3: ({ business_name }) => name.test(business_name),
    ...(related && { 1: ({ business_name }: Business) => related.test(business_name) }),
  });

// Places

/** Points, of which the nearest counts, and how far away is still there, in kilometres. */
export interface Area {
  points: readonly Location[];
  radius: number;
  /** Whoever has an address in one of these towns is there as well: a postal area may reach into several counties. */
  towns: readonly string[];
  /** Only the towns count as there, not what lies as near. */
  bounded?: boolean;
}

const geocoder = createEmbeddedGeocoder();

/** @throws Error for a place that the demo network does not know */
function locationsOf(areas: readonly string[], name: string): Location[] {
  const points = areas.flatMap((area) => geocoder.locatePostalCode(area) ?? []);
  if (points.length === 0) throw new Error(`${name} lies nowhere.`);
  return points;
}

/** A town and its surroundings. */
export function town(name: string, radius = 40): Area {
  const areas = towns.filter((one) => one.name === name).map(({ fsa }) => fsa);
  return { points: locationsOf(areas, name), radius, towns: [name] };
}

/** Counties, regions or districts as a whole. */
export function region(...names: (typeof counties)[number][]): Area {
  const inside = towns.filter(({ county }) => names.includes(county));
  const points = locationsOf(
    inside.map(({ fsa }) => fsa),
    names.join(),
  );
  return { points, radius: 15, towns: inside.map(({ name }) => name), bounded: true };
}

/** A postal code or its first three characters. */
export function postal(code: string, radius = 40): Area {
  return { points: locationsOf([code], code), radius, towns: [] };
}

function distance({ latitude, longitude }: Placed, { points }: Area): number {
  if (latitude === null || longitude === null) return Number.POSITIVE_INFINITY;
  return Math.min(...points.map((point) => kilometresBetween(point, { latitude, longitude })));
}

/** At most so many times as far away is still the neighbourhood. */
const NEIGHBOURHOOD = 2.5;

const hasAddressIn = ({ city, cities = [] }: Placed, names: readonly string[]) =>
  names.some((name) => city === name || cities.includes(name));

const isIn = (subject: Placed, area: Area) =>
  hasAddressIn(subject, area.towns) || (!area.bounded && distance(subject, area) <= area.radius);

const isInNeighbourhood = (subject: Placed, area: Area) =>
  distance(subject, area) <= area.radius * NEIGHBOURHOOD;

/** Something in a place: there as good as without the place, in the neighbourhood one grade less, elsewhere at most related. */
export function near<T extends Placed>(judge: Judge<T>, area: Area): Judge<T> {
  return (subject) => {
    const grade = judge(subject);
    if (grade === 0 || isIn(subject, area)) return grade;
    if (isInNeighbourhood(subject, area)) return Math.max(1, grade - 1) as Grade;
    return grade > 1 ? 1 : 0;
  };
}

/** Everything in a town: there 3, a short way off 2, in the neighbourhood 1. */
export function around(area: Area): Judge<Placed> {
  return grades({
    3: (subject) => hasAddressIn(subject, area.towns),
    2: (subject) => distance(subject, area) <= area.radius / 2,
    1: (subject) => distance(subject, area) <= area.radius,
  });
}

/** Everything in counties or a postal area: there 3, in the neighbourhood 1. */
export function inside(area: Area): Judge<Placed> {
  return grades({
    3: (subject) => isIn(subject, area),
    1: (subject) => isInNeighbourhood(subject, area),
  });
}

// Classifieds

/** An ad about a thing: in its title 3, in its text 2, about another of the family 1. */
export function about(thing: Thing): Judge<Ad> {
  return grades({
    3: ({ title }) => thing.is(title),
    2: ({ description }) => thing.is(description),
    1: ({ title }) => thing.isRelated(title),
  });
}

/** An ad of a category. */
export const category =
  (...ids: number[]): Test<Ad> =>
  ({ category: own }) =>
    ids.includes(own);

/** Wanted, or for sale; the other direction is related at most. */
export function direction(judge: Judge<Ad>, lookingFor: boolean): Judge<Ad> {
  return (ad) => {
    const grade = judge(ad);
    return ad.looking_for === lookingFor ? grade : (Math.min(1, grade) as Grade);
  };
}
export const wanted = (judge: Judge<Ad>) => direction(judge, true);
export const forSale = (judge: Judge<Ad>) => direction(judge, false);
