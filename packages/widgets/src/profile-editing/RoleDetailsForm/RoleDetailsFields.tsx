import { deliveryAnswersFor, label } from "@foodshed/sdk/vocabulary";
import type { UseFormReturn } from "react-hook-form";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { CheckboxGroup } from "../CheckboxGroup/CheckboxGroup.tsx";
import { CopyFromRole } from "../CopyFromRole/CopyFromRole.tsx";
import { CHECKLISTS, type ChecklistName, checklistOptions } from "../checklists.ts";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import { pair } from "../SectionForm/SectionForm.css.ts";
import { alikeAnswers } from "./alikeAnswers.ts";
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
  const t = useTranslate();
  const { register, formState, watch, setValue } = form;
  const { profile } = useEditedProfile();
  const alike = alikeAnswers(profile, role, watch());
  const labels = roleDetailsRules[role].labels(t);
  const group = (field: RoleDetailsField) => (
    <CheckboxGroup
      key={field}
      label={labels[field]}
      {...hintOf(field, t)}
      inline={!isList(field)}
      options={optionsOf(field, role, t)}
      error={formState.errors[field]?.message}
      field={register(field)}
    />
  );
  return (
    <>
      <CopyFromRole
        role={alike?.from}
        done={formState.isDirty && t(strings.answersCopied)}
        onCopy={() => {
          for (const [field, answer] of Object.entries(alike?.answers ?? {}))
            setValue(field as RoleDetailsField, answer, { shouldDirty: true });
        }}
      />
      {withDelivery && (
        <RadioGroup
          inline
          label={labels.delivery}
          options={deliveryAnswersFor(role).map((answer) => ({
            value: String(answer.value),
            label: label(t, answer.label),
          }))}
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

function optionsOf(field: RoleDetailsField, role: DetailedRole, t: WidgetTranslate) {
  if (isList(field)) return checklistOptions(field, role, t);
  const answers = field === "business_scale" ? SIZE_LABELS : YES_NO_LABELS;
  return answers.map((answer) => ({ value: answer, label: label(t, answer) }));
}

function hintOf(field: RoleDetailsField, t: WidgetTranslate): { hint?: string } {
  if (isList(field)) return {};
  const negotiable = field === "co_packing" || field === "private_label" || field === "custom_process";
  return { hint: t(negotiable ? strings.chooseOneOrNegotiable : strings.chooseOne) };
}

function isList(field: RoleDetailsField): field is RoleDetailsField & ChecklistName {
  return field in CHECKLISTS;
}
