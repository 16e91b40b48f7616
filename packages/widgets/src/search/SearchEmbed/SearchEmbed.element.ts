import type { EmbeddedWidget } from "../../embed/element.ts";

/**
 * `<foodshed-search placeholder="…" text="…">` leads to the site's results; with `results="inline"` it lists them itself, those of
 * a network's members with `network="slug"`, and with distances from `near="N0B"`.
 */
export const searchElement = {
  tag: "foodshed-search",
  attributes: ["placeholder", "text", "results", "network", "type", "near"],
  height: 90,
  path: "/search",
  reads: true,
  load: () => import("./SearchEmbed.tsx").then(({ SearchEmbed }) => ({ default: SearchEmbed })),
} as const satisfies EmbeddedWidget;
