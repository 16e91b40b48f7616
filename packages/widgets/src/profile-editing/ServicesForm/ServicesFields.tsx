import type { UseFormReturn } from "react-hook-form";
import { useTranslate } from "../../provider/locale.tsx";
import { CheckboxGroup } from "../CheckboxGroup/CheckboxGroup.tsx";
import { checklistOptions } from "../checklists.ts";
import { SERVICE_LISTS, type ServicesValues, servicesRules } from "./servicesForm.ts";

/** The services that a service provider offers and those it looks for. */
export function ServicesFields({ form }: { form: UseFormReturn<ServicesValues> }) {
  const t = useTranslate();
  const labels = servicesRules.labels(t);
  return SERVICE_LISTS.map((list) => (
    <CheckboxGroup
      key={list}
      label={labels[list]}
      options={checklistOptions(list, "service_provider", t)}
      error={form.formState.errors[list]?.message}
      field={form.register(list)}
    />
  ));
}
