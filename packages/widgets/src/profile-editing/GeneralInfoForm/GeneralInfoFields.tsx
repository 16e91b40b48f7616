import {
  BUSINESS_NAME_MAX_LENGTH,
  holds,
  JOB_TITLE_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  PROFILE_DESCRIPTION_MAX_LENGTH,
} from "@foodshed/sdk/vocabulary";
import * as memberTexts from "../../member-texts/generated/strings.ts";
import { TranslationFields, translationLanguage } from "../../member-texts/TranslationFields.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { PhoneField } from "../../primitives/Field/PhoneField.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import type { FormFieldsProps } from "../formFieldsProps.ts";
import * as strings from "../generated/strings.ts";
import { pair } from "../SectionForm/SectionForm.css.ts";
import { type GeneralInfoValues, generalInfoRules } from "./generalInfoForm.ts";

export interface GeneralInfoFieldsProps extends FormFieldsProps<GeneralInfoValues> {
  /** The current text, for the character counter. */
  description: string;
}

/** The business and its contact person. Vendors, who may sell from home, can hide the person. */
export function GeneralInfoFields({ register, errors, description }: GeneralInfoFieldsProps) {
  const t = useTranslate();
  const labels = generalInfoRules.labels(t);
  const { profile } = useEditedProfile();
  const field = (name: keyof GeneralInfoValues) => ({
    label: labels[name],
    error: errors[name]?.message,
    ...register(name),
  });
  const isVendor = holds(profile.roles, "vendor");
  return (
    <>
      <TextField
        autoComplete="organization"
        maxLength={BUSINESS_NAME_MAX_LENGTH}
        {...field("business_name")}
      />
      <div className={pair}>
        <TextField autoComplete="given-name" maxLength={PERSON_NAME_MAX_LENGTH} {...field("first_name")} />
        <TextField autoComplete="family-name" maxLength={PERSON_NAME_MAX_LENGTH} {...field("last_name")} />
        <TextField autoComplete="organization-title" maxLength={JOB_TITLE_MAX_LENGTH} {...field("title")} />
        <TextField type="email" autoComplete="email" {...field("email")} />
        <PhoneField optional {...field("phone")} />
        <PhoneField autoComplete="mobile tel" optional {...field("cell")} />
        <PhoneField autoComplete="fax tel" optional {...field("fax")} />
      </div>
      {(isVendor || profile.hide_personal_info) && (
        <CheckboxField hint={t(strings.hidePersonalInfoHint)} {...field("hide_personal_info")} />
      )}
      <SelectField
        hint={t(strings.placeOnMapsHint)}
        options={[
          { value: "exact", label: t(strings.placeExact) },
          { value: "area", label: t(strings.placeArea) },
          { value: "none", label: t(strings.placeNone) },
        ]}
        {...field("map_place")}
      />
      <TextArea
        rows={7}
        limit={PROFILE_DESCRIPTION_MAX_LENGTH}
        value={description}
        {...field("description")}
      />
      <TranslationFields
        open={Boolean(profile.description_translation)}
        language={{
          error: errors.description_language?.message,
          ...register("description_language"),
        }}
      >
        <TextArea
          rows={7}
          limit={PROFILE_DESCRIPTION_MAX_LENGTH}
          {...field("description_translation")}
          label={t(memberTexts.descriptionTranslation, {
            language: translationLanguage(profile.description_language ?? ""),
          })}
        />
      </TranslationFields>
    </>
  );
}
