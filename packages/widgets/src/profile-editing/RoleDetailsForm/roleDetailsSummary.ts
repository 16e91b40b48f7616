import type { Schema } from "@foodshed/sdk";
import { BUSINESS_SIZES, label } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { roleOf } from "../roleOf.ts";
import type { DetailedRole } from "./roleDetailsForm.ts";

/** "Small · insured · 3 classifications": the details of a role; undefined without any. */
export function roleDetailsSummary(
  profile: Schema<"Profile">,
  value: DetailedRole,
  t: WidgetTranslate,
): string | undefined {
  const data = roleOf(profile, value)?.data;
  if (!data) return undefined;
  const { business_scale, third_party_insurance } = data.role_details;
  const sizes = BUSINESS_SIZES.filter((size) => business_scale.includes(size.value))
    .map((size) => label(t, size.label))
    .join(" · ");
  const [insured, uninsured] =
    value === "buyer"
      ? [strings.insuranceRequired, strings.noInsuranceRequired]
      : [strings.insured, strings.notInsured];
  const ticked = [data.processing_types, data.classifications, data.market_types, data.payment_methods]
    .flatMap((list) => list?.entries ?? [])
    .map(({ display }) => label(t, display));
  const said = [
    ...(sizes ? [t(strings.sizes, { sizes })] : []),
    ...(third_party_insurance === null ? [] : [t(third_party_insurance ? insured : uninsured)]),
    ...ticked.slice(0, 3),
    ...(ticked.length > 3 ? [t(strings.more, { count: ticked.length - 3 })] : []),
  ];
  return said.join(" · ") || undefined;
}
