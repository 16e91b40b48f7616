import { useEffect } from "react";
import type { Path, UseFormReturn } from "react-hook-form";
import { shipmentBoxes, takeShipmentDraft } from "../shipmentDraft.ts";
import { shippingFieldNames } from "./shippingFieldErrors.ts";
import type { ShippingValues } from "./shippingForm.ts";

/** Writes what was typed on a partner's page into the form, once. */
export function useShipmentDraft({ setValue }: UseFormReturn<ShippingValues>): void {
  useEffect(() => {
    const draft = takeShipmentDraft();
    for (const name of Object.keys(shippingFieldNames) as Path<ShippingValues>[]) {
      const value = draft[name as keyof typeof draft];
      if (value) setValue(name, value);
    }
    for (const box of shipmentBoxes) if (draft[box] === "true") setValue(box, true);
  }, [setValue]);
}
