import { CheckboxGroup } from "../../../profile-editing/CheckboxGroup/CheckboxGroup.tsx";
import { checklistOptions } from "../../../profile-editing/checklists.ts";
import { servicesRules } from "../../../profile-editing/ServicesForm/servicesForm.ts";
import { useTranslate } from "../../../provider/locale.tsx";
import { partOf } from "../partOf.ts";
import { StepForm } from "../StepForm.tsx";

const rules = partOf(servicesRules, ["services_provided"]);

export function ServicesStep({ label }: { label: string }) {
  const t = useTranslate();
  return (
    <StepForm
      rules={rules}
      label={label}
      previewed={(profile, { services_provided: names }) => ({
        ...profile,
        services_provided: names.map((name) => ({ value: name, display: name })),
      })}
    >
      {({ register, formState }) => (
        <CheckboxGroup
          label={rules.labels(t).services_provided}
          options={checklistOptions("services_provided", "service_provider", t)}
          error={formState.errors.services_provided?.message}
          field={register("services_provided")}
        />
      )}
    </StepForm>
  );
}
