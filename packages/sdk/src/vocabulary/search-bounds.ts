/** An area of a map: west, south, east and north in degrees. */
export type AreaBounds = [west: number, south: number, east: number, north: number];

/** An area as the address of a search has it. */
export function boundsInAddress(bounds: readonly number[]): string {
  return bounds.join(",");
}

/** The area that a part of an address means; undefined for anything that is none. */
export function readAddressBounds(text: string): AreaBounds | undefined {
  const degrees = text.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  const [west, south, east, north] = degrees as AreaBounds;
  const isArea =
    degrees.length === 4 &&
    Math.max(Math.abs(west), Math.abs(east)) <= 180 &&
    south >= -90 &&
    south <= north &&
    north <= 90;
  return isArea ? [west, south, east, north] : undefined;
}
