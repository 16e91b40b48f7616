import type { Schema } from "@foodshed/sdk";
import { BUSINESS_TYPES, businessTypeKey, SEARCH_DESCRIPTION_LENGTH } from "@foodshed/sdk/vocabulary";
import type { ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import type { DocumentIndex } from "./engine/document-index.ts";
import type { IndexHit, IndexResult } from "./engine/index-query.ts";
import { MAX_RANK } from "./engine/ordering.ts";
import { isToday } from "./search.availability.ts";
import { highlight, shorten } from "./search.highlights.ts";
import { withKeys } from "./search.keys.ts";
import { type ReadKeywords, toParts } from "./search.parts.ts";
import type { ReasonFinder } from "./search.reasons.ts";
import { searchEngineOf } from "./search-engines.ts";
import type { StoredHitImage, StoredProfileHit, StoredSeason } from "./stored-hit.ts";

type ProfileHit = ResponseBody<"searchProfiles">["hits"]["hits"][number];

/** What a response says of a hit itself; the rest only puts hits in order. */
export type PresentedHit = Pick<IndexHit, "id" | "rank" | "quality" | "distance">;

/** Profiles as hits of a response, in the given order; only removed ones are left out. */
export async function toHitsResponse(
  services: Services,
  found: readonly PresentedHit[],
): Promise<ResponseBody<"listNewProfiles">> {
  await searchEngineOf(services.db).catchUpHits();
  const hits = await profileHits(services, found);
  // These responses are cached until something is written: what is so today only is no part of them.
  for (const { _source } of hits) delete _source.available_now;
  return { hits: { total: hits.length, hits } };
}

export async function profileHits(
  services: Services,
  found: readonly PresentedHit[],
  search?: { query: IndexResult["query"]; reasons: ReasonFinder },
): Promise<ProfileHit[]> {
  const storedHits = await searchEngineOf(services.db).storedHits.read(
    services.db,
    "profile",
    found.map(({ id }) => id),
  );
  return found.flatMap((hit): ProfileHit[] => {
    const storedHit = storedHits.get(hit.id);
    if (!storedHit) return [];
    const { products, cities, description, product_translations } = storedHit;
    const reasons = withKeys(
      withTranslations(search?.reasons.ofProfile(storedHit, hit.distance), product_translations),
    );
    return [
      {
        _source: toProfileSource(services, hit.id, storedHit),
        highlight: highlight(search?.query, storedHit, () => [
          ["business_name", storedHit.business_name],
          ["products", products],
          ["category", storedHit.category],
          ["description", description],
          ["city", cities],
        ]),
        ...(reasons && { reasons }),
        sort: toSort(hit),
      },
    ];
  });
}

const TYPE_KEYS = new Map(BUSINESS_TYPES.map(({ name }) => [name as string, businessTypeKey(name)]));

type ProfileSource = ProfileHit["_source"];

/** What a card shows whatever the day; made once for each stored hit, which never changes. */
const cardsOf = new WeakMap<StoredProfileHit, Omit<ProfileSource, "available_now">>();

/** What a card shows of a profile. */
export function toProfileSource(
  services: Pick<Services, "images" | "clock">,
  id: number,
  storedHit: StoredProfileHit,
): ProfileSource {
  let card = cardsOf.get(storedHit);
  if (!card) {
    card = toCard(services, id, storedHit);
    cardsOf.set(storedHit, card);
  }
  return { ...card, available_now: isAvailableToday(storedHit.seasons, services.clock.now()) };
}

function toCard(
  services: Pick<Services, "images">,
  id: number,
  storedHit: StoredProfileHit,
): Omit<ProfileSource, "available_now"> {
  const { photo, products: _, facts: __, product_translations: ___, seasons: ____, ...shown } = storedHit;
  const { cities, description, description_translation, ...rest } = shown;
  return {
    id,
    account_id: id,
    ...rest,
    category_keys: rest.category.map((name) => TYPE_KEYS.get(name) ?? businessTypeKey(name)),
    ...toMedia(services, photo),
    description: shorten(description, SEARCH_DESCRIPTION_LENGTH) || null,
    description_translation:
      description_translation && shorten(description_translation, SEARCH_DESCRIPTION_LENGTH),
    addresses: cities.map((city) => ({ city })),
    city: cities[0] ?? null,
  };
}

function isAvailableToday(seasons: readonly StoredSeason[] | undefined, now: Date): boolean {
  if (!seasons) return false;
  const isInSeason = isToday(now);
  return seasons.some(([, from, to]) => isInSeason(from, to));
}

const PRODUCT_REASONS: readonly Schema<"SearchReasonKind">[] = ["sells", "makes", "buys", "available"];

/** Reasons that name a product say what it is called in the other language, where the business does. */
export function withTranslations(
  reasons: Schema<"SearchReasons"> | undefined,
  translations: Record<string, string> | undefined,
): Schema<"SearchReasons"> | undefined {
  if (!reasons || !translations) return reasons;
  return reasons.map((reason) => {
    const translation = PRODUCT_REASONS.includes(reason.kind) && translations[reason.text ?? ""];
    return translation ? { ...reason, translation } : reason;
  });
}

export function toMedia(services: Pick<Services, "images">, photo: StoredHitImage | null) {
  return {
    photo_file_name: photo && services.images.address(photo),
    media: { photo: photo && services.images.describe(photo) },
  };
}

/** The score falls with the rank; within a rank quality adds less than one. */
export function toSort({ rank, quality, distance }: PresentedHit): [number, number | null] {
  const score = MAX_RANK + 1 - rank + Math.min(quality, 9999) / 10_000;
  return [score, distance === null ? null : Math.round(distance * 100) / 100];
}

/** What a person may be told of how the words were understood. */
export function toInterpretation(
  { query, relaxedFrom, hasName }: IndexResult,
  { typed, place }: Pick<ReadKeywords, "typed" | "place">,
): { interpretation?: Schema<"SearchInterpretation"> } {
  if (!query && !place) return {};
  const parts = toParts({ typed, place, understood: query }, hasName);
  return {
    interpretation: {
      corrections: (query?.corrections ?? []).map(({ typed: word, used }) => ({ typed: word, used })),
      dropped: [...(query?.dropped ?? [])],
      ...(place && { place: place.label }),
      ...(relaxedFrom !== undefined && { relaxed_from: relaxedFrom }),
      ...(parts && { parts }),
    },
  };
}

export function counter(index: DocumentIndex, result: IndexResult) {
  return (group: string, value: string) =>
    result.counts[index.facetNumbers.get(`${group}:${value}`) ?? -1] ?? 0;
}

export function buckets(
  index: DocumentIndex,
  result: IndexResult,
  group: string,
): { key: string; count: number }[] {
  const { values, first } = index.groups.find(({ name }) => name === group) ?? { values: [], first: 0 };
  return values
    .map((key, i) => ({ key, count: result.counts[first + i] ?? 0 }))
    .filter(({ count }) => count > 0);
}

export function categoryBuckets(
  index: DocumentIndex,
  result: IndexResult,
  group: string,
): { key: number; count: number }[] {
  return buckets(index, result, group).map(({ key, count }) => ({ key: Number(key), count }));
}
