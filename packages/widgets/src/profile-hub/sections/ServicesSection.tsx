import { SectionForm } from "../../profile-editing/SectionForm/SectionForm.tsx";
import { ServicesFields } from "../../profile-editing/ServicesForm/ServicesFields.tsx";
import { servicesRules } from "../../profile-editing/ServicesForm/servicesForm.ts";
import { useProfileSection } from "../../profile-editing/useProfileSection.ts";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export function ServicesSection() {
  const t = useTranslate();
  const section = useProfileSection(servicesRules, undefined, "services-offered-and-wanted");
  return (
    <SectionForm section={section} label={t(strings.services)}>
      <ServicesFields form={section.form} />
    </SectionForm>
  );
}
