import { COUNTRY, LINE_MAX_LENGTH, PROVINCE } from "@foodshed/sdk/vocabulary";
import type { UseFormReturn } from "react-hook-form";
import { PhoneField } from "../../primitives/Field/PhoneField.tsx";
import { PostalCodeField } from "../../primitives/Field/PostalCodeField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { pair } from "../SectionForm/SectionForm.css.ts";
import { type LocationValues, locationLabels } from "./locationForm.ts";

/** Where a location is. Province and country are the same for all. */
export function LocationFields({ form }: { form: UseFormReturn<LocationValues> }) {
  const t = useTranslate();
  const labels = locationLabels(t);
  const { register, formState } = form;
  const field = (name: keyof LocationValues) => ({
    label: labels[name],
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <>
      <TextField maxLength={LINE_MAX_LENGTH} hint={t(strings.locationNameHint)} {...field("description")} />
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
        <TextField label={t(strings.province)} value={PROVINCE} readOnly hint={t(strings.provinceHint)} />
        <TextField label={t(strings.country)} value={COUNTRY} readOnly />
        <PhoneField optional {...field("phone")} />
      </div>
    </>
  );
}
