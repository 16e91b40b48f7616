import type { Locale, Translate } from "@foodshed/sdk/locale";
import { linkPageUrl } from "../../infra/mail/link-page.ts";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { greetingOf, type MailContent, pageUrl, writeMail } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import type { Services } from "../services.ts";
import type { AnswerRow } from "./enquiries.queries.ts";
import { answerText, requestText } from "./enquiry-texts.ts";
import * as strings from "./generated/strings.ts";
import type { VisitorEnquiry, VisitorRecipient } from "./visitor-enquiries.queries.ts";
import {
  ANSWER_PATH,
  ANSWERS_PATH,
  answersToken,
  answerToken,
  CONFIRM_PATH,
  STOP_PATH,
} from "./visitor-enquiries.tokens.ts";

type Settings = Pick<Services, "config" | "secret">;

/** To the visitor. Holds nothing that they wrote: the address may be another person's. */
export function confirmEnquiryMail(
  { publicUrl }: Pick<Services["config"], "publicUrl">,
  { email, count, token, language }: { email: string; count: number; token: string; language: Locale },
): MailMessage {
  const t = translators[language];
  return writeMail(
    {
      to: email,
      subject: t(strings.mailVisitorSubject, { count }),
      greeting: greetingOf("", t),
      paragraphs: [t(strings.mailVisitorWhy, { count }), t(strings.mailVisitorSees)],
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

/** To a business: what is asked, with the form for its answer. */
export function visitorEnquiryMail(
  { config: { publicUrl }, secret }: Settings,
  enquiry: VisitorEnquiry,
  account: number,
  t: Translate,
): Pick<MailContent, "subject" | "paragraphs" | "action"> {
  const { id, name, email, product } = enquiry;
  return {
    subject: t(strings.mailAskedSubject, { name, product }),
    paragraphs: [
      t(strings.mailAskedIntro, { name }),
      { quote: requestText(enquiry, t) },
      t(strings.mailAskedAnswer, { email }),
      t(strings.mailAskedKnown),
    ],
    action: {
      label: t(strings.mailAskedAction),
      url: linkPageUrl(publicUrl, ANSWER_PATH, answerToken(secret, id, account), t.locale),
    },
  };
}

/** To the visitor: what one business answered, with the page that compares all answers. */
export function visitorAnswerMail(
  { config: { publicUrl, postalAddress }, secret }: Settings,
  enquiry: VisitorEnquiry,
  { business_name: business, slug }: Pick<VisitorRecipient, "business_name" | "slug">,
  answer: Omit<AnswerRow, "answered_at">,
): MailMessage {
  const t = translators[enquiry.language];
  const token = answersToken(secret, enquiry.id);
  return writeMail(
    {
      to: enquiry.email,
      subject: t(strings.mailAnsweredSubject, { business }),
      greeting: greetingOf(enquiry.name, t),
      paragraphs: [{ quote: answerText(enquiry, answer, t) }],
      items: [
        {
          title: business,
          text: t(strings.mailAnsweredProfile),
          url: pageUrl(publicUrl, `/profiles/${slug}`, t),
        },
      ],
      action: {
        label: t(strings.mailAnsweredAction),
        url: linkPageUrl(publicUrl, ANSWERS_PATH, token, enquiry.language),
      },
      closing: [],
      subscription: {
        reason: t(strings.mailAnsweredReason),
        unsubscribeUrl: linkPageUrl(publicUrl, STOP_PATH, token, enquiry.language),
        postalAddress,
      },
    },
    publicUrl,
    t,
  );
}
