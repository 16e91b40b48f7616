import type { FirstStep } from "@foodshed/sdk/vocabulary";
import { BusinessTypesStep } from "./steps/BusinessTypesStep.tsx";
import { DeliveryStep } from "./steps/DeliveryStep.tsx";
import { DescriptionStep } from "./steps/DescriptionStep.tsx";
import { PictureStep } from "./steps/PictureStep.tsx";
import { PlaceStep } from "./steps/PlaceStep.tsx";
import { ProductsStep } from "./steps/ProductsStep.tsx";
import { ServicesStep } from "./steps/ServicesStep.tsx";

export interface StepBodyProps {
  step: FirstStep;
  /** The question, which names the form. */
  label: string;
}

/** The fields of a step. */
export function StepBody({ step, label }: StepBodyProps) {
  switch (step.id) {
    case "products":
      return <ProductsStep ofRole={step.role} />;
    case "services":
      return <ServicesStep label={label} />;
    case "description":
      return <DescriptionStep label={label} />;
    case "place":
      return <PlaceStep label={label} />;
    case "delivery":
      return <DeliveryStep label={label} />;
    case "business_types":
      return <BusinessTypesStep label={label} />;
    case "picture":
      return <PictureStep />;
  }
}
