import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Tabs } from "../../primitives/Tabs/Tabs.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { BusinessTypeFields } from "../BusinessTypeForm/BusinessTypeFields.tsx";
import { EditingDialog, type EditingProps } from "../EditingDialog/EditingDialog.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import { GeneralInfoFields } from "../GeneralInfoForm/GeneralInfoFields.tsx";
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
  return (
    <EditingDialog {...editing} title="Edit Your Profile" size="lg">
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
  const { profile } = useEditedProfile();
  const { notify } = useNotices();
  const [tab, setTab] = useState(first);
  const section = useProfileSection(editProfileRules, () => {
    notify(editProfileRules.success);
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
      label="Edit Your Profile"
      onCancel={onDone}
      onSelect={(field) => {
        // A field can take focus only once its tab is shown.
        flushSync(() => setTab(tabOf(field)));
        if (field === "roles") firstRole.current?.focus();
        else form.setFocus(field);
      }}
    >
      <Tabs
        label="Parts of your profile"
        keepAll
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: "types",
            label: "I am a",
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
            label: "General Business Info",
            content: (
              <div className={stack}>
                <GeneralInfoFields register={register} errors={errors} description={watch("description")} />
                <AddressOfBusiness register={register} errors={errors} />
              </div>
            ),
          },
          {
            value: "web",
            label: "Web & Social Media",
            content: <SocialFields register={register} errors={errors} withStore={hasStore(roles)} />,
          },
          {
            value: "account",
            label: "Account",
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
