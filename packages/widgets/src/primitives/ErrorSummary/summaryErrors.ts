import { type FoodshedError, formErrors } from "@foodshed/sdk";
import type { FieldErrors, FieldValues } from "react-hook-form";
import type { SummaryError } from "./ErrorSummary.tsx";

/** The errors of a form in the order of its fields, nested names with dots. */
export function summaryErrors<Values extends FieldValues>(errors: FieldErrors<Values>): SummaryError[] {
  return collect(errors, "");
}

function collect(errors: object, prefix: string): SummaryError[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error || typeof error !== "object") return [];
    const field = prefix + name;
    if (typeof error.message === "string" && error.message) return [{ field, message: error.message }];
    return "ref" in error || name === "ref" ? [] : collect(error, `${field}.`);
  });
}

/** The server's errors: those of the form's fields link to them, the rest belong to the whole form. */
export function problemErrors(error: FoodshedError | undefined, fields: readonly string[]): SummaryError[] {
  if (!error) return [];
  const sorted = formErrors(error, fields);
  return [
    ...Object.entries(sorted.fields).map(([field, message]) => ({ field, message: message ?? "" })),
    ...sorted.form.map((message) => ({ message })),
  ];
}
