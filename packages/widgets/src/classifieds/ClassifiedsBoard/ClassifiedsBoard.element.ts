import type { EmbeddedWidget } from "../../embed/element.ts";

/** `<foodshed-classifieds network="slug" kind="sale" categories="2,6">` */
export const classifiedsElement = {
  tag: "foodshed-classifieds",
  attributes: ["network", "keywords", "kind", "categories", "ending-soon"],
  height: 420,
  path: "/search/classifieds",
  reads: true,
  load: () =>
    import("./ClassifiedsEmbed.tsx").then(({ ClassifiedsEmbed }) => ({ default: ClassifiedsEmbed })),
} as const satisfies EmbeddedWidget;
