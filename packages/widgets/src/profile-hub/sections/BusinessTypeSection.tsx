import { BusinessTypeFields } from "../../profile-editing/BusinessTypeForm/BusinessTypeFields.tsx";
import { businessTypeRules } from "../../profile-editing/BusinessTypeForm/businessTypeForm.ts";
import { useEditedProfile } from "../../profile-editing/editedProfile.tsx";
import { SectionForm } from "../../profile-editing/SectionForm/SectionForm.tsx";
import { useProfileSection } from "../../profile-editing/useProfileSection.ts";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export function BusinessTypeSection() {
  const t = useTranslate();
  const section = useProfileSection(businessTypeRules, undefined, "business-type");
  const { profile } = useEditedProfile();
  const { watch, setValue, formState } = section.form;
  return (
    <SectionForm section={section} label={t(strings.businessType)}>
      <BusinessTypeFields
        roles={profile.roles.map(({ value }) => value)}
        value={watch("category")}
        onValueChange={(types) => setValue("category", types, { shouldDirty: true })}
        error={formState.errors.category?.message}
      />
    </SectionForm>
  );
}
