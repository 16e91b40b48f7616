import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Tabs } from "../../primitives/Tabs/Tabs.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { BusinessTypeFields } from "../BusinessTypeForm/BusinessTypeFields.tsx";
import { EditingDialog, type EditingProps } from "../EditingDialog/EditingDialog.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import { GeneralInfoFields } from "../GeneralInfoForm/GeneralInfoFields.tsx";
import * as strings from "../generated/strings.ts";
import { form as stack } from "../SectionForm/SectionForm.css.ts";
import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { SocialFields } from "../SocialForm/SocialFields.tsx";
import { hasStore } from "../SocialForm/socialForm.ts";
import { useProfileSection } from "../useProfileSection.ts";
import { AccountFields } from "./AccountFields.tsx";
import { AddressOfBusiness } from "./AddressOfBusiness.tsx";
import { countingRoles, type EditProfileTab, editProfileRules, tabOf } from "./editProfileForm.ts";

export interface EditProfileDialogProps extends EditingProps {
  /** The tab shown first. */
  tab?: EditProfileTab;
}

/** The general part of a profile in one form: all tabs are saved together. */
export function EditProfileDialog({ tab, ...editing }: EditProfileDialogProps) {
  const t = useTranslate();
  return (
    <EditingDialog {...editing} title={t(strings.editProfile)} size="lg">
      {(close) => <EditProfileForm tab={tab} onDone={close} />}
    </EditingDialog>
  );
}

function EditProfileForm({
  tab: first = "types",
  onDone,
}: {
  tab: EditProfileTab | undefined;
  onDone: () => void;
}) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const { notify } = useNotices();
  const [tab, setTab] = useState(first);
  const section = useProfileSection(editProfileRules, () => {
    notify(editProfileRules.success(t));
    onDone();
  });
  const { form } = section;
  const { register, watch, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  // Not a field of its own: several boxes make one value.
  const firstRole = useRef<HTMLInputElement>(null);
  const roles = countingRoles(watch("roles"), profile);
  return (
    <SectionForm
      section={section}
      label={t(strings.editProfile)}
      onCancel={onDone}
      onSelect={(field) => {
        // A field can take focus only once its tab is shown.
        flushSync(() => setTab(tabOf(field)));
        if (field === "roles") firstRole.current?.focus();
        else form.setFocus(field);
      }}
    >
      <Tabs
        label={t(strings.partsOfProfile)}
        keepAll
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: "types",
            label: t(strings.typesTab),
            content: (
              <BusinessTypeFields
                hideLabel
                roles={roles}
                value={watch("category")}
                onValueChange={(types) => setValue("category", types, { shouldDirty: true })}
                error={errors.category?.message}
              />
            ),
          },
          {
            value: "general",
            label: t(strings.generalTab),
            content: (
              <div className={stack}>
                <GeneralInfoFields register={register} errors={errors} description={watch("description")} />
                <AddressOfBusiness register={register} errors={errors} />
              </div>
            ),
          },
          {
            value: "web",
            label: t(strings.webTab),
            content: <SocialFields register={register} errors={errors} withStore={hasStore(roles)} />,
          },
          {
            value: "account",
            label: t(strings.accountTab),
            content: (
              <AccountFields
                value={watch("roles")}
                onValueChange={(next) =>
                  setValue("roles", next, { shouldDirty: true, shouldValidate: isSubmitted })
                }
                error={errors.roles?.message}
                inputRef={firstRole}
              />
            ),
          },
        ]}
      />
    </SectionForm>
  );
}
