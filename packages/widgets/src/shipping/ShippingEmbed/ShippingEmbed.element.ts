import type { EmbeddedWidget } from "../../embed/embeddedWidget.ts";

/** `<foodshed-shipping from-city="…">`: a parcel is described here, and its rates are shown on the site. */
export const shippingElement = {
  tag: "foodshed-shipping",
  attributes: ["from-city", "from-postal-code", "to-city", "to-postal-code"],
  height: 520,
  path: "/shipping",
  reads: "",
  load: () => import("./shipping.chunk.ts"),
  translations: { "fr-CA": () => import("./shipping.fr-CA.ts") },
} as const satisfies EmbeddedWidget;
