import { ENQUIRY_UNIT_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "../../primitives/Field/TextField.tsx";
import * as css from "../SendEnquiry/SendEnquiryForm.css.ts";
import { UnitField } from "../UnitField/UnitField.tsx";

interface FieldOfForm {
  label: string | undefined;
  error: FieldError | undefined;
  field: UseFormRegisterReturn;
}

export interface QuantityFieldsProps {
  quantity: FieldOfForm;
  unit: FieldOfForm;
}

/** How much, and of which unit, beside each other; both may be left open. */
export function QuantityFields({ quantity, unit }: QuantityFieldsProps) {
  return (
    <div className={css.pair}>
      <TextField
        label={quantity.label}
        optional
        inputMode="decimal"
        autoComplete="off"
        error={quantity.error?.message}
        {...quantity.field}
      />
      <UnitField
        label={unit.label}
        optional
        maxLength={ENQUIRY_UNIT_MAX_LENGTH}
        error={unit.error?.message}
        {...unit.field}
      />
    </div>
  );
}
