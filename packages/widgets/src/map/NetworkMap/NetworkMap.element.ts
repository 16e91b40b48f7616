import type { EmbeddedWidget } from "../../embed/embeddedWidget.ts";

/** `<foodshed-map network="slug">`: a network's businesses as a list and on a map, which is fetched when it comes into view. */
export const mapElement = {
  tag: "foodshed-map",
  attributes: ["network", "text", "type"],
  // The list and the map, and the link below them.
  height: 550,
  path: "/search",
  reads: "*",
  lives: true,
  load: () => import("./map.chunk.ts"),
  translations: { "fr-CA": () => import("./map.fr-CA.ts") },
} as const satisfies EmbeddedWidget;
