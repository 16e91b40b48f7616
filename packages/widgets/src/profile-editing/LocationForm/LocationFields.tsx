import { COUNTRY, LINE_MAX_LENGTH, PROVINCE } from "@foodshed/sdk/vocabulary";
import type { UseFormReturn } from "react-hook-form";
import { PhoneField } from "../../primitives/Field/PhoneField.tsx";
import { PostalCodeField } from "../../primitives/Field/PostalCodeField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { pair } from "../SectionForm/SectionForm.css.ts";
import { type LocationValues, newLocationRules } from "./locationForm.ts";

const { labels } = newLocationRules();

/** Where a location is. Province and country are the same for all. */
export function LocationFields({ form }: { form: UseFormReturn<LocationValues> }) {
  const { register, formState } = form;
  const field = (name: keyof LocationValues) => ({
    label: labels[name],
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <>
      <TextField
        maxLength={LINE_MAX_LENGTH}
        hint="What people call it, such as Farm shop or Head office."
        {...field("description")}
      />
      <div className={pair}>
        <TextField maxLength={LINE_MAX_LENGTH} autoComplete="address-line1" {...field("address_1")} />
        <TextField
          maxLength={LINE_MAX_LENGTH}
          autoComplete="address-line2"
          optional
          {...field("address_2")}
        />
        <TextField maxLength={LINE_MAX_LENGTH} autoComplete="address-level2" {...field("city")} />
        <PostalCodeField placeholder="A1A 1A1" {...field("postal_code")} />
        <TextField label="Province" value={PROVINCE} readOnly hint="All locations must be in Ontario." />
        <TextField label="Country" value={COUNTRY} readOnly />
        <PhoneField optional {...field("phone")} />
      </div>
    </>
  );
}
