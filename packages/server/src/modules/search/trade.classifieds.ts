import type { Schema } from "@foodshed/sdk";
import type { Services } from "../services.ts";
import type { Coordinates } from "./engine/geo-distance.ts";
import type { SearchEngine } from "./search.engine.ts";
import { toMedia } from "./search.presenter.ts";
import { facetFilter } from "./search.request.ts";
import type { StoredClassifiedHit } from "./stored-hit.ts";
import { mergeTopics, shownDistance, type TopicHit } from "./trade.merge.ts";
import { namingOf, thingsSought } from "./trade.naming.ts";
import { MATCHES_MAX, type StoredTrade, type Trade } from "./trade.ts";

type MatchingClassified = Schema<"MatchingClassified">;
type ClassifiedHitSource = Schema<"ClassifiedHitSource">;

/** Hits beyond those shown, for those that only mention the thing or are of another category. */
const CANDIDATES = 24;

/** Open ads of the other side. */
export async function findMatchingClassifieds(
  services: Services,
  engine: SearchEngine,
  trade: Trade,
  near: Coordinates | undefined,
): Promise<MatchingClassified[]> {
  const found = await findAds(services, engine, trade, { near, side: !trade.looking_for });
  return found.slice(0, MATCHES_MAX).map(({ id, hit, text, distance }) => ({
    classified: toSource(services, id, hit),
    why: { kind: hit.looking_for ? "buys" : "sells", text },
    distance_km: shownDistance(distance),
  }));
}

/** Open ads of the same side about the same, then others of the category. */
export async function findSimilarClassifieds(
  services: Services,
  engine: SearchEngine,
  trade: StoredTrade,
  { near, most }: { near: Coordinates | undefined; most: number },
): Promise<ClassifiedHitSource[]> {
  const alike = await findAds(services, engine, trade, { near, side: trade.looking_for });
  const similar = new Map(alike.slice(0, most).map(({ id, hit }) => [id, hit]));
  if (similar.size < most) {
    const { hits } = await engine.search("classifieds", {
      typed: "",
      unfinished: false,
      documents: "classifieds",
      marks: [],
      filters: [
        facetFilter("kind", [trade.looking_for ? "wanted" : "for_sale"]),
        facetFilter("category", [String(trade.category)]),
      ],
      from: 0,
      size: 2 * most + 1,
      near,
      within: 0,
      endsAfter: services.clock.now().getTime(),
      hitsOnly: true,
    });
    const ids = hits.map(({ id }) => id).filter((id) => id !== trade.id && !similar.has(id));
    const stored = await engine.storedHits.read(services.db, "classified", ids);
    for (const id of ids) {
      const hit = stored.get(id);
      if (hit && similar.size < most) similar.set(id, hit);
    }
  }
  return [...similar].map(([id, hit]) => toSource(services, id, hit));
}

interface FoundAd extends TopicHit {
  hit: StoredClassifiedHit;
  /** The words of the ad that name the topic. */
  text: string;
}

async function findAds(
  services: Services,
  engine: SearchEngine,
  trade: Trade,
  { near, side }: { near: Coordinates | undefined; side: boolean },
): Promise<FoundAd[]> {
  const index = engine.classifieds;
  const things = thingsSought(index, trade, { wanted: side });
  const ofSide = facetFilter("kind", [side ? "wanted" : "for_sale"]);
  const results = await Promise.all(
    things.map(({ query }) =>
      engine.search("classifieds", {
        ...query,
        documents: "classifieds",
        filters: [ofSide],
        size: CANDIDATES,
        near,
        within: 0,
        endsAfter: services.clock.now().getTime(),
        hitsOnly: true,
      }),
    ),
  );
  const hits = mergeTopics(results.map((result) => result.hits));
  const stored = await engine.storedHits.read(
    services.db,
    "classified",
    hits.map(({ id }) => id),
  );
  const plain: FoundAd[] = [];
  const others: FoundAd[] = [];
  for (const found of hits) {
    const hit = stored.get(found.id);
    if (!hit || found.id === trade.id || hit.account.id === trade.accountId) continue;
    const naming = namingOf(
      index,
      hit,
      found.topics.flatMap((topic) => things[topic] ?? []),
    );
    if (naming) (naming.isPlain ? plain : others).push({ ...found, hit, text: naming.text });
  }
  return [...plain, ...others];
}

function toSource(
  services: Services,
  id: number,
  { photo, ...hit }: StoredClassifiedHit,
): ClassifiedHitSource {
  return { id, ...hit, ...toMedia(services, photo) };
}
