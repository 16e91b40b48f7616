import { COUNTRY, LINE_MAX_LENGTH, PROVINCE } from "@foodshed/sdk/vocabulary";
import { PostalCodeField } from "../../primitives/Field/PostalCodeField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import type { FormFieldsProps } from "../formFieldsProps.ts";
import * as strings from "../generated/strings.ts";
import { pair } from "../SectionForm/SectionForm.css.ts";
import { type AddressValues, editProfileRules } from "./editProfileForm.ts";

/** The address of the business itself, which is its first location's: while it has one, no part of that can be emptied. */
export function AddressOfBusiness({ register, errors }: FormFieldsProps<AddressValues>) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const labels = editProfileRules.labels(t);
  const field = (name: keyof AddressValues) => ({
    label: labels[name],
    optional: profile.addresses.length === 0,
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <div className={pair}>
      <TextField maxLength={LINE_MAX_LENGTH} autoComplete="address-line1" {...field("address_1")} />
      <TextField maxLength={LINE_MAX_LENGTH} autoComplete="address-level2" {...field("city")} />
      <PostalCodeField placeholder="A1A 1A1" {...field("postal_code")} />
      <TextField label={t(strings.province)} value={PROVINCE} readOnly />
      <TextField label={t(strings.country)} value={COUNTRY} readOnly />
    </div>
  );
}
