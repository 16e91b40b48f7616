import type { EmbeddedWidget } from "../../embed/embeddedWidget.ts";
import { listHeights } from "../../embed/listHeights.ts";

/** The elements that list results at once. */
const listing = '[results=inline][text]:not([text=""])';

/**
 * `<foodshed-search placeholder="…" text="…">` leads to the site's results; with `results="inline"` it lists them itself, those of
 * a network's members with `network="slug"`, and with distances from `near="N0B"`, in the order of
 * `sort="newest"`.
 */
export const searchElement = {
  tag: "foodshed-search",
  attributes: [
    "placeholder",
    "text",
    "results",
    "network",
    "type",
    "near",
    "sort",
    "limit",
    "columns",
    "layout",
    "more",
  ],
  height: 840,
  quietHeight: 90,
  // The box, of which the frame is as wide at any size of the text, and the space below it.
  heights: (attribute) =>
    attribute("results") === "inline" && attribute("text") ? listHeights(attribute, [64, 12]) : undefined,
  path: "/search",
  reads: listing,
  load: async (element) => {
    // Where it does not come the box says so itself.
    const results = element.matches(listing) && import("./InlineResults.tsx").catch(() => {});
    const [chunk] = await Promise.all([import("./search.chunk.ts"), results]);
    return chunk;
  },
  translations: { "fr-CA": () => import("./search.fr-CA.ts") },
} as const satisfies EmbeddedWidget;
