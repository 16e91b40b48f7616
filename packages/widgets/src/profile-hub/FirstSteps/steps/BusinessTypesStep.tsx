import { BusinessTypeFields } from "../../../profile-editing/BusinessTypeForm/BusinessTypeFields.tsx";
import { businessTypeRules } from "../../../profile-editing/BusinessTypeForm/businessTypeForm.ts";
import { useEditedProfile } from "../../../profile-editing/editedProfile.tsx";
import { StepForm } from "../StepForm.tsx";

export function BusinessTypesStep({ label }: { label: string }) {
  const { profile } = useEditedProfile();
  return (
    <StepForm
      rules={businessTypeRules}
      label={label}
      previewed={(saved, { category }) => ({
        ...saved,
        category: category.map((name) => ({ value: name, display: name })),
      })}
    >
      {({ watch, setValue, formState }) => (
        <BusinessTypeFields
          hideLabel
          roles={profile.roles.map(({ value }) => value)}
          value={watch("category")}
          onValueChange={(types) => setValue("category", types, { shouldDirty: true })}
          error={formState.errors.category?.message}
        />
      )}
    </StepForm>
  );
}
