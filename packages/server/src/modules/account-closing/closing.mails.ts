import { formatDate, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { mailTo, type Recipient } from "../accounts/accounts.mails.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";

type Config = Services["config"];

/** Where one keeps the account: the settings say until when, and have the button. */
const KEEP = "/settings#close";

export function closedMail(config: Config, to: Recipient, until: Date, bySupport: boolean): MailMessage {
  return mailTo(config, to, (t) => {
    const date = formatDate(until, ONTARIO_TIME_ZONE, t.locale);
    const business = to.business_name;
    return {
      subject: t(strings.closedSubject, { business }),
      paragraphs: [
        t(bySupport ? strings.closedBySupport : strings.closedByYou, { business }),
        t(strings.closedUntil, { date }),
      ],
      action: { label: t(strings.keepAction), path: KEEP },
      closing: [t(strings.closedNotYou)],
    };
  });
}

export function reminderMail(config: Config, to: Recipient, until: Date): MailMessage {
  return mailTo(config, to, (t) => {
    const date = formatDate(until, ONTARIO_TIME_ZONE, t.locale);
    const business = to.business_name;
    return {
      subject: t(strings.reminderSubject, { business, date }),
      paragraphs: [t(strings.reminderWhat, { business, date }), t(strings.reminderData)],
      action: { label: t(strings.keepAction), path: KEEP },
      closing: [t(strings.reminderNothing)],
    };
  });
}

export function erasedMail(config: Config, to: Recipient): MailMessage {
  return mailTo(config, to, (t) => ({
    subject: t(strings.erasedSubject, { business: to.business_name }),
    paragraphs: [t(strings.erasedWhat, { business: to.business_name }), t(strings.erasedOthers)],
    action: { label: t(strings.erasedAction), path: "/privacy-policy" },
    closing: [t(strings.erasedBack)],
  }));
}

export function networkClosedMail(
  config: Config,
  to: Recipient & { manages: boolean },
  network: { business_name: string; until: Date },
): MailMessage {
  return mailTo(config, to, (t) => {
    const date = formatDate(network.until, ONTARIO_TIME_ZONE, t.locale);
    const name = network.business_name;
    return {
      subject: t(strings.networkSubject, { network: name }),
      paragraphs: [
        t(strings.networkWhat, { network: name, business: to.business_name, date }),
        ...(to.manages ? [t(strings.networkManages, { network: name })] : []),
      ],
      action: { label: t(strings.networkAction), path: "/dashboard" },
      closing: [t(strings.networkNothing)],
    };
  });
}
