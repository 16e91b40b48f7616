import type { Locale } from "@foodshed/sdk/locale";
import type { Config } from "../../infra/config/config.ts";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { greetingOf, pageUrl, writeMail } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import * as strings from "./generated/strings.ts";

/** Tells a business whether it is an organization now. */
export function roleAnswerMail(
  { publicUrl }: Config,
  to: { email: string; first_name: string; business_name: string; language: Locale },
  accepted: boolean,
): MailMessage {
  const t = translators[to.language];
  const business = to.business_name;
  const content = {
    to: to.email,
    subject: accepted ? t(strings.mailRoleAcceptedSubject, { business }) : t(strings.mailRoleDeniedSubject),
    greeting: greetingOf(to.first_name, t),
    paragraphs: [
      accepted ? t(strings.mailRoleAccepted, { business }) : t(strings.mailRoleDenied, { business }),
    ],
    action: { label: t(strings.mailOpenProfile), url: pageUrl(publicUrl, "/profile", t) },
    closing: [t(strings.mailRoleNotYou)],
  };
  return writeMail(content, publicUrl, t);
}
