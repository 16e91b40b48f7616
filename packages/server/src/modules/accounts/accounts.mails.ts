import type { Locale, Translate } from "@foodshed/sdk/locale";
import { formatDateTime, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { greetingOf, type MailContent, pageUrl, writeMail } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import type { Program } from "./user-agent.ts";

type Config = Services["config"];

export interface Recipient {
  email: string;
  first_name: string;
  business_name: string;
  language: Locale;
}

/** What a mail says in the recipient's language; `action.path` is the address of a page in English. */
type Written = Pick<MailContent, "subject" | "paragraphs" | "closing" | "subscription"> & {
  action: { label: string; path: string };
};

export function mailTo(
  { publicUrl }: Config,
  { email, first_name, language }: Recipient,
  write: (t: Translate) => Written,
): MailMessage {
  const t = translators[language];
  const { action, ...content } = write(t);
  return writeMail(
    {
      ...content,
      to: email,
      greeting: greetingOf(first_name, t),
      action: { label: action.label, url: pageUrl(publicUrl, action.path, t) },
    },
    publicUrl,
    t,
  );
}

export function activationMail(config: Config, to: Recipient, token: string): MailMessage {
  return mailTo(config, to, (t) => ({
    subject: t(strings.mailVerifySubject),
    paragraphs: [t(strings.mailVerifyThanks, { business: to.business_name })],
    action: { label: t(strings.mailVerifyAction), path: `/activate/${token}` },
    closing: [t(strings.mailOneHourThenAnother), t(strings.mailUnexpected)],
  }));
}

/** What somebody writes to a business that has not claimed its account. */
export interface ClaimMessage {
  sender: string;
  content: string;
  /** How such messages end; the link alone is a mail that nobody agrees to. */
  subscription: (t: Translate) => NonNullable<MailContent["subscription"]>;
}

export function claimMail(
  config: Config,
  to: Recipient,
  tokens: { activation: string; password: string },
  madeBy: string | undefined,
  message?: ClaimMessage,
): MailMessage {
  const query = new URLSearchParams({ act_token: tokens.activation, pw_token: tokens.password });
  const business = to.business_name;
  return mailTo(config, to, (t) => ({
    subject: message
      ? t(strings.mailClaimMessageSubject, { sender: message.sender, business })
      : t(strings.mailClaimSubject, { business }),
    paragraphs: [
      ...(message
        ? [t(strings.mailClaimMessageIntro, { sender: message.sender, business }), { quote: message.content }]
        : []),
      madeBy === undefined
        ? t(strings.mailClaimPrepared, { business })
        : t(strings.mailClaimPreparedBy, { business, maker: madeBy }),
      t(strings.mailClaimHidden),
    ],
    action: { label: t(strings.mailClaimAction), path: `/claim?${query}` },
    closing: [t(strings.mailClaimOnce), t(strings.mailClaimNotYours)],
    ...(message && { subscription: message.subscription(t) }),
  }));
}

/** For an address with an earlier, unconfirmed sign-up by an unknown person. */
export function signedUpAgainMail(config: Config, to: Recipient, token: string): MailMessage {
  return mailTo(config, to, (t) => ({
    subject: t(strings.mailSetAndConfirm),
    paragraphs: [
      t(strings.mailAgainRegistered, { business: to.business_name }),
      t(strings.mailAgainReplaces),
      t(strings.mailAgainWhy),
    ],
    action: { label: t(strings.mailAgainAction), path: `/forgot/${token}` },
    closing: [t(strings.mailOneHourThenAnother), t(strings.mailUnexpected)],
  }));
}

/** @param confirms whether the address was not confirmed yet: the link confirms it then */
export function passwordResetMail(
  config: Config,
  to: Recipient,
  token: string,
  { confirms }: { confirms: boolean },
): MailMessage {
  return mailTo(config, to, (t) => ({
    subject: confirms ? t(strings.mailSetAndConfirm) : t(strings.mailResetSubject),
    paragraphs: [t(strings.mailResetAsked), ...(confirms ? [t(strings.mailResetConfirms)] : [])],
    action: { label: t(strings.mailResetAction), path: `/forgot/${token}` },
    closing: [t(strings.mailOneHour), t(strings.mailUnexpected)],
  }));
}

/** Goes to the requested new login address. */
export function confirmEmailMail(config: Config, to: Recipient, token: string): MailMessage {
  return mailTo(config, to, (t) => ({
    subject: t(strings.mailNewEmailSubject),
    paragraphs: [t(strings.mailNewEmailWhy, { business: to.business_name })],
    action: { label: t(strings.mailNewEmailAction), path: `/confirm-email/${token}` },
    closing: [t(strings.mailNewEmailUntil), t(strings.mailUnexpected)],
  }));
}

/** Goes to the address that is in use, and says how to keep it. */
export function emailChangeAskedMail(
  config: Config,
  to: Recipient,
  email: string,
  token: string,
): MailMessage {
  return mailTo(config, to, (t) => ({
    subject: t(strings.mailEmailChangeSubject),
    paragraphs: [
      t(strings.mailEmailChangeAsked, { business: to.business_name, email }),
      t(strings.mailEmailChangeStop),
    ],
    action: { label: t(strings.mailEmailChangeAction), path: `/keep-email/${token}` },
    closing: [t(strings.mailEmailChangeUntil)],
  }));
}

/** Goes to the address that was in use before. */
export function accountChangedMail(
  config: Config,
  to: Recipient,
  changed: { email: string } | { password: true },
): MailMessage {
  return mailTo(config, to, (t) => ({
    subject: t(strings.mailChangedSubject),
    paragraphs: [
      "email" in changed
        ? t(strings.mailChangedEmail, { email: changed.email })
        : t(strings.mailChangedPassword),
    ],
    action: { label: t(strings.mailChangedAction), path: "/forgot" },
    closing: [t(strings.mailChangedNotYou)],
  }));
}

/** After a login from a device and a network that the account does not know. */
export function newDeviceMail(
  config: Config,
  to: Recipient,
  { browser, system }: Program,
  at: Date,
): MailMessage {
  return mailTo(config, to, (t) => ({
    subject: t(strings.mailNewDeviceSubject),
    paragraphs: [
      t(strings.mailNewDevice, {
        date: formatDateTime(at, ONTARIO_TIME_ZONE, t.locale),
        program: [browser, system].filter(Boolean).join(", ") || t(strings.unknownProgram),
      }),
      t(strings.mailNewDeviceYou),
    ],
    action: { label: t(strings.mailNewDeviceAction), path: "/settings#sessions" },
    closing: [t(strings.mailNewDeviceNotYou)],
  }));
}
