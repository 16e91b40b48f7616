import { deliveryAnswersFor } from "@foodshed/sdk/vocabulary";
import type { UseFormReturn } from "react-hook-form";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { CheckboxGroup } from "../CheckboxGroup/CheckboxGroup.tsx";
import { CHECKLISTS, type ChecklistName, checklistLabels } from "../checklists.ts";
import { pair } from "../SectionForm/SectionForm.css.ts";
import {
  type DetailedRole,
  fieldsOf,
  type RoleDetailsField,
  type RoleDetailsValues,
  roleDetailsRules,
} from "./roleDetailsForm.ts";
import { SIZE_LABELS, YES_NO_LABELS } from "./roleDetailsLabels.ts";

export interface RoleDetailsFieldsProps {
  ofRole: DetailedRole;
  form: UseFormReturn<RoleDetailsValues>;
  /** Includes delivery, where no other form has it. */
  withDelivery?: boolean;
}

/** The details of a role. Single-choice questions use checkboxes, so that an answer can be cleared. */
export function RoleDetailsFields({ ofRole: role, form, withDelivery = false }: RoleDetailsFieldsProps) {
  const { register, formState } = form;
  const { labels } = roleDetailsRules[role];
  const group = (field: RoleDetailsField) => (
    <CheckboxGroup
      key={field}
      label={labels[field]}
      {...hintOf(field)}
      inline={!isList(field)}
      options={optionsOf(field, role).map((word) => ({ value: word, label: word }))}
      error={formState.errors[field]?.message}
      field={register(field)}
    />
  );
  return (
    <>
      {withDelivery && (
        <RadioGroup
          inline
          label={labels.delivery}
          options={deliveryAnswersFor(role).map(({ value, label }) => ({ value: String(value), label }))}
          {...register("delivery")}
        />
      )}
      <div className={pair}>
        {fieldsOf(role)
          .filter((field) => !isList(field))
          .map(group)}
      </div>
      {fieldsOf(role).filter(isList).map(group)}
    </>
  );
}

function optionsOf(field: RoleDetailsField, role: DetailedRole): readonly string[] {
  if (isList(field)) return checklistLabels(field, role);
  return field === "business_scale" ? SIZE_LABELS : YES_NO_LABELS;
}

function hintOf(field: RoleDetailsField): { hint?: string } {
  if (isList(field)) return {};
  const negotiable = field === "co_packing" || field === "private_label" || field === "custom_process";
  return { hint: negotiable ? "Choose one, or neither if it is negotiable." : "Choose one." };
}

function isList(field: RoleDetailsField): field is RoleDetailsField & ChecklistName {
  return field in CHECKLISTS;
}
