import type { UseFormReturn } from "react-hook-form";
import { CheckboxGroup } from "../CheckboxGroup/CheckboxGroup.tsx";
import { checklistLabels } from "../checklists.ts";
import { SERVICE_LISTS, type ServicesValues, servicesRules } from "./servicesForm.ts";

/** The services that a service provider offers and those it looks for. */
export function ServicesFields({ form }: { form: UseFormReturn<ServicesValues> }) {
  return SERVICE_LISTS.map((list) => (
    <CheckboxGroup
      key={list}
      label={servicesRules.labels[list]}
      options={checklistLabels(list, "service_provider").map((word) => ({ value: word, label: word }))}
      error={form.formState.errors[list]?.message}
      field={form.register(list)}
    />
  ));
}
