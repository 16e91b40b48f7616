import type { Schema } from "@foodshed/sdk";
import { localized } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import type { Box } from "../search/engine/geo-box.ts";
import * as strings from "./generated/strings.ts";

/** What a map shows, and how close it is. */
export interface MapView {
  box: Box;
  zoom: number;
}

/** @throws DomainError 400 for a box that is upside down or reaches beyond a pole */
export function readBounds(bounds: Schema<"Bounds">, field: string): Box {
  const [west, south, east, north] = bounds as [number, number, number, number];
  if (!(south >= -90 && south <= north && north <= 90))
    throw DomainError.invalid({ [field]: [localized(strings.badBounds)] });
  return { west, south, east, north };
}

export function readView({ bounds, zoom }: Schema<"MapView">): MapView {
  return { box: readBounds(bounds, "map"), zoom };
}

/** The view that the address of a search asks for, as the body of a request has it. */
export function viewOfAddress({
  map_bounds,
  map_zoom,
}: {
  map_bounds?: Schema<"Bounds">;
  map_zoom?: number;
}): { map?: Schema<"MapView"> } {
  if (map_bounds === undefined && map_zoom === undefined) return {};
  if (map_bounds === undefined || map_zoom === undefined)
    throw DomainError.invalid({ map_bounds: [localized(strings.incompleteView)] });
  return { map: { bounds: map_bounds, zoom: map_zoom } };
}
