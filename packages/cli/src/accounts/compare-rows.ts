import type { MemberFacts } from "@foodshed/sdk/members";
import {
  type AgreeingFact,
  agreementWeight,
  type BusinessKeys,
  businessKeys,
  perhapsSame,
  phoneKey,
  websiteKey,
} from "@foodshed/sdk/vocabulary/business-identity";
import { tidyMemory } from "../tidy-memory.ts";

import type { MemberRow } from "./member-row.ts";
import type { Candidate } from "./plan-row.ts";

/** What more rows than this have in common says nothing of who they are: half of a name, or a postal code. */
const BLOCK_MAX = 20;
/** A phone number or website of more rows than this belongs to an association or a market hall. */
const SHARED_BY = 3;
const SHOWN = 5;

interface Compared {
  row: MemberRow;
  keys: BusinessKeys;
}

/** For each row, the earlier rows of its file that are perhaps the same business, the most probable first. */
export function findRepeatedRows(rows: readonly MemberRow[]): Map<MemberRow, Candidate[]> {
  const keysOf = ({ facts, fields }: MemberRow) =>
    businessKeys({ ...facts, business_name: fields.business_name });
  const names = rows.map((row) => keysOf(row).name);
  // Of most rows nothing but the name is kept: they have nothing in common with others.
  const compared = new Map<number, Compared>();
  const comparedAt = (index: number): Compared => {
    const known = compared.get(index);
    if (known) return known;
    const row = rows[index] as MemberRow;
    const each = { row, keys: keysOf(row) };
    compared.set(index, each);
    return each;
  };
  const shared = new Map<Compared, { phone: number; website: number }>();
  const others = new Map<Compared, Set<Compared>>();
  for (const [fact, blockKey] of BLOCKS) {
    tidyMemory();
    const keyAt = (index: number) => blockKey(names[index] as string, (rows[index] as MemberRow).facts ?? {});
    for (const places of blocksOf(rows.length, keyAt)) {
      const isCounted = fact === "phone" || fact === "website";
      const isTooLarge = places.length > BLOCK_MAX && fact !== "name";
      if (isCounted) for (const place of places) note(shared, comparedAt(place), fact, places.length);
      if (isTooLarge) continue;
      const block = places.slice(0, BLOCK_MAX * 5).map(comparedAt);
      for (const [place, each] of block.entries()) {
        for (const earlier of block.slice(0, Math.min(place, BLOCK_MAX))) {
          // Most rows that have half of a name in common are not alike.
          if (fact === "half" && !perhapsSame(earlier.keys, each.keys)) continue;
          const known = others.get(each);
          if (known) known.add(earlier);
          else others.set(each, new Set([earlier]));
        }
      }
    }
  }
  const found = new Map<MemberRow, Candidate[]>();
  for (const [each, candidates] of others) {
    const likely = rank(each, candidates, shared.get(each) ?? { phone: 0, website: 0 });
    if (likely.length > 0) found.set(each.row, likely);
  }
  return found;
}

type Fact = "name" | "half" | "phone" | "website" | "postal_code";
type BlockKey = (name: string, facts: MemberFacts) => string | undefined;

const half =
  (from: "start" | "end", more: number): BlockKey =>
  (name) => {
    const length = Math.floor((name.length + more) / 2);
    if (name.length < 6) return undefined;
    return from === "start" ? name.slice(0, length) : name.slice(-length);
  };

/** Rows that may be the same have one of these in common: a single slip leaves one half of a name as it is. */
const BLOCKS: readonly (readonly [fact: Fact, key: BlockKey])[] = [
  ["name", (name) => name],
  ["half", half("start", 0)],
  ["half", half("start", -1)],
  ["half", half("end", 0)],
  ["half", half("end", -1)],
  ["phone", (_, { phone }) => phoneKey(phone)],
  ["website", (_, { website }) => websiteKey(website)],
  ["postal_code", (_, { postal_code }) => postal_code],
];

/** More rows than a file may have. */
const PLACES = 2 ** 20;
const TIDY_EVERY = 2000;

/**
 * The places of rows that have a key in common, two or more, in their order. A number per row is sorted in place of a list per key: most
 * of tens of thousands of rows have no key in common.
 */
function* blocksOf(count: number, keyAt: (index: number) => string | undefined): Generator<number[]> {
  const hashes = new Float64Array(count);
  let length = 0;
  for (let index = 0; index < count; index += 1) {
    if (index % TIDY_EVERY === 0) tidyMemory();
    const key = keyAt(index);
    if (key) hashes[length++] = hashOf(key) * PLACES + index;
  }
  const sorted = hashes.subarray(0, length).sort();
  for (let from = 0; from < length; ) {
    const hash = Math.floor((sorted[from] as number) / PLACES);
    let to = from + 1;
    while (to < length && Math.floor((sorted[to] as number) / PLACES) === hash) to += 1;
    if (to - from > 1)
      yield* byKey(
        Array.from(sorted.subarray(from, to), (each) => each % PLACES),
        keyAt,
      );
    from = to;
  }
}

/** Keys of the same hash are seldom different ones. */
function byKey(places: readonly number[], keyAt: (index: number) => string | undefined): number[][] {
  const blocks = Map.groupBy(places, keyAt);
  return [...blocks.values()].filter((block) => block.length > 1);
}

/** FNV-1a: 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

function note(
  shared: Map<Compared, { phone: number; website: number }>,
  row: Compared,
  fact: "phone" | "website",
  count: number,
): void {
  shared.set(row, { phone: 0, website: 0, ...shared.get(row), [fact]: count });
}

function rank(
  { keys }: Compared,
  others: ReadonlySet<Compared>,
  shared: { phone: number; website: number },
): Candidate[] {
  return [...others]
    .flatMap((other) => {
      const agrees = perhapsSame(other.keys, keys);
      return agrees && !isOfMany(agrees, shared) ? [{ other, agrees }] : [];
    })
    .toSorted((one, two) => agreementWeight(two.agrees) - agreementWeight(one.agrees))
    .slice(0, SHOWN)
    .map(({ other, agrees }) => toCandidate(other.row, agrees));
}

/** Whether two rows agree only in a phone number or website that many rows have. */
function isOfMany(agrees: readonly AgreeingFact[], shared: { phone: number; website: number }): boolean {
  if (agrees.includes("name") || agrees.includes("similar_name")) return false;
  return (["phone", "website"] as const).every((fact) => !agrees.includes(fact) || shared[fact] > SHARED_BY);
}

const LABELS: Record<AgreeingFact, string> = {
  name: "the same name",
  similar_name: "a similar name",
  phone: "the same phone number",
  postal_code: "the same postal code",
  website: "the same web address",
  city: "the same town",
};

function toCandidate({ line, fields, facts = {} }: MemberRow, agrees: AgreeingFact[]): Candidate {
  return {
    account: null,
    line,
    agrees,
    message: `${fields.business_name} on line ${line} may be the same business: ${agrees.map((fact) => LABELS[fact]).join(", ")}.`,
    facts: {
      email: fields.email,
      phone: facts.phone ?? null,
      postal_code: facts.postal_code ?? null,
      website: facts.website ?? null,
      city: facts.city ?? null,
    },
  };
}
