import type { EmbeddedWidget } from "../../embed/embeddedWidget.ts";

/** `<foodshed-classifieds network="slug" kind="sale" categories="2,6">` */
export const classifiedsElement = {
  tag: "foodshed-classifieds",
  attributes: ["network", "keywords", "kind", "categories", "ending-soon"],
  height: 840,
  path: "/search/classifieds",
  reads: "*",
  load: () => import("./classifieds.chunk.ts"),
  translations: { "fr-CA": () => import("./classifieds.fr-CA.ts") },
} as const satisfies EmbeddedWidget;
