import { HIJACK_REASON_MAX_LENGTH, HIJACK_REASON_MIN_LENGTH } from "@foodshed/sdk/vocabulary";

/** What stands in the log, and is told to the member, where nobody said why. */
const UNSAID = "Opened on the site without a reason";

/** The reason as the log takes it: what the address gives, if it says anything. */
export function hijackReason(given: string | undefined): string {
  const characters = [...(given?.trim() ?? "")];
  return characters.length < HIJACK_REASON_MIN_LENGTH
    ? UNSAID
    : characters.slice(0, HIJACK_REASON_MAX_LENGTH).join("");
}
