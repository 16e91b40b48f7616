import { SectionForm } from "../../profile-editing/SectionForm/SectionForm.tsx";
import { ServicesFields } from "../../profile-editing/ServicesForm/ServicesFields.tsx";
import { servicesRules } from "../../profile-editing/ServicesForm/servicesForm.ts";
import { useProfileSection } from "../../profile-editing/useProfileSection.ts";

export function ServicesSection() {
  const section = useProfileSection(servicesRules);
  return (
    <SectionForm section={section} label="Services Offered and Wanted">
      <ServicesFields form={section.form} />
    </SectionForm>
  );
}
