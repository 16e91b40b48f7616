import type { EmbeddedWidget } from "../../embed/embeddedWidget.ts";

/**
 * `<foodshed-search placeholder="…" text="…">` leads to the site's results; with `results="inline"` it lists them itself, those of
 * a network's members with `network="slug"`, and with distances from `near="N0B"`.
 */
export const searchElement = {
  tag: "foodshed-search",
  attributes: ["placeholder", "text", "results", "network", "type", "near"],
  height: 840,
  quietHeight: 90,
  path: "/search",
  reads: '[results=inline][text]:not([text=""])',
  load: () => import("./search.chunk.ts"),
  translations: { "fr-CA": () => import("./search.fr-CA.ts") },
} as const satisfies EmbeddedWidget;
