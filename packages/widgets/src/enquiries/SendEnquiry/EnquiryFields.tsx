import { ENQUIRY_PRODUCT_MAX_LENGTH, ENQUIRY_TEXT_MAX_LENGTH, ontarioDay } from "@foodshed/sdk/vocabulary";
import type { UseFormReturn } from "react-hook-form";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { QuantityFields } from "../QuantityFields/QuantityFields.tsx";
import type { EnquiryValues } from "./enquiryForm.ts";
import * as css from "./SendEnquiryForm.css.ts";

/** What the fields are called, by their names in the request. */
export function useFieldNames(): Record<string, string> {
  const t = useTranslate();
  return {
    product: t(strings.product),
    quantity: t(strings.quantity),
    unit: t(strings.unit),
    wanted_by: t(strings.wantedBy),
    content: t(strings.details),
  };
}

/** What is asked for: one thing; the rest may be left open. */
export function EnquiryFields({
  form,
}: {
  form: Pick<UseFormReturn<EnquiryValues>, "register" | "formState">;
}) {
  const t = useTranslate();
  const names = useFieldNames();
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <TextField
        label={names.product}
        maxLength={ENQUIRY_PRODUCT_MAX_LENGTH}
        error={errors.product?.message}
        {...register("product")}
      />
      <QuantityFields
        quantity={{ label: names.quantity, error: errors.quantity, field: register("quantity") }}
        unit={{ label: names.unit, error: errors.unit, field: register("unit") }}
      />
      <div className={css.pair}>
        <TextField
          label={names.wanted_by}
          optional
          type="date"
          min={ontarioDay(new Date())}
          error={errors.wanted_by?.message}
          {...register("wanted_by")}
        />
        <SelectField
          label={t(strings.delivery)}
          options={[
            { value: "either", label: t(strings.either) },
            { value: "delivery", label: t(strings.delivered) },
            { value: "pickup", label: t(strings.pickedUp) },
          ]}
          {...register("delivery")}
        />
      </div>
      <TextArea
        label={names.content}
        optional
        rows={3}
        limit={ENQUIRY_TEXT_MAX_LENGTH}
        error={errors.content?.message}
        {...register("content")}
      />
    </>
  );
}
