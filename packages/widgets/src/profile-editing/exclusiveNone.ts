import { displayOf, SAFETY_STANDARDS } from "@foodshed/sdk/vocabulary";
import type { ChangeEvent } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import type { ChecklistName } from "./checklists.ts";

const NONE = displayOf(SAFETY_STANDARDS, "none");

/** Registers a list of standards in which "None" unchecks the others, and any other unchecks "None". */
export function registerList<Values extends FieldValues>(
  { register, getValues, setValue }: UseFormReturn<Values>,
  field: Path<Values>,
  list: ChecklistName,
) {
  if (list !== "safety_standards") return register(field);
  return register(field, {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const ticked: readonly string[] = getValues(field) ?? [];
      if (!target.checked || !ticked.includes(NONE) || ticked.length === 1) return;
      const left = target.value === NONE ? [NONE] : ticked.filter((word) => word !== NONE);
      setValue(field, left as PathValue<Values, Path<Values>>, { shouldDirty: true });
    },
  });
}
