import { SEARCH_DESCRIPTION_LENGTH } from "@foodshed/sdk/vocabulary";
import type { ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import type { DocumentIndex } from "./engine/document-index.ts";
import type { IndexAnswer, IndexHit } from "./engine/index-query.ts";
import { highlight, shorten } from "./search.highlights.ts";
import { searchMemoryOf } from "./search.memory.ts";
import type { StoredHitImage } from "./stored-hit.ts";

type ProfileHit = ResponseBody<"searchProfiles">["hits"]["hits"][number];

/** Profiles as an answer holds them, in the order given; none is left out for what it is, only when it is gone. */
export async function inEnvelope(
  services: Services,
  found: IndexHit[],
): Promise<ResponseBody<"listNewProfiles">> {
  await searchMemoryOf(services.db).catchUp();
  const hits = await profileHits(services, found);
  return { hits: { total: hits.length, hits } };
}

export async function profileHits(
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

export function picture(services: Services, photo: StoredHitImage | null) {
  return {
    photo_file_name: photo && services.images.address(photo),
    media: { photo: photo && services.images.describe(photo) },
  };
}

/** The score falls with the rank; within a rank quality adds less than one. */
export function sortOf({ rank, quality, distance }: IndexHit): [number, number | null] {
  const score = 8 - rank + Math.min(quality, 9999) / 10_000;
  return [score, distance === null ? null : Math.round(distance * 100) / 100];
}

export function counter(index: DocumentIndex, answer: IndexAnswer) {
  return (group: string, value: string) =>
    answer.counts[index.facetNumbers.get(`${group}:${value}`) ?? -1] ?? 0;
}

export function buckets(
  index: DocumentIndex,
  answer: IndexAnswer,
  group: string,
): { key: string; count: number }[] {
  const { values, first } = index.groups.find(({ name }) => name === group) ?? { values: [], first: 0 };
  return values
    .map((key, i) => ({ key, count: answer.counts[first + i] ?? 0 }))
    .filter(({ count }) => count > 0);
}

export function categoryBuckets(
  index: DocumentIndex,
  answer: IndexAnswer,
  group: string,
): { key: number; count: number }[] {
  return buckets(index, answer, group).map(({ key, count }) => ({ key: Number(key), count }));
}
