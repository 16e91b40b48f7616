import type { Locale, Translate } from "@foodshed/sdk/locale";
import { linkPageUrl } from "../../infra/mail/link-page.ts";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { greetingOf, type MailContent, writeMail } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";

/** The page behind the link. */
export const CONFIRM_PATH = "/confirm-message";

/** To the visitor. Holds nothing that they wrote: the address may be another person's. */
export function confirmMessageMail(
  { publicUrl }: Pick<Services["config"], "publicUrl">,
  { email, business, token, language }: { email: string; business: string; token: string; language: Locale },
): MailMessage {
  const t = translators[language];
  return writeMail(
    {
      to: email,
      subject: t(strings.mailVisitorSubject, { business }),
      greeting: greetingOf("", t),
      paragraphs: [t(strings.mailVisitorWhy, { business }), t(strings.mailVisitorSees, { business })],
      action: {
        label: t(strings.mailVisitorAction),
        url: linkPageUrl(publicUrl, CONFIRM_PATH, token, language),
      },
      closing: [t(strings.mailVisitorUntil), t(strings.mailVisitorNotYou)],
    },
    publicUrl,
    t,
  );
}

/** To the business, whose reply goes to the visitor. */
export function visitorMessageMail(
  { name, email, content }: { name: string; email: string; content: string },
  t: Translate,
): Pick<MailContent, "subject" | "paragraphs" | "action"> {
  return {
    subject: t(strings.mailFromVisitorSubject, { name }),
    paragraphs: [
      t(strings.mailFromVisitorIntro, { name }),
      { quote: content },
      t(strings.mailFromVisitorReply, { email }),
      t(strings.mailFromVisitorKnown),
    ],
    action: { label: t(strings.mailFromVisitorAction, { name }), url: `mailto:${encodeURI(email)}` },
  };
}
