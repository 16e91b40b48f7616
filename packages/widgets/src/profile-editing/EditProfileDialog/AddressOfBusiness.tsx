import { COUNTRY, LINE_MAX_LENGTH, PROVINCE } from "@foodshed/sdk/vocabulary";
import type { UseFormReturn } from "react-hook-form";
import { PostalCodeField } from "../../primitives/Field/PostalCodeField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { pair } from "../SectionForm/SectionForm.css.ts";
import { type EditProfileValues, editProfileRules } from "./editProfileForm.ts";

/** The address of the business itself, which is its first location's. */
export function AddressOfBusiness({ form }: { form: UseFormReturn<EditProfileValues> }) {
  const { register, formState } = form;
  const field = (name: "address_1" | "city" | "postal_code") => ({
    label: editProfileRules.labels[name],
    optional: true,
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <div className={pair}>
      <TextField maxLength={LINE_MAX_LENGTH} autoComplete="address-line1" {...field("address_1")} />
      <TextField maxLength={LINE_MAX_LENGTH} autoComplete="address-level2" {...field("city")} />
      <PostalCodeField placeholder="A1A 1A1" {...field("postal_code")} />
      <TextField label="Province" value={PROVINCE} readOnly />
      <TextField label="Country" value={COUNTRY} readOnly />
    </div>
  );
}
