import { HighlightFields } from "../../profile-editing/HighlightForm/HighlightFields.tsx";
import { highlightRules } from "../../profile-editing/HighlightForm/highlightForm.ts";
import { SectionForm } from "../../profile-editing/SectionForm/SectionForm.tsx";
import { useProfileSection } from "../../profile-editing/useProfileSection.ts";

export function HighlightSection() {
  const section = useProfileSection(highlightRules);
  return (
    <SectionForm section={section} label="Vendor Profile Highlights">
      <HighlightFields form={section.form} />
    </SectionForm>
  );
}
