import type { Schema } from "@foodshed/sdk";
import type { Box } from "../search/engine/geo-box.ts";
import { searchEngineOf } from "../search/search-engines.ts";
import type { Services } from "../services.ts";
import type { Cluster, ClusterGrid } from "./clusters.ts";

type MapPoint = Schema<"MapPoint">;

/** What a map shows of the hits, with the names of those that stand alone. */
export async function toMapPoints(
  services: Services,
  type: "profile" | "classified",
  grid: ClusterGrid,
): Promise<Schema<"MapPoints">> {
  const clusters = grid.clusters();
  const alone = clusters.flatMap(({ count, id }) => (count === 1 ? [id] : []));
  const named = await namesOf(services, type, alone);
  return {
    points: clusters.flatMap((cluster) => toPoint(cluster, named) ?? []),
    placed: grid.placed,
    ...(grid.extent && { extent: toBounds(grid.extent) }),
  };
}

function toPoint(cluster: Cluster, named: Map<number, Named>): MapPoint | undefined {
  const { latitude, longitude, count, box, id } = cluster;
  const at = { latitude: rounded(latitude), longitude: rounded(longitude), count };
  if (count > 1) return { ...at, bounds: toBounds(box) };
  const name = named.get(id);
  // It was removed a moment ago.
  return name && { ...at, id, ...name };
}

type Named = Required<Pick<MapPoint, "slug" | "name" | "approximate">>;

async function namesOf({ db }: Services, type: "profile" | "classified", ids: number[]) {
  const { storedHits } = searchEngineOf(db);
  const named = new Map<number, Named>();
  if (type === "profile") {
    for (const [id, { slug, business_name, on_map }] of await storedHits.read(db, type, ids))
      named.set(id, { slug, name: business_name, approximate: on_map?.approximate ?? false });
  } else {
    for (const [id, { title, account, on_map }] of await storedHits.read(db, type, ids))
      named.set(id, { slug: account.slug, name: title, approximate: on_map?.approximate ?? false });
  }
  return named;
}

/** A metre. */
const DIGITS = 1e5;
const rounded = (degrees: number) => Math.round(degrees * DIGITS) / DIGITS;

/** Rounded outwards, so that a search within these bounds finds everything that they were made of. */
function toBounds({ west, south, east, north }: Box): Schema<"Bounds"> {
  const down = (degrees: number) => Math.floor(degrees * DIGITS) / DIGITS;
  const up = (degrees: number) => Math.ceil(degrees * DIGITS) / DIGITS;
  return [down(west), down(south), up(east), up(north)];
}
