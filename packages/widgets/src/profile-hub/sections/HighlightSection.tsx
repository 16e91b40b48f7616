import { HighlightFields } from "../../profile-editing/HighlightForm/HighlightFields.tsx";
import { highlightRules } from "../../profile-editing/HighlightForm/highlightForm.ts";
import { SectionForm } from "../../profile-editing/SectionForm/SectionForm.tsx";
import { useProfileSection } from "../../profile-editing/useProfileSection.ts";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export function HighlightSection() {
  const t = useTranslate();
  const section = useProfileSection(highlightRules, undefined, "vendor-profile-highlights");
  return (
    <SectionForm section={section} label={t(strings.highlights)}>
      <HighlightFields form={section.form} />
    </SectionForm>
  );
}
