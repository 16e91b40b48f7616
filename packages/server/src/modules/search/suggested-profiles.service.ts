import { DISTANCE_MAX_KM } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import type { ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import type { IndexHit } from "./engine/index-query.ts";
import { ROLE_GROUPS } from "./search.facets.ts";
import { toHitsResponse } from "./search.presenter.ts";
import * as queries from "./search.queries.ts";
import { readyEngineOf } from "./search-engines.ts";

const BUYING = ["buyer"];
/** Vendors sell to people, not to businesses. */
const SELLING = ["seller", "processor"];

/** Businesses that buy what the caller's sells or sell what it buys, nearest first; connected ones are left out. */
export async function listSuggestedProfiles(
  services: Services,
  actor: Actor,
  input: { size?: number },
): Promise<ResponseBody<"listSuggestedProfiles">> {
  if (actor.kind === "visitor") return toHitsResponse(services, []);
  const size = input.size ?? 3;
  const trade = await queries.readTrade(services.db, actor.accountId);
  const near = await queries.findLocation(services.db, actor.accountId);
  const engine = await readyEngineOf(services.db);

  const known = new Set([actor.accountId, ...trade.connected]);
  const found = new Map<number, IndexHit>();
  const look = async (roles: string[], categories: number[]) => {
    if (categories.length === 0) return;
    const { hits } = await engine.search("profiles", {
      typed: "",
      unfinished: false,
      from: 0,
      size: size + known.size,
      marks: [],
      filters: [],
      scope: { roles, groups: ROLE_GROUPS, chosen: new Map([["product", categories.map(String)]]) },
      near,
      within: near ? DISTANCE_MAX_KM : 0,
    });
    for (const hit of hits) if (!known.has(hit.id)) found.set(hit.id, hit);
  };
  await look(BUYING, trade.sells);
  await look(SELLING, trade.buys);
  const nearest = [...found.values()].sort(
    (a, b) => (a.distance ?? 0) - (b.distance ?? 0) || b.quality - a.quality || a.id - b.id,
  );
  return toHitsResponse(services, nearest.slice(0, size));
}
