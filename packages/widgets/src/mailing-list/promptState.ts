import { MAILING_LIST_ASKED_KEY, MAILING_LIST_DISMISSED_KEY } from "@foodshed/sdk/vocabulary";
import { storageItem } from "../provider/storageItem.ts";

const dismissed = storageItem("local", MAILING_LIST_DISMISSED_KEY);
const prompted = storageItem("session", MAILING_LIST_ASKED_KEY);

/** The dialog no longer opens by itself in this browser. */
export function dismissPrompt(): void {
  dismissed.set("true");
}

/** Records that the dialog opened by itself in this browser session. */
export function markPrompted(): void {
  prompted.set("true");
}

/** Whether the dialog may still open by itself; never without storage, where it would open on every visit. */
export function canPrompt(): boolean {
  return dismissed.get() === null && prompted.get() === null;
}
