import type { EmbeddedWidget } from "../../embed/embeddedWidget.ts";

/** `<foodshed-profile-card slug="…">`: one business at a glance. */
export const profileCardElement = {
  tag: "foodshed-profile-card",
  attributes: ["slug"],
  height: 540,
  path: "/profiles/{slug}",
  reads: "*",
  load: () => import("./profile-card.chunk.ts"),
  translations: { "fr-CA": () => import("./profile-card.fr-CA.ts") },
} as const satisfies EmbeddedWidget;
