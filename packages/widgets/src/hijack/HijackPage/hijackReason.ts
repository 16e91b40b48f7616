import { HIJACK_REASON_MAX_LENGTH, HIJACK_REASON_MIN_LENGTH } from "@foodshed/sdk/vocabulary";

/** The default reason for the log and for the mail to the member. */
const UNSAID = "Opened on the site without a reason";

/** The reason from the address, or the default. */
export function hijackReason(given: string | undefined): string {
  const characters = [...(given?.trim() ?? "")];
  return characters.length < HIJACK_REASON_MIN_LENGTH
    ? UNSAID
    : characters.slice(0, HIJACK_REASON_MAX_LENGTH).join("");
}
