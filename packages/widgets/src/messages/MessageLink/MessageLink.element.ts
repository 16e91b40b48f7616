import type { EmbeddedWidget } from "../../embed/embeddedWidget.ts";

/** `<foodshed-message-button slug="…">`: writes to one business in place; a mail to the visitor confirms the address. */
export const messageButtonElement = {
  tag: "foodshed-message-button",
  attributes: ["slug", "label"],
  height: 48,
  path: "/profiles/{slug}",
  reads: "",
  lives: true,
  load: () => import("./message-button.chunk.ts"),
  translations: { "fr-CA": () => import("./message-button.fr-CA.ts") },
} as const satisfies EmbeddedWidget;
