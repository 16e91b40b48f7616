import { DeliveryFields } from "../../profile-editing/DeliveryForm/DeliveryFields.tsx";
import { deliveryRules } from "../../profile-editing/DeliveryForm/deliveryForm.ts";
import { SectionForm } from "../../profile-editing/SectionForm/SectionForm.tsx";
import { useProfileSection } from "../../profile-editing/useProfileSection.ts";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export function DeliverySection() {
  const t = useTranslate();
  const section = useProfileSection(deliveryRules, undefined, "delivery-details");
  return (
    <SectionForm section={section} label={t(strings.delivery)}>
      <DeliveryFields form={section.form} />
    </SectionForm>
  );
}
