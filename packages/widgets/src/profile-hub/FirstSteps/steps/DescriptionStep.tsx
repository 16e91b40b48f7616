import { PROFILE_DESCRIPTION_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { TextArea } from "../../../primitives/Field/TextArea.tsx";
import { generalInfoRules } from "../../../profile-editing/GeneralInfoForm/generalInfoForm.ts";
import { useTranslate } from "../../../provider/locale.tsx";
import { partOf } from "../partOf.ts";
import { StepForm } from "../StepForm.tsx";

const rules = partOf(generalInfoRules, ["description"]);

export function DescriptionStep({ label }: { label: string }) {
  const t = useTranslate();
  return (
    <StepForm
      rules={rules}
      label={label}
      previewed={(profile, { description }) => ({ ...profile, description, description_translation: null })}
    >
      {({ register, watch, formState }) => (
        <TextArea
          label={rules.labels(t).description}
          rows={6}
          limit={PROFILE_DESCRIPTION_MAX_LENGTH}
          value={watch("description")}
          error={formState.errors.description?.message}
          {...register("description")}
        />
      )}
    </StepForm>
  );
}
