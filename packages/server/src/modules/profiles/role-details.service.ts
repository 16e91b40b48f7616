import type { components } from "@foodshed/sdk";
import { type LocalizedText, localized } from "@foodshed/sdk/locale";
import {
  type BusinessSize,
  businessSize,
  deliveryAnswersFor,
  isRoleCode,
  type RoleValue,
  roleByCode,
} from "@foodshed/sdk/vocabulary";
import { DomainError, type FieldErrors } from "../../core/domain-error.ts";
import { updatesOf } from "./checklists.service.ts";
import { findRole } from "./find-role.ts";
import * as strings from "./generated/strings.ts";
import { type Edit, requireOwn } from "./profile-edit.ts";
import { setRoleDetails } from "./role-contents.queries.ts";

type Schemas = components["schemas"];

const ONE_SIZE: Partial<Record<RoleValue, LocalizedText>> = {
  buyer: localized(strings.oneBusinessSize),
  seller: localized(strings.oneBusinessSize),
  processor: localized(strings.oneProcessingVolume),
};

/** Changes what is sent of roles' details, and marks them as saved once. */
export async function applyRoleDetails(edit: Edit, body: Schemas["RoleUpdates"]): Promise<void> {
  for (const [prefix, { id, details }] of updatesOf(body)) {
    await requireOwn(edit, "role", id);
    const role = await findRole(edit.trx, id);
    if (!role || !isRoleCode(role.code)) throw DomainError.notFound();
    const { value } = roleByCode(role.code);
    const sizes = sizesOf(details.business_scale);
    const errors: FieldErrors = {};
    const oneSize = ONE_SIZE[value];
    if (oneSize && sizes && sizes.length > 1) errors[`${prefix}details.business_scale`] = [oneSize];
    if (details.delivery && !deliveryAnswersFor(value).some((answer) => answer.value === details.delivery)) {
      errors[`${prefix}details.delivery`] = [localized(strings.vendorDelivery)];
    }
    if (Object.keys(errors).length > 0) throw DomainError.invalid(errors);
    await setRoleDetails(edit.trx, id, {
      edited: true,
      ...(sizes && { business_scale: sizes }),
      third_party_insurance: details.third_party_insurance,
      delivery: details.delivery,
      co_packing: details.co_packing,
      private_label: details.private_label,
      custom_process: details.custom_process,
    });
  }
}

/** In the spelling that is kept; two spellings of one size are one. */
function sizesOf(spellings: readonly string[] | undefined): BusinessSize[] | undefined {
  if (!spellings) return undefined;
  return [
    ...new Set(spellings.map((spelling) => businessSize(spelling)).filter((size) => size !== undefined)),
  ];
}
