import type { Schema } from "@foodshed/sdk";
import { BUSINESS_SIZES } from "@foodshed/sdk/vocabulary";
import { roleOf } from "../roleOf.ts";
import type { DetailedRole } from "./roleDetailsForm.ts";

/** "Small · insured · 3 classifications": the details of a role; undefined without any. */
export function roleDetailsSummary(profile: Schema<"Profile">, value: DetailedRole): string | undefined {
  const data = roleOf(profile, value)?.data;
  if (!data) return undefined;
  const { business_scale, third_party_insurance } = data.role_details;
  const sizes = BUSINESS_SIZES.filter((size) => business_scale.includes(size.value)).map(
    ({ label }) => label,
  );
  const insured = value === "buyer" ? "insurance required" : "insured";
  const ticked = [data.processing_types, data.classifications, data.market_types, data.payment_methods]
    .flatMap((list) => list?.entries ?? [])
    .map(({ display }) => display);
  const said = [
    ...sizes,
    ...(third_party_insurance === null
      ? []
      : [third_party_insurance ? insured : value === "buyer" ? "no insurance required" : "not insured"]),
    ...ticked.slice(0, 3),
    ...(ticked.length > 3 ? [`${ticked.length - 3} more`] : []),
  ];
  return said.join(" · ") || undefined;
}
