import type { EmbeddedWidget } from "../../embed/embeddedWidget.ts";

/** `<foodshed-mailing-list>`: subscribes in place; a mail to the address confirms it. */
export const mailingListElement = {
  tag: "foodshed-mailing-list",
  attributes: [],
  height: 240,
  path: "/mailing-list",
  reads: "",
  load: () => import("./mailing-list.chunk.ts"),
  translations: { "fr-CA": () => import("./mailing-list.fr-CA.ts") },
} as const satisfies EmbeddedWidget;
