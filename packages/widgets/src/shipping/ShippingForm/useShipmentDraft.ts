import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { shipmentBoxes, takeShipmentDraft } from "../shipmentDraft.ts";
import { SHIPPING_FIELDS } from "./shippingFieldErrors.ts";
import type { ShippingValues } from "./shippingForm.ts";

/** Fills the form once with the draft from a partner's page. */
export function useShipmentDraft({ setValue }: UseFormReturn<ShippingValues>): void {
  useEffect(() => {
    const draft = takeShipmentDraft();
    for (const name of SHIPPING_FIELDS) {
      const value = draft[name as keyof typeof draft];
      if (value) setValue(name, value);
    }
    for (const box of shipmentBoxes) if (draft[box] === "true") setValue(box, true);
  }, [setValue]);
}
