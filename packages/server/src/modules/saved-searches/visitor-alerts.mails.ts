import type { Locale } from "@foodshed/sdk/locale";
import { linkPageUrl } from "../../infra/mail/link-page.ts";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { greetingOf, writeMail } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import type { Services } from "../services.ts";
import { CONFIRM_PATH } from "./alert-tokens.ts";
import * as strings from "./generated/strings.ts";

/** Nobody has proved yet that the address is theirs: the mail holds nothing that a stranger could have written. */
export function confirmAlertMail(
  { publicUrl }: Pick<Services["config"], "publicUrl">,
  email: string,
  token: string,
  language: Locale,
): MailMessage {
  const t = translators[language];
  return writeMail(
    {
      to: email,
      subject: t(strings.mailAlertSubject),
      greeting: greetingOf("", t),
      paragraphs: [t(strings.mailAlertWhy), t(strings.alertConsent)],
      action: {
        label: t(strings.mailAlertAction),
        url: linkPageUrl(publicUrl, CONFIRM_PATH, token, language),
      },
      closing: [t(strings.mailAlertUntil), t(strings.mailAlertNotYou)],
    },
    publicUrl,
    t,
  );
}
