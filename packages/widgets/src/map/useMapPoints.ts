import type { FoodshedClient, Schema } from "@foodshed/sdk";
import { useEffect, useState } from "react";
import { useClient } from "../provider/host.tsx";
import type { MapArea } from "./mapPoints.ts";

/** Milliseconds that a map rests before it asks for what it shows. */
const PAUSE_MS = 120;

export type MapSearch =
  | { kind: "profiles"; request: Schema<"SearchProfilesRequest"> }
  | { kind: "classifieds"; request: Schema<"SearchClassifiedsRequest"> };

export interface MapResults {
  /** Undefined until the first response. */
  found: Schema<"MapPoints"> | undefined;
  failed: boolean;
  retry: () => void;
}

async function ask(client: FoodshedClient, search: MapSearch, area: MapArea, signal: AbortSignal) {
  const asked = { size: 0, from: 0, map: roomy(area) };
  const { data } =
    search.kind === "profiles"
      ? await client.POST("/search/profiles/", { body: { ...search.request, ...asked }, signal })
      : await client.POST("/search/classifieds/", { body: { ...search.request, ...asked }, signal });
  return data?.map;
}

/** A little more than is seen, so that moving a little shows what is there. */
function roomy({ bounds: [west, south, east, north], zoom }: MapArea): Schema<"MapView"> {
  const [wide, high] = [(east - west) / 4, (north - south) / 4];
  return {
    bounds: [
      Math.max(-180, west - wide),
      Math.max(-85, south - high),
      Math.min(180, east + wide),
      Math.min(85, north + high),
    ].map((degrees) => Math.round(degrees * 1e4) / 1e4),
    zoom,
  };
}

/** Where the hits of a search are, in the area that a map shows. Keeps the last points while new ones are on their way. */
export function useMapPoints(search: MapSearch, area: MapArea | undefined): MapResults {
  const client = useClient();
  const [found, setFound] = useState<MapResults["found"]>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const key = JSON.stringify([search, area, turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is asked for
  useEffect(() => {
    if (!area) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const points = await ask(client, search, area, controller.signal);
      if (controller.signal.aborted) return;
      setFailed(!points);
      if (points) setFound(points);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, key]);
  return { found, failed, retry: () => setTurn((n) => n + 1) };
}
