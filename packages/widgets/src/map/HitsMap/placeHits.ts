import type { FoodshedClient } from "@foodshed/sdk";
import { useEffect, useState } from "react";
import { useClient } from "../../provider/host.tsx";
import type { MapPoint } from "../mapPoints.ts";
import type { MapSearch } from "../useMapPoints.ts";

/** How many of those at one place are named. */
const MOST = 10;

export interface PlaceHit {
  id: number;
  name: string;
  /** The page that it leads to. */
  to: string;
  approximate: boolean;
}

export interface PlaceHits {
  hits: readonly PlaceHit[];
  total: number;
}

/** What stands at a point: of one hit what the point says, of several what a search there finds. */
export function usePlaceHits(
  search: MapSearch,
  point: MapPoint | undefined,
): PlaceHits | "loading" | "failed" | undefined {
  const client = useClient();
  const [found, setFound] = useState<{ point: MapPoint; hits: PlaceHits | "failed" }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search stays the same while a point of it is open
  useEffect(() => {
    if (!point || point.count === 1) return;
    const controller = new AbortController();
    void hitsAt(client, search, point, controller.signal).then((hits) => {
      if (!controller.signal.aborted) setFound({ point, hits: hits ?? "failed" });
    });
    return () => controller.abort();
  }, [client, point]);
  if (!point) return undefined;
  if (point.count === 1) return { hits: [single(search, point)], total: 1 };
  return found?.point === point ? found.hits : "loading";
}

function single(
  { kind }: MapSearch,
  { id = 0, name = "", slug = "", approximate = false }: MapPoint,
): PlaceHit {
  return { id, name, to: pathOf(kind, slug), approximate };
}

const pathOf = (kind: MapSearch["kind"], slug: string) =>
  kind === "profiles" ? `/profiles/${slug}` : `/profiles/${slug}/classifieds`;

async function hitsAt(
  client: FoodshedClient,
  search: MapSearch,
  { bounds }: MapPoint,
  signal: AbortSignal,
): Promise<PlaceHits | undefined> {
  const { kind } = search;
  const asked = { from: 0, size: MOST, ...(bounds && { bounds }) };
  if (search.kind === "profiles") {
    const { data } = await client.POST("/search/profiles/", {
      body: { ...search.request, ...asked },
      signal,
    });
    return (
      data && {
        total: data.hits.total,
        hits: data.hits.hits.map(({ _source: { id, business_name, slug, on_map } }) => ({
          id,
          name: business_name,
          to: pathOf(kind, slug),
          approximate: on_map?.approximate ?? false,
        })),
      }
    );
  }
  const { data } = await client.POST("/search/classifieds/", {
    body: { ...search.request, ...asked },
    signal,
  });
  return (
    data && {
      total: data.hits.total,
      hits: data.hits.hits.map(({ _source: { id, title, account, on_map } }) => ({
        id,
        name: title,
        to: pathOf(kind, account.slug),
        approximate: on_map?.approximate ?? false,
      })),
    }
  );
}
