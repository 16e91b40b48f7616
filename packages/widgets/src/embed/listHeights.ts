import { ENTRY_SIZES } from "../primitives/ListMeasure/entrySizes.ts";

/** Pixels around the entries: the heading above, and below the link to all of them or that to the site. */
const HEADING = 56;
const LINK = 50;
const CREDIT = 28.15;

/**
 * The height in pixels of a list with a `limit`, for one column, for two, and so on. It depends on nothing else, so it can be
 * reserved before anything has come. Undefined for a list of any length.
 * @param above the height of what is above the list: the part that grows with the size of the text, and the part that does not
 */
export function listHeights(
  attribute: (name: string) => string | null | undefined,
  above: readonly [scaled: number, fixed: number] = [0, 0],
): number[] | undefined {
  const limit = Math.min(Number(attribute("limit")), 24);
  const more = attribute("more");
  if (!(limit >= 1) || more === "button") return;
  const layout = attribute("layout") as "list";
  const [height, gap, usual] = ENTRY_SIZES[layout] ?? ENTRY_SIZES.list;
  const most = Math.min(Number(attribute("columns")) || usual, 4);
  const unit = (Number.parseFloat(attribute("size") ?? "") || 16) / 16;
  const around = (above[0] + HEADING + (more === "none" ? CREDIT : LINK)) * unit + above[1];
  return [1, 2, 3, 4].slice(0, most).map((columns) => {
    const rows = Math.ceil(limit / columns);
    return Math.ceil(around + rows * (height * unit + gap) - gap);
  });
}
