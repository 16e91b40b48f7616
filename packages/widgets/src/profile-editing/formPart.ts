import type { FieldErrors, FieldValues, UseFormRegisterReturn } from "react-hook-form";

/** What some fields need of the form that they stand in, which may have more than theirs. */
export interface FormPart<Values extends FieldValues> {
  register: (name: keyof Values & string) => UseFormRegisterReturn;
  errors: FieldErrors<Values>;
}
