import type { ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import type { Coordinates } from "./engine/geo-distance.ts";
import type { SearchEngine } from "./search.engine.ts";
import * as queries from "./search.queries.ts";
import { isUnavailable, readyEngineOf } from "./search-engines.ts";
import { findMatchingClassifieds, findSimilarClassifieds } from "./trade.classifieds.ts";
import { findMatchingMembers } from "./trade.members.ts";
import { categoryOf, topicsOf } from "./trade.topics.ts";
import type { StoredTrade, Trade } from "./trade.ts";

/** As many similar ones. */
const SIMILAR_MAX = 4;

/** What meets a classified on the other side of the trade. */
export async function matchTrade(services: Services, trade: Trade): Promise<ResponseBody<"matchClassified">> {
  const engine = await readyEngineOf(services.db);
  const near = await queries.findLocation(services.db, trade.accountId);
  return await matchesOf(services, engine, trade, near);
}

/** What meets a stored classified, and what is like it. */
export async function surroundingsOf(
  services: Services,
  trade: StoredTrade,
): Promise<Pick<ResponseBody<"getClassifiedPage">, "matches" | "similar">> {
  try {
    return await foundAround(services, trade);
  } catch (error) {
    // The page of an ad does without what is found around it.
    if (!isUnavailable(error)) throw error;
    return { matches: { category: null, members_total: 0, members: [], classifieds: [] }, similar: [] };
  }
}

async function foundAround(
  services: Services,
  trade: StoredTrade,
): Promise<Pick<ResponseBody<"getClassifiedPage">, "matches" | "similar">> {
  const engine = await readyEngineOf(services.db);
  const near = await queries.findLocation(services.db, trade.accountId);
  return {
    matches: await matchesOf(services, engine, trade, near),
    similar: await findSimilarClassifieds(services, engine, trade, { near, most: SIMILAR_MAX }),
  };
}

async function matchesOf(
  services: Services,
  engine: SearchEngine,
  trade: Trade,
  near: Coordinates | undefined,
): Promise<ResponseBody<"matchClassified">> {
  const { total, members } = await findMatchingMembers(services, engine, trade, near);
  return {
    category: categoryOf(engine.profiles, topicsOf(engine.profiles, trade)) ?? null,
    members_total: total,
    members,
    classifieds: await findMatchingClassifieds(services, engine, trade, near),
  };
}
