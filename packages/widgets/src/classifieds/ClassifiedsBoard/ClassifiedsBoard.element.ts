import type { EmbeddedWidget } from "../../embed/embeddedWidget.ts";
import { listHeights } from "../../embed/listHeights.ts";

/** `<foodshed-classifieds network="slug" kind="sale" categories="2,6">`; with `limit="3"` three ads in a sidebar. */
export const classifiedsElement = {
  tag: "foodshed-classifieds",
  attributes: [
    "network",
    "keywords",
    "kind",
    "categories",
    "ending-soon",
    "limit",
    "columns",
    "layout",
    "more",
  ],
  height: 840,
  heights: listHeights,
  path: "/search/classifieds",
  reads: "*",
  load: (element) => {
    // Asked for together with the board, which would ask for them once it is rendered.
    if (!element.matches("[limit]:not([more=button]),[more=link],[more=none]"))
      import("../../embed/filters.ts").catch(() => {});
    return import("./classifieds.chunk.ts");
  },
  translations: { "fr-CA": () => import("./classifieds.fr-CA.ts") },
} as const satisfies EmbeddedWidget;
