import type { EmbeddedWidget } from "../../embed/element.ts";

/** `<foodshed-classifieds network="slug" keywords="…">` */
export const classifiedsElement: EmbeddedWidget = {
  tag: "foodshed-classifieds",
  attributes: ["network", "keywords"],
  height: 420,
  path: "/search/classifieds",
  load: () =>
    import("./ClassifiedsBoard.tsx").then(({ ClassifiedsBoard }) => ({ default: ClassifiedsBoard })),
};
