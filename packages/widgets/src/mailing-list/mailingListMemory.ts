import { MAILING_LIST_ASKED_KEY, MAILING_LIST_DISMISSED_KEY } from "@foodshed/sdk/vocabulary";
import { browserMemory } from "../provider/browserMemory.ts";

const dismissed = browserMemory("local", MAILING_LIST_DISMISSED_KEY);
const asked = browserMemory("session", MAILING_LIST_ASKED_KEY);

/** The dialog will not open by itself in this browser any more. */
export function dontAskAgain(): void {
  dismissed.set("true");
}

/** Notes that the dialog has opened by itself in this visit. */
export function noteAsked(): void {
  asked.set("true");
}

/** Whether the dialog may still open by itself. Where nothing can be remembered, not asking is the polite way. */
export function mayAsk(): boolean {
  return dismissed.get() === null && asked.get() === null;
}
