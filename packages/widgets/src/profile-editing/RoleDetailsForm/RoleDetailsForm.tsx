import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { useProfileSection } from "../useProfileSection.ts";
import { RoleDetailsFields } from "./RoleDetailsFields.tsx";
import { type DetailedRole, roleDetailsRules } from "./roleDetailsForm.ts";

/** The details of one role as a form on a page: Additional Seller, Buyer or Processor Details. */
export function RoleDetailsForm({ ofRole, label }: { ofRole: DetailedRole; label: string }) {
  const section = useProfileSection(roleDetailsRules[ofRole], undefined, `additional-${ofRole}-details`);
  return (
    <SectionForm section={section} label={label}>
      <RoleDetailsFields ofRole={ofRole} form={section.form} />
    </SectionForm>
  );
}
