import type { LocalizedString } from "@foodshed/sdk/locale";
import type { FirstStep } from "@foodshed/sdk/vocabulary";
import { deliveryRoles } from "../../profile-editing/DeliveryForm/deliveryForm.ts";
import type { Profile } from "../../profile-editing/editedProfile.tsx";
import * as strings from "../generated/strings.ts";

export interface Question {
  question: LocalizedString;
  /** Why it is asked, or how little is enough. */
  hint: LocalizedString;
}

const PRODUCTS: Record<Extract<FirstStep, { id: "products" }>["role"], LocalizedString> = {
  vendor: strings.askVendorProducts,
  seller: strings.askSellerProducts,
  processor: strings.askProcessorProducts,
  buyer: strings.askBuyerProducts,
};

const OTHERS: Record<Exclude<FirstStep["id"], "products">, Question> = {
  services: { question: strings.askServices, hint: strings.askServicesHint },
  description: { question: strings.askDescription, hint: strings.askDescriptionHint },
  place: { question: strings.askPlace, hint: strings.askPlaceHint },
  delivery: { question: strings.askDelivery, hint: strings.askDeliveryHint },
  business_types: { question: strings.askTypes, hint: strings.askTypesHint },
  picture: { question: strings.askPicture, hint: strings.askPictureHint },
};

/** What a step asks. */
export function questionOf(step: FirstStep, profile: Profile): Question {
  if (step.id === "products") {
    return {
      question: PRODUCTS[step.role],
      hint: step.role === "buyer" ? strings.askBuyerProductsHint : strings.askProductsHint,
    };
  }
  const onlyBuys = step.id === "delivery" && deliveryRoles(profile).every((role) => role === "buyer");
  return onlyBuys ? { ...OTHERS.delivery, question: strings.askDeliveryToBuyer } : OTHERS[step.id];
}

/** Names a step among the steps of a profile: each product role has one of its own. */
export function keyOf({ id, role }: FirstStep): string {
  return role ? `${id}-${role}` : id;
}
