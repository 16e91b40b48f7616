import { DeliveryFields } from "../../profile-editing/DeliveryForm/DeliveryFields.tsx";
import { deliveryRules } from "../../profile-editing/DeliveryForm/deliveryForm.ts";
import { SectionForm } from "../../profile-editing/SectionForm/SectionForm.tsx";
import { useProfileSection } from "../../profile-editing/useProfileSection.ts";

export function DeliverySection() {
  const section = useProfileSection(deliveryRules);
  return (
    <SectionForm section={section} label="Delivery Details">
      <DeliveryFields form={section.form} />
    </SectionForm>
  );
}
