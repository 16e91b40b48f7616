import type { Schema } from "@foodshed/sdk";
import type { Services } from "../services.ts";
import type { Coordinates } from "./engine/geo-distance.ts";
import type { SearchEngine } from "./search.engine.ts";
import { exactlyAny, memberQueries } from "./trade.member-queries.ts";
import { MemberReasons } from "./trade.member-reasons.ts";
import { mergeTopics, shownDistance } from "./trade.merge.ts";
import { MATCHES_MAX, type Trade } from "./trade.ts";

type MatchingMember = Schema<"MatchingMember">;

/** Beyond those shown, for the poster's own and for what has no reason that can be said. */
const SPARE = 30;

/** Businesses that sell what a classified wants, or buy what it has for sale. */
export async function findMatchingMembers(
  services: Services,
  engine: SearchEngine,
  trade: Trade,
  near: Coordinates | undefined,
): Promise<{ total: number; members: MatchingMember[] }> {
  const index = engine.profiles;
  const queries = memberQueries(index, trade);
  const [results, exact] = await Promise.all([
    Promise.all(
      queries.map(({ query, among }) =>
        engine.search("profiles", {
          ...query,
          among,
          size: MATCHES_MAX + SPARE,
          near,
          within: 0,
          hitsOnly: true,
        }),
      ),
    ),
    // Who buys only the kind of it is shown, but not counted as buying this.
    engine.count("profiles", exactlyAny(queries), trade.accountId),
  ]);
  const hits = mergeTopics(results.map((result) => result.hits));
  const storedHits = await engine.storedHits.read(
    services.db,
    "profile",
    hits.slice(0, 2 * (MATCHES_MAX + SPARE)).map(({ id }) => id),
  );
  const reasons = new MemberReasons(
    index,
    trade,
    queries.map(({ query }) => query),
  );
  const members: MatchingMember[] = [];
  for (const { id, distance, topics } of hits) {
    if (members.length === MATCHES_MAX) break;
    const hit = storedHits.get(id);
    if (!hit || id === trade.accountId) continue;
    const why = reasons.of(hit, topics);
    if (!why) continue;
    members.push({
      account: { id, slug: hit.slug, business_name: hit.business_name },
      city: hit.cities[0] ?? null,
      why,
      distance_km: shownDistance(distance),
    });
  }
  return { total: Math.max(exact, members.length), members };
}
