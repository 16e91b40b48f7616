import type { Actor } from "../../core/actor.ts";
import type { Query, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { type PresentedHit, toHitsResponse } from "./search.presenter.ts";
import * as queries from "./search.queries.ts";

/** Featured businesses, or featured organizations. */
export async function listFeaturedProfiles(
  services: Services,
  _actor: Actor,
  input: Query<"listFeaturedProfiles">,
): Promise<ResponseBody<"listFeaturedProfiles">> {
  const ids = await queries.listFeatured(services.db, input.size ?? 3, input.partner ?? false);
  return toHitsResponse(services, ids.map(plainHit));
}

export async function listNewProfiles(
  services: Services,
  _actor: Actor,
  input: Query<"listNewProfiles">,
): Promise<ResponseBody<"listNewProfiles">> {
  const ids = await queries.listNewest(services.db, input.size ?? 4);
  return toHitsResponse(services, ids.map(plainHit));
}

/** A hit without a search behind it. */
function plainHit(id: number): PresentedHit {
  return { id, rank: 0, quality: 0, distance: null };
}
