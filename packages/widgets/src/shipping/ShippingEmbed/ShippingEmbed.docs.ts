import { defineEmbedDocs } from "../../embed/embedDocs.ts";
import { shippingElement } from "./ShippingEmbed.element.ts";

const at = (label: string, type: "text" | "postal-code", where: string) => ({
  label,
  description: `The initial value of the field: the ${type === "text" ? "city" : "postal code"} that the parcel ${where}.`,
  type,
  without: "empty",
});

export const shippingDocs = defineEmbedDocs(shippingElement, {
  title: "Shipping calculator",
  // Narrow columns stack its three columns.
  narrow: [{ window: 780, height: 1000 }],
  summary: "Describes a parcel; rates are shown on the site, to members, with what was typed filled in.",
  attributes: {
    "from-city": at("From, city", "text", "leaves"),
    "from-postal-code": at("From, postal code", "postal-code", "leaves"),
    "to-city": at("To, city", "text", "goes to"),
    "to-postal-code": at("To, postal code", "postal-code", "goes to"),
  },
});
