import { useEditedProfile } from "../../profile-editing/editedProfile.tsx";
import { GeneralInfoFields } from "../../profile-editing/GeneralInfoForm/GeneralInfoFields.tsx";
import { generalInfoRules } from "../../profile-editing/GeneralInfoForm/generalInfoForm.ts";
import { SectionForm } from "../../profile-editing/SectionForm/SectionForm.tsx";
import { useProfileSection } from "../../profile-editing/useProfileSection.ts";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { text, textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";

/** General Business Information, with a link to further contacts, except for profiles whose only role is vendor. */
export function GeneralInfoSection() {
  const t = useTranslate();
  const section = useProfileSection(generalInfoRules, undefined, "general-business-information");
  const { register, formState, watch } = section.form;
  const { profile } = useEditedProfile();
  const Link = useLink();
  const own = useActingAccount().account === profile.id;
  const vendorOnly = profile.roles.every(({ value }) => value === "vendor");
  return (
    <>
      <SectionForm section={section} label={t(strings.generalInfo)}>
        <GeneralInfoFields register={register} errors={formState.errors} description={watch("description")} />
      </SectionForm>
      {!vendorOnly && (
        <p className={text.small}>
          <Link to={own ? "/profile/contact" : `/profiles/${profile.slug}/contact`} className={textLink}>
            {t(strings.addContacts)}
          </Link>
        </p>
      )}
    </>
  );
}
