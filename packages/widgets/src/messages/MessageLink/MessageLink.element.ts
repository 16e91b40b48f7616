import type { EmbeddedWidget } from "../../embed/element.ts";

/** `<foodshed-message-button slug="…">`: writes to one business, in a window of the site. */
export const messageButtonElement = {
  tag: "foodshed-message-button",
  attributes: ["slug", "label"],
  height: 48,
  path: "/profiles/{slug}",
  reads: false,
  load: () => import("./MessageLink.tsx").then(({ MessageLink }) => ({ default: MessageLink })),
} as const satisfies EmbeddedWidget;
