import type { EmbeddedWidget } from "../../embed/embeddedWidget.ts";

/** `<foodshed-weekly-list network="slug">`: what the members of a network have this week. */
export const weeklyListElement = {
  tag: "foodshed-weekly-list",
  attributes: ["network"],
  height: 720,
  path: "/this-week/{network}",
  reads: "*",
  load: () => import("./weekly-list.chunk.ts"),
  translations: { "fr-CA": () => import("./weekly-list.fr-CA.ts") },
} as const satisfies EmbeddedWidget;
