import { useTranslate } from "../../provider/locale.tsx";
import { CheckboxGroup } from "../CheckboxGroup/CheckboxGroup.tsx";
import { CopyFromRole } from "../CopyFromRole/CopyFromRole.tsx";
import { checklistOptions } from "../checklists.ts";
import { useEditedProfile } from "../editedProfile.tsx";
import { registerList } from "../exclusiveNone.ts";
import * as strings from "../generated/strings.ts";
import * as css from "../SectionForm/SectionForm.css.ts";
import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { useProfileSection } from "../useProfileSection.ts";
import { safetyStandardsRules, standardsRoles } from "./safetyStandardsForm.ts";

/** The food safety standards of every role that has such a checklist, saved together. */
export function SafetyStandardsForm() {
  const t = useTranslate();
  const section = useProfileSection(
    safetyStandardsRules,
    undefined,
    "food-safety-and-traceability-standards",
  );
  const { profile } = useEditedProfile();
  const labels = safetyStandardsRules.labels(t);
  // What a seller is certified for, a processor is: what a buyer requires is another question.
  const sold = section.form.watch("seller");
  const alike = sold.length > 0 && section.form.watch("processor").length === 0;
  return (
    <SectionForm section={section} label={t(strings.standardsTitle)}>
      {standardsRoles(profile).map((role) => (
        <div key={role} className={css.form}>
          <CheckboxGroup
            label={labels[role]}
            options={checklistOptions("safety_standards", role, t)}
            error={section.form.formState.errors[role]?.message}
            field={registerList(section.form, role, "safety_standards")}
          />
          {role === "processor" && (
            <CopyFromRole
              role={alike ? "seller" : undefined}
              done={section.form.formState.isDirty && t(strings.answersCopied)}
              onCopy={() => section.form.setValue("processor", sold, { shouldDirty: true })}
            />
          )}
        </div>
      ))}
    </SectionForm>
  );
}
