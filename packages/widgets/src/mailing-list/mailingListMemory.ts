import { MAILING_LIST_ASKED_KEY, MAILING_LIST_DISMISSED_KEY } from "@foodshed/sdk/vocabulary";

/** The dialog will not open by itself in this browser any more. */
export function dontAskAgain(): void {
  try {
    localStorage.setItem(MAILING_LIST_DISMISSED_KEY, "true");
  } catch {}
}

/** Notes that the dialog has opened by itself in this visit. */
export function noteAsked(): void {
  try {
    sessionStorage.setItem(MAILING_LIST_ASKED_KEY, "true");
  } catch {}
}

/** Whether the dialog may still open by itself. Where nothing can be remembered, not asking is the polite way. */
export function mayAsk(): boolean {
  try {
    return (
      localStorage.getItem(MAILING_LIST_DISMISSED_KEY) === null &&
      sessionStorage.getItem(MAILING_LIST_ASKED_KEY) === null
    );
  } catch {
    return false;
  }
}
