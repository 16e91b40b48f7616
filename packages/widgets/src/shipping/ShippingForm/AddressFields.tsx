import { LINE_MAX_LENGTH, SHIPPING_CITY_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { PostalCodeField } from "../../primitives/Field/PostalCodeField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ShippingForm.css.ts";
import type { ShippingValues } from "./shippingForm.ts";

export interface AddressFieldsProps {
  side: "from" | "to";
  register: UseFormRegister<ShippingValues>;
  errors: FieldErrors<ShippingValues>;
}

/** The origin or the destination of a parcel; always in Ontario. */
export function AddressFields({ side, register, errors }: AddressFieldsProps) {
  const t = useTranslate();
  // Autofill keeps the sender's and the receiver's addresses apart.
  const fill = (part: string) => (side === "from" ? part : `shipping ${part}`);
  return (
    <>
      <TextField
        label={t(strings.streetAddress)}
        maxLength={LINE_MAX_LENGTH}
        autoComplete={fill("address-line1")}
        error={errors[`${side}_street1`]?.message}
        {...register(`${side}_street1`)}
      />
      <div className={css.pair}>
        <TextField
          label={t(strings.city)}
          maxLength={SHIPPING_CITY_MAX_LENGTH}
          autoComplete={fill("address-level2")}
          error={errors[`${side}_city`]?.message}
          {...register(`${side}_city`)}
        />
        <PostalCodeField
          label={t(strings.postalCode)}
          autoComplete={fill("postal-code")}
          error={errors[`${side}_postal_code`]?.message}
          {...register(`${side}_postal_code`)}
        />
      </div>
      <CheckboxField label={t(strings.residentialAddress)} {...register(`${side}_residential`)} />
    </>
  );
}
