import { SHIPMENT_DRAFT_KEY } from "@foodshed/sdk/vocabulary";
import { storageItem } from "../provider/storageItem.ts";
import type { ShippingField } from "./ShippingForm/shippingFieldErrors.ts";

/** The draft of a shipment, by the names of the form's fields; a ticked box is `true`. */
export type ShipmentDraft = Partial<Record<ShippingField | ShipmentBox, string>>;

/** The checkboxes: they cannot be invalid, so the error summary does not list them. */
export const shipmentBoxes = ["from_residential", "to_residential", "dry_ice"] as const;
type ShipmentBox = (typeof shipmentBoxes)[number];

/**
 * The path of the site that continues a shipment started in an embed. The draft is in the fragment, which is sent to no server
 * and written to no log.
 */
export function shipmentPath(draft: Iterable<readonly [string, unknown]>): string {
  const typed = new URLSearchParams();
  for (const [name, value] of draft) {
    if (typeof value === "string" && value.trim()) typed.set(name, value.trim());
  }
  return `/shipping/start#${typed}`;
}

const storedDraft = storageItem("session", SHIPMENT_DRAFT_KEY);

/** Saves the draft of a fragment in session storage, so that it survives the login. */
export function saveShipmentDraft(fragment: string): void {
  const text = fragment.replace(/^#/, "");
  if (text) storedDraft.set(text);
}

/** Returns and removes the saved draft. */
export function takeShipmentDraft(): ShipmentDraft {
  return Object.fromEntries(new URLSearchParams(storedDraft.take() ?? ""));
}
