import { useEditedProfile } from "../../profile-editing/editedProfile.tsx";
import { SectionForm } from "../../profile-editing/SectionForm/SectionForm.tsx";
import { SocialFields } from "../../profile-editing/SocialForm/SocialFields.tsx";
import { hasStore, socialRules } from "../../profile-editing/SocialForm/socialForm.ts";
import { useProfileSection } from "../../profile-editing/useProfileSection.ts";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export function SocialSection() {
  const t = useTranslate();
  const section = useProfileSection(socialRules, undefined, "website-and-social-media");
  const { register, formState } = section.form;
  const { profile } = useEditedProfile();
  return (
    <SectionForm section={section} label={t(strings.social)}>
      <SocialFields
        register={register}
        errors={formState.errors}
        withStore={hasStore(profile.roles.map(({ value }) => value))}
      />
    </SectionForm>
  );
}
