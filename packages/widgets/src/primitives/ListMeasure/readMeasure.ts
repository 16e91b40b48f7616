import { SEARCH_PAGE_SIZE, type UnknownFilter } from "@foodshed/sdk/vocabulary";
import type { ListMeasure } from "./listMeasure.ts";

const MOST_COLUMNS = 4;

/** The measure as attributes of an element: texts. */
export type MeasureAttributes = { [Name in keyof ListMeasure]?: string };

/** Reads the attributes of a list; invalid values are left out, and returned as unknown. */
export function readMeasure({ limit, columns, layout, more }: MeasureAttributes): {
  measure: ListMeasure;
  unknown: UnknownFilter[];
} {
  const unknown: UnknownFilter[] = [];
  const read = <Meaning>(
    filter: string,
    value: string | undefined,
    meaning: (text: string) => Meaning | undefined,
  ) => {
    const text = value?.trim().toLowerCase();
    if (!text) return undefined;
    const found = meaning(text);
    if (found === undefined) unknown.push({ filter, value: text });
    return found;
  };
  const upTo = (most: number) => (text: string) =>
    /^[1-9]\d*$/.test(text) ? Math.min(Number(text), most) : undefined;
  const oneOf =
    <Word extends string>(...words: Word[]) =>
    (text: string) =>
      words.find((word) => word === text);
  return {
    measure: {
      limit: read("limit", limit, upTo(SEARCH_PAGE_SIZE)),
      columns: read("columns", columns, upTo(MOST_COLUMNS)),
      layout: read("layout", layout, oneOf("cards", "list", "compact")),
      more: read("more", more, oneOf("link", "button", "none")),
    },
    unknown,
  };
}
