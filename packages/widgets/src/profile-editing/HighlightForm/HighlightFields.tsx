import {
  BUSINESS_HOURS_MAX_LENGTH,
  label,
  SEASONS,
  VENDOR_ICONS,
  VENDOR_MAX_ICONS,
} from "@foodshed/sdk/vocabulary";
import type { UseFormReturn } from "react-hook-form";
import { VendorIcon } from "../../brand/icons/VendorIcon.tsx";
import { TranslationFields, translationLanguage } from "../../member-texts/TranslationFields.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { CheckboxGroup } from "../CheckboxGroup/CheckboxGroup.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./HighlightForm.css.ts";
import { DIRECTIONS_MAX_LENGTH, type HighlightValues, highlightRules } from "./highlightForm.ts";
import { MastheadField } from "./MastheadField.tsx";

/** The highlights of the consumer-facing profile. */
export function HighlightFields({ form }: { form: UseFormReturn<HighlightValues> }) {
  const t = useTranslate();
  const labels = highlightRules.labels(t);
  const { register, formState, watch } = form;
  const { errors } = formState;
  const chosen = watch("icons").length;
  const other = translationLanguage(watch("language"));
  return (
    <>
      <CheckboxGroup
        label={labels.icons}
        hint={t(strings.iconsHint, { chosen, max: VENDOR_MAX_ICONS })}
        options={VENDOR_ICONS.map(({ key, label: name }) => ({
          value: key,
          label: (
            <span className={css.icon}>
              <VendorIcon icon={key} /> {label(t, name)}
            </span>
          ),
        }))}
        error={errors.icons?.message}
        field={register("icons")}
      />
      <MastheadField label={labels.masthead} error={errors.masthead?.message} field={register("masthead")} />
      <CheckboxGroup
        label={labels.seasons}
        options={SEASONS.map(({ key, label: name }) => ({ value: key, label: label(t, name) }))}
        error={errors.seasons?.message}
        field={register("seasons")}
      />
      <TextArea
        label={labels.business_hour_details}
        optional
        rows={4}
        limit={BUSINESS_HOURS_MAX_LENGTH}
        value={watch("business_hour_details")}
        error={errors.business_hour_details?.message}
        {...register("business_hour_details")}
      />
      <TextArea
        label={labels.specific_directions}
        optional
        hint={t(strings.directionsHint)}
        rows={4}
        limit={DIRECTIONS_MAX_LENGTH}
        value={watch("specific_directions")}
        error={errors.specific_directions?.message}
        {...register("specific_directions")}
      />
      <TranslationFields
        open={
          watch("business_hour_details_translation") !== "" || watch("specific_directions_translation") !== ""
        }
        language={{
          label: labels.language,
          placeholder: t(strings.languageOfDescription),
          error: errors.language?.message,
          ...register("language"),
        }}
      >
        <TextArea
          label={t(strings.businessHoursTranslation, { language: other })}
          optional
          rows={4}
          limit={BUSINESS_HOURS_MAX_LENGTH}
          value={watch("business_hour_details_translation")}
          error={errors.business_hour_details_translation?.message}
          {...register("business_hour_details_translation")}
        />
        <TextArea
          label={t(strings.directionsTranslation, { language: other })}
          optional
          rows={4}
          limit={DIRECTIONS_MAX_LENGTH}
          value={watch("specific_directions_translation")}
          error={errors.specific_directions_translation?.message}
          {...register("specific_directions_translation")}
        />
      </TranslationFields>
    </>
  );
}
