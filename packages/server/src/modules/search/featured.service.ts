import type { Answer, Query } from "../../handlers.ts";
import type { Actor, Services } from "../../platform/context.ts";
import type { IndexHit } from "./engine/query.ts";
import { inEnvelope } from "./search.answers.ts";
import * as queries from "./search.queries.ts";

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

/** A hit that nobody searched for. */
function plainHit(id: number): IndexHit {
  return { id, rank: 0, quality: 0, distance: null };
}
