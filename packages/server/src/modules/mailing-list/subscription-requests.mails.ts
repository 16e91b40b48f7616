import type { Locale } from "@foodshed/sdk/locale";
import { linkPageUrl } from "../../infra/mail/link-page.ts";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { greetingOf, pageUrl, writeMail } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";

type Config = Pick<Services["config"], "publicUrl">;

/** The page behind the link. */
export const CONFIRM_PATH = "/mailing-list/confirm";

/** Nobody has proved yet that the address is theirs: the mail holds nothing that a stranger could have written. */
export function confirmSubscriptionMail(
  { publicUrl }: Config,
  email: string,
  token: string,
  language: Locale,
): MailMessage {
  const t = translators[language];
  return writeMail(
    {
      to: email,
      subject: t(strings.mailConfirmSubject),
      greeting: greetingOf("", t),
      paragraphs: [t(strings.mailConfirmWhy), t(strings.consent)],
      action: {
        label: t(strings.mailConfirmAction),
        url: linkPageUrl(publicUrl, CONFIRM_PATH, token, language),
      },
      closing: [t(strings.mailConfirmUntil), t(strings.mailConfirmNotYou)],
    },
    publicUrl,
    t,
  );
}

export function subscribedAlreadyMail({ publicUrl }: Config, email: string, language: Locale): MailMessage {
  const t = translators[language];
  return writeMail(
    {
      to: email,
      subject: t(strings.mailAlreadySubject),
      greeting: greetingOf("", t),
      paragraphs: [t(strings.mailAlready)],
      action: { label: t(strings.mailAlreadyAction), url: pageUrl(publicUrl, "/search", t) },
      closing: [t(strings.mailConfirmNotYou)],
    },
    publicUrl,
    t,
  );
}
