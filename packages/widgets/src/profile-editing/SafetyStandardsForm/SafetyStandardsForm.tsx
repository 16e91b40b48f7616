import { useTranslate } from "../../provider/locale.tsx";
import { CheckboxGroup } from "../CheckboxGroup/CheckboxGroup.tsx";
import { checklistOptions } from "../checklists.ts";
import { useEditedProfile } from "../editedProfile.tsx";
import { registerList } from "../exclusiveNone.ts";
import * as strings from "../generated/strings.ts";
import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { useProfileSection } from "../useProfileSection.ts";
import { safetyStandardsRules, standardsRoles } from "./safetyStandardsForm.ts";

/** The food safety standards of every role that has such a checklist, saved together. */
export function SafetyStandardsForm() {
  const t = useTranslate();
  const section = useProfileSection(safetyStandardsRules);
  const { profile } = useEditedProfile();
  const labels = safetyStandardsRules.labels(t);
  return (
    <SectionForm section={section} label={t(strings.standardsTitle)}>
      {standardsRoles(profile).map((role) => (
        <CheckboxGroup
          key={role}
          label={labels[role]}
          options={checklistOptions("safety_standards", role, t)}
          error={section.form.formState.errors[role]?.message}
          field={registerList(section.form, role, "safety_standards")}
        />
      ))}
    </SectionForm>
  );
}
