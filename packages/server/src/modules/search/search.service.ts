import { CLASSIFIED_ENDING_SOON_DAYS, SEARCH_DESCRIPTION_LENGTH } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../errors.ts";
import type { Answer, Body, Query } from "../../handlers.ts";
import { days, fromNow } from "../../platform/clock.ts";
import type { Actor, Services } from "../../platform/context.ts";
import { add, type Bits, bitsFor, join } from "./engine/bits.ts";
import type { DocumentIndex } from "./engine/document-index.ts";
import type { Suggestion } from "./engine/phrases.ts";
import { markOf } from "./engine/phrases.ts";
import { ask, type Filter, type IndexAnswer, type IndexHit, type Place } from "./engine/query.ts";
import type { Segment } from "./engine/segment.ts";
import type { DisplayedImage } from "./search.display.ts";
import { LIST_FILTERS, ROLE_GROUPS } from "./search.facets.ts";
import { highlight, shorten } from "./search.highlights.ts";
import { searchMemoryOf } from "./search.memory.ts";
import * as queries from "./search.queries.ts";

type ProfileHit = Answer<"searchProfiles">["hits"]["hits"][number];
type ClassifiedHit = Answer<"searchClassifieds">["hits"]["hits"][number];

const SUGGESTIONS = 10;

/** A page of published profiles with the counts of every facet. */
export async function searchProfiles(
  services: Services,
  actor: Actor,
  input: Body<"searchProfiles">,
): Promise<Answer<"searchProfiles">> {
  const near = await placeOf(services, actor, input.near);
  const marks = await networkMarks(services, input.network);
  const memory = searchMemoryOf(services.db);
  await memory.catchUp();
  const index = memory.profiles;

  const roles = input.role_level_filters ?? [];
  const chosen = new Map<string, string[]>();
  for (const [name, group] of Object.entries(LIST_FILTERS)) {
    const values = input.list_filters?.[name as keyof typeof LIST_FILTERS];
    if (values && values.length > 0) chosen.set(group, values);
  }
  const categories = input.value_filters?.["roles.data.products.category"];
  if (categories && categories.length > 0) chosen.set("product", categories.map(String));

  const isScoped = (group: string) => roles.length > 0 && (ROLE_GROUPS as readonly string[]).includes(group);
  const filters = [...chosen]
    .filter(([group]) => !isScoped(group))
    .map(([group, values]) => facetFilter(index, group, values));
  const type = input.profiletype_filters ?? "ALL";
  if (type !== "ALL") filters.push(facetFilter(index, "type", [type]));

  const answer = ask(index, {
    typed: input.keywords ?? "",
    unfinished: input.autocomplete ?? false,
    from: input.from ?? 0,
    size: input.size ?? 24,
    marks,
    filters,
    ...(roles.length > 0 && {
      scope: {
        roles,
        groups: ROLE_GROUPS,
        chosen: new Map([...chosen].filter(([group]) => isScoped(group))),
      },
    }),
    near,
    within: input.distance ?? 0,
    extraCounts: [{ name: "ALL", group: "type", of: (segment) => segment.live }],
    nameMark: (key) => markOf("name", key),
  });
  const hits = await profileHits(services, answer.hits, answer);
  const count = counter(index, answer);
  return {
    hits: { total: answer.total, hits },
    aggregations: {
      profile_types: {
        ALL: answer.extra.ALL ?? 0,
        SELLS: count("type", "SELLS"),
        BUYS: count("type", "BUYS"),
        PROCESSES: count("type", "PROCESSES"),
        "BUSINESS OPPORTUNITIES": count("type", "BUSINESS OPPORTUNITIES"),
        ORG: count("type", "ORG"),
      },
      category: buckets(index, answer, "category"),
      "roles.data.classifications": buckets(index, answer, "classifications"),
      "roles.data.safety_standards": buckets(index, answer, "safety"),
      "roles.data.processing_types": buckets(index, answer, "processing"),
      "roles.data.services_provided": buckets(index, answer, "provided"),
      "roles.data.services_needed": buckets(index, answer, "needed"),
      "roles.data.products.category": categoryBuckets(index, answer, "product"),
    },
  };
}

/** A page of unexpired classifieds with their counts. */
export async function searchClassifieds(
  services: Services,
  actor: Actor,
  input: Body<"searchClassifieds">,
): Promise<Answer<"searchClassifieds">> {
  const near = await placeOf(services, actor, input.near);
  const marks = await networkMarks(services, input.network);
  const memory = searchMemoryOf(services.db);
  await memory.catchUp();
  const index = memory.classifieds;

  const filters: Filter[] = [];
  const categories = input.list_filters?.category ?? [];
  if (categories.length > 0) filters.push(facetFilter(index, "category", categories.map(String)));
  if (input.looking_for != null)
    filters.push(facetFilter(index, "kind", [input.looking_for ? "wanted" : "for_sale"]));
  if (input.expired_by != null) {
    const by = new Date(input.expired_by).getTime();
    filters.push({ group: "ending", of: (segment) => endingBy(segment, by) });
  }
  const soon = fromNow(services.clock, days(CLASSIFIED_ENDING_SOON_DAYS)).getTime();
  const answer = ask(index, {
    typed: input.keywords ?? "",
    unfinished: input.autocomplete ?? false,
    from: input.from ?? 0,
    size: input.size ?? 24,
    marks,
    filters,
    near,
    within: input.distance ?? 0,
    endsAfter: services.clock.now().getTime(),
    extraCounts: [
      { name: "all", group: "kind", of: (segment) => segment.live },
      { name: "soon", group: "ending", of: (segment) => endingBy(segment, soon) },
    ],
  });
  const displays = await memory.displays.read(
    services.db,
    "classified",
    answer.hits.map(({ id }) => id),
  );
  const hits = answer.hits.flatMap((hit): ClassifiedHit[] => {
    const display = displays.get(hit.id);
    if (!display) return [];
    const { photo, ...rest } = display;
    return [
      {
        _source: { id: hit.id, ...rest, ...picture(services, photo) },
        highlight: highlight(answer.keywords, [
          ["title", display.title],
          ["description", display.description],
          ["business_name", display.account.business_name],
        ]),
        sort: sortOf(hit),
      } as ClassifiedHit,
    ];
  });
  const count = counter(index, answer);
  return {
    hits: { total: answer.total, hits },
    aggregations: {
      classified_types: {
        all: answer.extra.all ?? 0,
        wanted: count("kind", "wanted"),
        for_sale: count("kind", "for_sale"),
      },
      category: categoryBuckets(index, answer, "category"),
      ending_soon: answer.extra.soon ?? 0,
    },
  };
}

/** Completions of what is being typed into a search box. */
export async function suggestTerms(
  services: Services,
  _actor: Actor,
  input: Body<"suggestTerms">,
): Promise<Answer<"suggestTerms">> {
  const suggestions = await suggest(services, input.query);
  return { suggestions: suggestions.map(({ text, ranges }) => ({ term: text, ranges })) };
}

/** Names of products of a category; `query` is the category's number, a space and what has been typed. */
export async function suggestProducts(
  services: Services,
  _actor: Actor,
  input: { query: string },
): Promise<string[]> {
  const parts = /^\s*(\d{1,2})\s+(.*)$/s.exec(input.query);
  if (!parts) return [];
  const category = Number(parts[1]);
  const memory = searchMemoryOf(services.db);
  await memory.catchUp();
  const found = memory.phrases.suggest(
    parts[2] as string,
    SUGGESTIONS,
    (phrase) => phrase.kind === "product" && phrase.category === category,
  );
  return found.map(({ text }) => text);
}

/** Featured businesses, or featured organizations. */
export async function listFeaturedProfiles(
  services: Services,
  _actor: Actor,
  input: Query<"listFeaturedProfiles">,
): Promise<Answer<"listFeaturedProfiles">> {
  const ids = await queries.listFeatured(services.db, input.size ?? 3, input.partner ?? false);
  return inEnvelope(services, ids.map(plainHit));
}

export async function listNewProfiles(
  services: Services,
  _actor: Actor,
  input: Query<"listNewProfiles">,
): Promise<Answer<"listNewProfiles">> {
  const ids = await queries.listNewest(services.db, input.size ?? 4);
  return inEnvelope(services, ids.map(plainHit));
}

async function suggest(services: Services, typed: string): Promise<Suggestion[]> {
  const memory = searchMemoryOf(services.db);
  await memory.catchUp();
  return memory.phrases.suggest(typed, SUGGESTIONS);
}

/** Profiles as an answer holds them, in the order given; none is left out for what it is, only when it is gone. */
export async function inEnvelope(services: Services, found: IndexHit[]): Promise<Answer<"listNewProfiles">> {
  await searchMemoryOf(services.db).catchUp();
  const hits = await profileHits(services, found);
  return { hits: { total: hits.length, hits } };
}

/** A hit that nobody searched for. */
function plainHit(id: number): IndexHit {
  return { id, rank: 0, quality: 0, distance: null };
}

async function profileHits(
  services: Services,
  found: IndexHit[],
  answer?: IndexAnswer,
): Promise<ProfileHit[]> {
  const displays = await searchMemoryOf(services.db).displays.read(
    services.db,
    "profile",
    found.map(({ id }) => id),
  );
  return found.flatMap((hit): ProfileHit[] => {
    const display = displays.get(hit.id);
    if (!display) return [];
    const { photo, products, cities, description, ...rest } = display;
    return [
      {
        _source: {
          id: hit.id,
          account_id: hit.id,
          ...rest,
          ...picture(services, photo),
          description: shorten(description, SEARCH_DESCRIPTION_LENGTH) || null,
          addresses: cities.map((city) => ({ city })),
          city: cities[0] ?? null,
        },
        highlight: highlight(answer?.keywords, [
          ["business_name", display.business_name],
          ["products", products],
          ["category", display.category],
          ["description", description],
          ["city", cities],
        ]),
        sort: sortOf(hit),
      } as ProfileHit,
    ];
  });
}

function picture(services: Services, photo: DisplayedImage | null) {
  return {
    photo_file_name: photo && services.images.address(photo),
    media: { photo: photo && services.images.describe(photo) },
  };
}

/** The score falls with the rank; within a rank quality adds less than one. */
function sortOf({ rank, quality, distance }: IndexHit): [number, number | null] {
  const score = 8 - rank + Math.min(quality, 9999) / 10_000;
  return [score, distance === null ? null : Math.round(distance * 100) / 100];
}

/** Where distances are measured from: the given place, or else where the signed-in business is. */
async function placeOf(
  services: Services,
  actor: Actor,
  near: Body<"searchProfiles">["near"],
): Promise<Place | undefined> {
  if (typeof near === "string") {
    const place = services.geocoder.locatePostalCode(near);
    if (!place) throw DomainError.invalid({ near: ["You must provide a valid Ontario postal code."] });
    return place;
  }
  if (near) return { latitude: near.lat, longitude: near.lng };
  return actor.kind === "visitor" ? undefined : await queries.findLocation(services.db, actor.accountId);
}

/** An unknown network has no members: its mark is on no document. */
async function networkMarks(services: Services, slug: string | undefined): Promise<string[][]> {
  if (slug === undefined) return [];
  const id = await queries.findNetwork(services.db, slug);
  return [id === undefined ? [] : [`#network:${id}`]];
}

function facetFilter(index: DocumentIndex, group: string, values: readonly string[]): Filter {
  const numbers = values.flatMap((value) => index.facetNumbers.get(`${group}:${value}`) ?? []);
  return {
    group,
    of(segment) {
      const bits = bitsFor(segment.size);
      for (const number of numbers) join(bits, segment.facetBits[number] as Bits);
      return bits;
    },
  };
}

function endingBy(segment: Segment, by: number): Bits {
  const bits = bitsFor(segment.size);
  for (let at = 0; at < segment.size; at++) if ((segment.ends[at] as number) <= by) add(bits, at);
  return bits;
}

function counter(index: DocumentIndex, answer: IndexAnswer) {
  return (group: string, value: string) =>
    answer.counts[index.facetNumbers.get(`${group}:${value}`) ?? -1] ?? 0;
}

function buckets(index: DocumentIndex, answer: IndexAnswer, group: string): { key: string; count: number }[] {
  const { values, first } = index.groups.find(({ name }) => name === group) ?? { values: [], first: 0 };
  return values
    .map((key, i) => ({ key, count: answer.counts[first + i] ?? 0 }))
    .filter(({ count }) => count > 0);
}

function categoryBuckets(
  index: DocumentIndex,
  answer: IndexAnswer,
  group: string,
): { key: number; count: number }[] {
  return buckets(index, answer, group).map(({ key, count }) => ({ key: Number(key), count }));
}
