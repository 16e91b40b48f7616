import { SHIPMENT_DRAFT_KEY } from "@foodshed/sdk/vocabulary";
import { browserMemory } from "../provider/browserMemory.ts";
import type { ShippingField } from "./ShippingForm/shippingForm.ts";

/** What somebody has typed of a shipment so far, by the names of the form's fields; a ticked box is `true`. */
export type ShipmentDraft = Partial<Record<ShippingField | ShipmentBox, string>>;

/** The boxes that can be ticked: nothing about them can be wrong, so they are no fields of the summary. */
export const shipmentBoxes = ["from_residential", "to_residential", "dry_ice"] as const;
type ShipmentBox = (typeof shipmentBoxes)[number];

/**
 * The site's page where a shipment begun elsewhere goes on. Addresses go along behind the `#`, which no server and no log
 * is shown.
 */
export function shipmentPath(draft: Iterable<readonly [string, unknown]>): string {
  const typed = new URLSearchParams();
  for (const [name, value] of draft) {
    if (typeof value === "string" && value.trim()) typed.set(name, value.trim());
  }
  return `/shipping/start#${typed}`;
}

const memory = browserMemory("session", SHIPMENT_DRAFT_KEY);

/** Keeps what came along in an address for this visit, through the login. */
export function keepShipmentDraft(fragment: string): void {
  const text = fragment.replace(/^#/, "");
  if (text) memory.set(text);
}

/** What was kept, once: who comes back later begins anew. */
export function takeShipmentDraft(): ShipmentDraft {
  return Object.fromEntries(new URLSearchParams(memory.take() ?? ""));
}
