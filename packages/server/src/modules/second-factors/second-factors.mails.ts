import type { LocalizedString } from "@foodshed/sdk/locale";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { mailTo, type Recipient } from "../accounts/accounts.mails.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";

const SAID = {
  added: strings.mailAdded,
  "one removed": strings.mailOneRemoved,
  removed: strings.mailRemoved,
  codes: strings.mailCodes,
  reset: strings.mailReset,
} as const satisfies Record<string, LocalizedString>;

/** After every change of the second steps: whoever has taken the account over would begin with it. */
export function secondFactorsChangedMail(
  config: Services["config"],
  to: Recipient,
  change: keyof typeof SAID,
): MailMessage {
  return mailTo(config, to, (t) => ({
    subject: t(strings.mailSubject),
    paragraphs: [t(SAID[change])],
    action: { label: t(strings.mailAction), path: "/settings#second-factors" },
    closing: [t(strings.mailNotYou)],
  }));
}
