import { type ReactNode, useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type Profile, useEditedProfile } from "../../profile-editing/editedProfile.tsx";
import { SectionForm } from "../../profile-editing/SectionForm/SectionForm.tsx";
import { type SectionRules, useProfileSection } from "../../profile-editing/useProfileSection.ts";
import { useDraftStore } from "../../provider/draftStore.tsx";
import { useFormDraft } from "../../provider/useFormDraft.ts";
import { useStep } from "./stepContext.ts";

export interface StepFormProps<Values extends FieldValues> {
  rules: SectionRules<Values>;
  /** Names the form. */
  label: string;
  /** The profile with what is typed, for the preview. */
  previewed: (profile: Profile, values: Values) => Profile;
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/** One question as a form: typed answers are kept as a draft and shown in the preview, and saved by themselves. */
export function StepForm<Values extends FieldValues>(props: StepFormProps<Values>) {
  const { rules, label, previewed, children } = props;
  const { draftKey, preview, onSaved, buttons } = useStep();
  const { profile } = useEditedProfile();
  const drafts = useDraftStore();
  const section = useProfileSection(rules, () => {
    if (draftKey !== undefined) drafts.delete(draftKey);
    onSaved();
  });
  const { form, pristine, busy } = section;
  useFormDraft(form, draftKey);
  const typed = JSON.stringify(form.watch());
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is typed or saved
  useEffect(() => {
    // A draft of nothing would later undo what was saved somewhere else. The first time, it is not restored yet.
    if (begun.current && pristine && draftKey !== undefined) drafts.delete(draftKey);
    begun.current = true;
    preview(pristine ? null : previewed(profile, form.getValues()));
  }, [typed, pristine, profile]);
  useEffect(() => () => preview(null), [preview]);
  return (
    <SectionForm section={section} label={label} buttons={buttons?.({ pristine, busy })}>
      {children(form)}
    </SectionForm>
  );
}
