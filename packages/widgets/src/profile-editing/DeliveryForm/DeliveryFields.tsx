import { DELIVERY_DETAILS_MAX_LENGTH, deliveryAnswersFor } from "@foodshed/sdk/vocabulary";
import type { UseFormReturn } from "react-hook-form";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import { type DeliveryRole, type DeliveryValues, deliveryRoles, deliveryRules } from "./deliveryForm.ts";

const questions: Record<DeliveryRole, string> = {
  vendor: "Do you deliver to consumers?",
  seller: "Do you deliver what you sell?",
  processor: "Do you deliver what you process?",
  buyer: "Do you require delivery from your suppliers?",
};

/** Whether goods are delivered, for each role; vendors add a description. */
export function DeliveryFields({ form }: { form: UseFormReturn<DeliveryValues> }) {
  const { profile } = useEditedProfile();
  const { register, formState, watch } = form;
  const roles = deliveryRoles(profile);
  return (
    <>
      {roles.map((role) => (
        <RadioGroup
          key={role}
          inline
          label={questions[role]}
          options={deliveryAnswersFor(role).map(({ value, label }) => ({ value: String(value), label }))}
          error={formState.errors[role]?.message}
          {...register(role)}
        />
      ))}
      {roles.includes("vendor") && (
        <TextArea
          label={deliveryRules.labels.delivery_details}
          optional
          hint="Where, when and from what order on; consumers read it on your profile."
          rows={4}
          limit={DELIVERY_DETAILS_MAX_LENGTH}
          value={watch("delivery_details")}
          error={formState.errors.delivery_details?.message}
          {...register("delivery_details")}
        />
      )}
    </>
  );
}
