import { type RefObject, useMemo } from "react";
import { isClassifiedsMode, type SearchParameters } from "../../search/searchParameters.ts";
import { classifiedsRequest, profilesRequest } from "../../search/searchRequests.ts";
import { HitsMap } from "../HitsMap/HitsMap.tsx";
import type { Bounds } from "../mapPoints.ts";
import type { MapSearch } from "../useMapPoints.ts";
import * as css from "./SearchMap.css.ts";
import { type PlacedHit, useRowsAndPoints } from "./useRowsAndPoints.ts";

export interface SearchMapProps {
  parameters: SearchParameters;
  /** Only this network's members, by the organization's slug. */
  network?: string | undefined;
  /** The hits that the list shows. */
  hits: readonly { _source: PlacedHit }[];
  /** What contains the rows of the list. */
  rows: RefObject<HTMLElement | null>;
  /** Searches in an area, or everywhere. */
  onBounds: (bounds: Bounds | undefined) => void;
}

/** The results of a search on a map, which leads to the rows of their list and back. */
export function SearchMap({ parameters, network, hits, rows, onBounds }: SearchMapProps) {
  const placed = useMemo(() => hits.map(({ _source }) => _source), [hits]);
  const { pointedAt, onPoint } = useRowsAndPoints(rows, placed);
  const search = useMemo<MapSearch>(
    () =>
      isClassifiedsMode(parameters)
        ? { kind: "classifieds", request: classifiedsRequest(parameters, new Date(), { network }) }
        : { kind: "profiles", request: profilesRequest(parameters, { network }) },
    [parameters, network],
  );
  return (
    <div className={css.map}>
      <HitsMap
        search={search}
        bounds={parameters.bounds}
        onBounds={onBounds}
        pointedAt={pointedAt}
        onPoint={onPoint}
      />
    </div>
  );
}
