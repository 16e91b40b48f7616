import type { Schema } from "@foodshed/sdk";
import { answerLabel, BUSINESS_SIZES, label, type RoleValue } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Editable } from "../EditButton/editing.ts";
import * as strings from "../generated/strings.ts";
import type { Fact } from "./Facts.tsx";

type Data = Schema<"RoleData">;

/** "None" is the last of the standards, except on a processor's card. */
function standards(list: Schema<"Checklist"> | null): string[] {
  const entries = list?.entries ?? [];
  return [
    ...entries.filter(({ value }) => value !== "none"),
    ...entries.filter(({ value }) => value === "none"),
  ].map(({ display }) => display);
}

/** The facts below the products on a role's card. A vendor's card has products only. */
export function roleFacts(role: RoleValue, data: Data, t: WidgetTranslate): Fact[] {
  const details = data.role_details;
  const labels = (names: readonly string[]) => names.map((name) => label(t, name));
  const ticked = (list: Schema<"Checklist"> | null) =>
    labels(list?.entries.map(({ display }) => display) ?? []);
  const answer = (value: number) => labels([answerLabel(value)]);
  const insurance: Pick<Fact, "values" | "none"> = {
    values:
      details.third_party_insurance === null ? [] : labels([details.third_party_insurance ? "Yes" : "No"]),
    none: t(strings.insuranceUnknown),
  };
  const size: Pick<Fact, "values" | "none"> = {
    values: labels(
      details.business_scale.map(
        (scale) => BUSINESS_SIZES.find(({ value }) => value === scale)?.label ?? scale,
      ),
    ),
    none: t(strings.notStated),
  };
  const delivery: Pick<Fact, "values" | "none"> = {
    values: details.delivery_answered ? answer(details.delivery) : [],
    none: t(strings.notStated),
  };
  const edit = (list: Extract<Editable, { dialog: "checklist" }>["list"]): Pick<Fact, "edit"> => ({
    edit: { dialog: "checklist", ofRole: role, list },
  });
  const payment: Fact = {
    label: t(strings.paymentMethods),
    values: ticked(data.payment_methods),
    none: t(strings.noPaymentMethods),
    ...edit("payment_methods"),
  };
  switch (role) {
    case "buyer":
      return [
        {
          label: t(strings.foodSafetyRequired),
          values: labels(standards(data.safety_standards)),
          ...edit("safety_standards"),
        },
        { label: t(strings.deliveryRequired), ...delivery },
        { label: t(strings.insuranceRequired), ...insurance },
        payment,
      ];
    case "seller":
      return [
        {
          label: t(strings.businessClassifications),
          values: ticked(data.classifications),
          ...edit("classifications"),
        },
        {
          label: t(strings.foodSafetyCertified),
          values: labels(standards(data.safety_standards)),
          ...edit("safety_standards"),
        },
        { label: t(strings.businessSize), ...size },
        { label: t(strings.delivery), ...delivery },
        { label: t(strings.insurance), ...insurance },
        payment,
      ];
    case "processor":
      return [
        {
          label: t(strings.processingMethods),
          values: ticked(data.processing_types),
          ...edit("processing_types"),
        },
        {
          label: t(strings.businessClassifications),
          values: ticked(data.classifications),
          ...edit("classifications"),
        },
        {
          label: t(strings.foodSafety),
          values: ticked(data.safety_standards),
          ...edit("safety_standards"),
        },
        {
          label: t(strings.processingFormats),
          values: ticked(data.market_types),
          none: t(strings.none),
          ...edit("market_types"),
        },
        { label: t(strings.processingVolume), ...size },
        { label: t(strings.delivery), ...delivery },
        { label: t(strings.insurance), ...insurance },
        { label: t(strings.coPacking), values: answer(details.co_packing) },
        { label: t(strings.privateLabelling), values: answer(details.private_label) },
        { label: t(strings.specialOrders), values: answer(details.custom_process) },
      ];
    default:
      return [];
  }
}

/** The text of a role's card without products. */
export function noProducts(role: RoleValue, t: WidgetTranslate): string {
  if (role === "buyer") return t(strings.notBuying);
  return role === "processor" ? t(strings.notProcessing) : t(strings.notSelling);
}

/** The heading over a role's products. */
export function productsTitle(role: RoleValue, t: WidgetTranslate): string {
  if (role === "buyer") return t(strings.weBuy);
  return role === "processor" ? t(strings.weProcess) : t(strings.weSell);
}
