import type { EmbeddedWidget } from "../../embed/embeddedWidget.ts";
import { listHeights } from "../../embed/listHeights.ts";

const lookingFor = { "": "", wanted: "true", sale: "false" };

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
  firstCall(attribute) {
    const kind = attribute("kind") ?? "";
    // The code knows other words for a kind, and the categories by their names.
    if (!(kind in lookingFor) || attribute("categories")) return undefined;
    const limit = attribute("limit")?.trim() ?? "";
    const soon = attribute("ending-soon") ?? "false";
    return [
      "/search/classifieds/",
      {
        looking_for: lookingFor[kind as keyof typeof lookingFor],
        keywords: attribute("keywords"),
        network: attribute("network"),
        size: /^[1-9]\d*$/.test(limit) ? `${Math.min(Number(limit), 24)}` : "24",
        ending_soon: soon === "false" ? "" : "true",
      },
    ];
  },
  load: (element) => {
    // Asked for together with the board, which would ask for them once it is rendered.
    if (!element.matches("[limit]:not([more=button]),[more=link],[more=none]"))
      import("../../embed/filters.ts").catch(() => {});
    return import("./classifieds.chunk.ts");
  },
  translations: { "fr-CA": () => import("./classifieds.fr-CA.ts") },
} as const satisfies EmbeddedWidget;
