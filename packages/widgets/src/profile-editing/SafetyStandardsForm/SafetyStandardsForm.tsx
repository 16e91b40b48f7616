import { CheckboxGroup } from "../CheckboxGroup/CheckboxGroup.tsx";
import { checklistLabels } from "../checklists.ts";
import { useEditedProfile } from "../editedProfile.tsx";
import { registerList } from "../exclusiveNone.ts";
import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { useProfileSection } from "../useProfileSection.ts";
import { safetyStandardsRules, standardsRoles } from "./safetyStandardsForm.ts";

/** The food safety standards of every role that has such a checklist, saved together. */
export function SafetyStandardsForm() {
  const section = useProfileSection(safetyStandardsRules);
  const { profile } = useEditedProfile();
  return (
    <SectionForm section={section} label="Food Safety and Traceability Standards">
      {standardsRoles(profile).map((role) => (
        <CheckboxGroup
          key={role}
          label={safetyStandardsRules.labels[role]}
          options={checklistLabels("safety_standards", role).map((word) => ({ value: word, label: word }))}
          error={section.form.formState.errors[role]?.message}
          field={registerList(section.form, role, "safety_standards")}
        />
      ))}
    </SectionForm>
  );
}
