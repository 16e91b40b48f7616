import type { Schema } from "@foodshed/sdk";
import type { Services } from "../services.ts";
import { toHitsResponse } from "./search.presenter.ts";

/** Published profiles by their ids, as hits show them; ids of others are left out. */
export async function readProfileSources(
  services: Services,
  ids: readonly number[],
): Promise<Map<number, Schema<"ProfileHitSource">>> {
  const { hits } = await toHitsResponse(
    services,
    [...new Set(ids)].map((id) => ({ id, rank: 0, quality: 0, distance: null })),
  );
  return new Map(hits.hits.map(({ _source }) => [_source.id, _source]));
}
