import type { Schema } from "@foodshed/sdk";
import { answerLabel, BUSINESS_SIZES, type RoleValue } from "@foodshed/sdk/vocabulary";
import type { Editable } from "../EditButton/editing.ts";
import type { Fact } from "./Facts.tsx";

type Data = Schema<"RoleData">;

const ticked = (list: Schema<"Checklist"> | null) => list?.entries.map(({ display }) => display) ?? [];

/** "None" is the last of the standards, except on a processor's card. */
function standards(list: Schema<"Checklist"> | null): string[] {
  const entries = list?.entries ?? [];
  return [
    ...entries.filter(({ value }) => value !== "none"),
    ...entries.filter(({ value }) => value === "none"),
  ].map(({ display }) => display);
}

const insurance = (held: boolean | null) => (held === null ? [] : [held ? "Yes" : "No"]);
const sizes = (scale: Data["role_details"]["business_scale"]) =>
  scale.map((size) => BUSINESS_SIZES.find(({ value }) => value === size)?.label ?? size);

/** The facts below the products on a role's card. A vendor's card has products only. */
export function roleFacts(role: RoleValue, data: Data): Fact[] {
  const details = data.role_details;
  const edit = (list: Extract<Editable, { dialog: "checklist" }>["list"]): Pick<Fact, "edit"> => ({
    edit: { dialog: "checklist", ofRole: role, list },
  });
  const payment: Fact = {
    label: "Preferred Payment Methods",
    values: ticked(data.payment_methods),
    none: "No Payment Methods Identified",
    ...edit("payment_methods"),
  };
  switch (role) {
    case "buyer":
      return [
        {
          label: "Food Safety & Traceability Standards Required",
          values: standards(data.safety_standards),
          ...edit("safety_standards"),
        },
        { label: "Delivery Required", values: [answerLabel(details.delivery)] },
        {
          label: "Third-Party Insurance Required",
          values: insurance(details.third_party_insurance),
          none: "Not stated",
        },
        payment,
      ];
    case "seller":
      return [
        {
          label: "Business Classifications",
          values: ticked(data.classifications),
          ...edit("classifications"),
        },
        {
          label: "Food Safety & Traceability Standards Certified",
          values: standards(data.safety_standards),
          ...edit("safety_standards"),
        },
        { label: "Business Size", values: sizes(details.business_scale), none: "Not stated" },
        { label: "Delivery", values: [answerLabel(details.delivery)] },
        {
          label: "Third-Party Insurance",
          values: insurance(details.third_party_insurance),
          none: "Not stated",
        },
        payment,
      ];
    case "processor":
      return [
        { label: "Processing Methods", values: ticked(data.processing_types), ...edit("processing_types") },
        {
          label: "Business Classifications",
          values: ticked(data.classifications),
          ...edit("classifications"),
        },
        {
          label: "Food Safety & Traceability Standards",
          values: ticked(data.safety_standards),
          ...edit("safety_standards"),
        },
        { label: "Processing Formats", values: ticked(data.market_types), ...edit("market_types") },
        { label: "Processing Volume", values: sizes(details.business_scale), none: "Not stated" },
        { label: "Delivery", values: [answerLabel(details.delivery)] },
        {
          label: "Third-Party Insurance",
          values: insurance(details.third_party_insurance),
          none: "Not stated",
        },
        { label: "Co-Packing", values: [answerLabel(details.co_packing)] },
        { label: "Private Labelling", values: [answerLabel(details.private_label)] },
        { label: "Special Orders", values: [answerLabel(details.custom_process)] },
      ];
    default:
      return [];
  }
}

/** The text of a role's card without products. */
export function noProducts(role: RoleValue): string {
  const doing = { buyer: "buying", processor: "processing" } as Partial<Record<RoleValue, string>>;
  return `We are not currently ${doing[role] ?? "selling"} any products`;
}

/** The heading over a role's products. */
export function productsTitle(role: RoleValue): string {
  if (role === "buyer") return "We buy";
  return role === "processor" ? "We process" : "We sell";
}
