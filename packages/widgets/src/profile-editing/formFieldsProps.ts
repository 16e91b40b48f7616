import type { FieldErrors, FieldValues, UseFormRegisterReturn } from "react-hook-form";

/** The part of a form's state that a group of its fields needs. The form may have further fields. */
export interface FormFieldsProps<Values extends FieldValues> {
  register: (name: keyof Values & string) => UseFormRegisterReturn;
  errors: FieldErrors<Values>;
}
