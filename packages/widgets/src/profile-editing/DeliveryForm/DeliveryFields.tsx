import type { LocalizedString } from "@foodshed/sdk/locale";
import { DELIVERY_DETAILS_MAX_LENGTH, deliveryAnswersFor, label } from "@foodshed/sdk/vocabulary";
import type { UseFormReturn } from "react-hook-form";
import { TranslationFields, translationLanguage } from "../../member-texts/TranslationFields.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import type { FormFieldsProps } from "../formFieldsProps.ts";
import * as strings from "../generated/strings.ts";
import { type DeliveryRole, type DeliveryValues, deliveryRoles } from "./deliveryForm.ts";

const questions: Record<DeliveryRole, LocalizedString> = {
  vendor: strings.deliveryByVendor,
  seller: strings.deliveryBySeller,
  processor: strings.deliveryByProcessor,
  buyer: strings.deliveryToBuyer,
};

export interface DeliveryAnswerProps {
  form: FormFieldsProps<Pick<DeliveryValues, DeliveryRole>>;
  role: DeliveryRole;
  /** Where the place asks the question already. */
  hideLabel?: boolean;
}

/** Whether one role delivers, or a buyer requires delivery. */
export function DeliveryAnswer({ form: { register, errors }, role, hideLabel }: DeliveryAnswerProps) {
  const t = useTranslate();
  return (
    <RadioGroup
      inline
      label={t(questions[role])}
      hideLabel={hideLabel}
      options={deliveryAnswersFor(role).map((answer) => ({
        value: String(answer.value),
        label: label(t, answer.label),
      }))}
      error={errors[role]?.message}
      {...register(role)}
    />
  );
}

/** Whether goods are delivered, for each role; vendors add a description. */
export function DeliveryFields({ form }: { form: UseFormReturn<DeliveryValues> }) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const { register, formState, watch } = form;
  const roles = deliveryRoles(profile);
  return (
    <>
      {roles.map((role) => (
        <DeliveryAnswer key={role} form={{ register, errors: formState.errors }} role={role} />
      ))}
      {roles.includes("vendor") && (
        <>
          <TextArea
            label={t(strings.deliveryDetails)}
            optional
            hint={t(strings.deliveryDetailsHint)}
            rows={4}
            limit={DELIVERY_DETAILS_MAX_LENGTH}
            value={watch("delivery_details")}
            error={formState.errors.delivery_details?.message}
            {...register("delivery_details")}
          />
          <TranslationFields
            open={watch("delivery_details_translation") !== ""}
            language={{
              label: t(strings.highlightsLanguage),
              placeholder: t(strings.languageOfDescription),
              error: formState.errors.language?.message,
              ...register("language"),
            }}
          >
            <TextArea
              label={t(strings.deliveryTranslation, { language: translationLanguage(watch("language")) })}
              optional
              rows={4}
              limit={DELIVERY_DETAILS_MAX_LENGTH}
              value={watch("delivery_details_translation")}
              error={formState.errors.delivery_details_translation?.message}
              {...register("delivery_details_translation")}
            />
          </TranslationFields>
        </>
      )}
    </>
  );
}
