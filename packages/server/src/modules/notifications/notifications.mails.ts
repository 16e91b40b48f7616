import { type Translate, textFor } from "@foodshed/sdk/locale";
import {
  CLASSIFIED_DELETION_HOURS,
  certificateName,
  classifiedHeading,
  classifiedPath,
  formatClassifiedDate,
  formatDate,
  label,
} from "@foodshed/sdk/vocabulary";
import { hours } from "../../core/clock.ts";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { greetingOf, type MailContent, pageUrl, writeMail } from "../../infra/mail/mail-layout.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import type { Recipient } from "./notifications.queries.ts";
import { labelOf } from "./notifications.service.ts";
import type {
  CertificateViewModel,
  ClassifiedViewModel,
  ConnectionViewModel,
  MessageViewModel,
} from "./notifications.view-models.ts";
import { preferencesLink } from "./preference-tokens.ts";
import { unsubscribeToken, unsubscribeUrl } from "./unsubscribe-tokens.ts";

type Settings = Pick<Services, "config" | "secret">;
/** What a mail says, before it is addressed to anybody. */
export type Words = Pick<MailContent, "subject" | "paragraphs" | "items" | "action">;

const EXCERPT = 200;

/** Addresses a mail to a person, with the sender's identity and two ways to unsubscribe. */
export function addressed(
  { config, secret }: Settings,
  to: Recipient,
  words: Words,
  t: Translate,
): MailMessage {
  const reader = { userId: to.user_id, accountId: to.account_id };
  const token = unsubscribeToken(secret, reader, to.verb);
  const unsubscribe = unsubscribeUrl(config.publicUrl, token, t.locale);
  return writeMail(
    {
      ...words,
      to: to.email,
      greeting: greetingOf(to.first_name, t),
      closing: [],
      subscription: {
        reason: t(strings.mailReason, { subject: labelOf(to.verb, t) }),
        manage: preferencesLink({ publicUrl: config.publicUrl, secret }, reader, t),
        unsubscribeUrl: unsubscribe,
        postalAddress: config.postalAddress,
      },
    },
    config.publicUrl,
    t,
  );
}

export function newMessageMail({ config }: Settings, message: MessageViewModel, t: Translate): Words {
  return {
    subject: t(strings.mailMessageSubject, { sender: message.sender }),
    paragraphs: [
      t(strings.mailMessageIntro, { sender: message.sender }),
      t(strings.mailMessageExcerpt, { excerpt: excerpt(message.content) }),
    ],
    action: {
      label: t(strings.mailMessageAction),
      url: pageUrl(config.publicUrl, `/messages?recipient=${message.sender_id}`, t),
    },
  };
}

export function expiredClassifiedMail(
  { config }: Settings,
  classified: ClassifiedViewModel,
  t: Translate,
): Words {
  const title = titleOf(classified, t);
  const { needed_by } = classified;
  const end = new Date(needed_by.getTime() + hours(CLASSIFIED_DELETION_HOURS));
  return {
    subject: t(strings.mailExpiredSubject, { title }),
    paragraphs: [
      t(strings.mailExpired, { title }),
      t(strings.mailExpiredDeletion, { date: formatClassifiedDate(end, t.locale) }),
    ],
    action: {
      label: t(strings.mailExpiredAction),
      url: pageUrl(config.publicUrl, "/profile/classifieds", t),
    },
  };
}

export function expiringCertificateMail(
  { config }: Settings,
  { kind, number, expires_on }: CertificateViewModel,
  t: Translate,
): Words {
  const certificate = label(t, certificateName(kind));
  const date = formatDate(`${expires_on}T12:00:00Z`, "UTC", t.locale);
  return {
    subject: t(strings.mailCertificateSubject, { certificate, date }),
    paragraphs: [t(strings.mailCertificate, { certificate, number, date }), t(strings.mailCertificateRenew)],
    action: {
      label: t(strings.mailCertificateAction),
      url: pageUrl(config.publicUrl, "/profile-hub?open=certificates", t),
    },
  };
}

export function newClassifiedsMail(
  { config }: Settings,
  classifieds: ClassifiedViewModel[],
  t: Translate,
): Words {
  const [first] = classifieds;
  return {
    subject:
      classifieds.length === 1 && first
        ? t(strings.mailNewClassifiedSubject, { business: first.business_name, title: titleOf(first, t) })
        : t(strings.mailNewClassifiedsSubject, { count: classifieds.length }),
    paragraphs: [t(strings.mailNewClassifieds)],
    items: classifieds.map((classified) => item(config, classified, t)),
    action: { label: t(strings.mailDigestAll), url: pageUrl(config.publicUrl, "/search/classifieds", t) },
  };
}

export function digestMail(
  { config }: Settings,
  { classifieds, more }: { classifieds: ClassifiedViewModel[]; more: number },
  t: Translate,
): Words {
  return {
    subject: t(strings.mailDigestSubject, { count: classifieds.length + more }),
    paragraphs: [t(strings.mailDigest)],
    items: classifieds.map((classified) => item(config, classified, t)),
    action: {
      label: more > 0 ? t(strings.mailDigestMore, { count: more }) : t(strings.mailDigestAll),
      url: pageUrl(config.publicUrl, "/search/classifieds", t),
    },
  };
}

export function connectionRequestMail(
  { config }: Settings,
  connection: ConnectionViewModel,
  t: Translate,
): Words {
  const { organization, business, manage } = connection;
  const action = { label: t(strings.mailRequestAction), url: pageUrl(config.publicUrl, "/dashboard", t) };
  if (!connection.with_network) return { ...managingWords(connection, t), action };
  if (connection.requested_by_organization) {
    return {
      subject: t(strings.mailConnectSubject, { organization }),
      paragraphs: [
        manage
          ? t(strings.mailConnectAndManage, { organization, business })
          : t(strings.mailConnect, { organization, business }),
      ],
      action,
    };
  }
  return {
    subject: t(strings.mailJoinSubject, { business }),
    paragraphs: [
      manage
        ? t(strings.mailJoinAndGrant, { organization, business })
        : t(strings.mailJoin, { organization, business }),
    ],
    action,
  };
}

function managingWords(
  { organization, business, requested_by_organization }: ConnectionViewModel,
  t: Translate,
) {
  return requested_by_organization
    ? {
        subject: t(strings.mailManageSubject, { organization }),
        paragraphs: [t(strings.mailManage, { organization, business })],
      }
    : {
        subject: t(strings.mailGrantSubject, { business }),
        paragraphs: [t(strings.mailGrant, { organization, business })],
      };
}

export function acceptedWords({ config }: Settings, connection: ConnectionViewModel, t: Translate): Words {
  const { organization, business, with_network } = connection;
  const [name, path] = connection.requested_by_organization
    ? [business, "/profile-hub"]
    : [organization, "/profile"];
  return {
    subject: with_network
      ? t(strings.mailAcceptedMembershipSubject, { name })
      : t(strings.mailAcceptedManagementSubject, { name }),
    paragraphs: [
      with_network
        ? t(strings.mailConnected, { organization, business })
        : t(strings.mailManages, { organization, business }),
    ],
    action: { label: t(strings.mailAcceptedAction), url: pageUrl(config.publicUrl, path, t) },
  };
}

function item({ publicUrl }: Services["config"], classified: ClassifiedViewModel, t: Translate) {
  const { looking_for, business_name, city, needed_by } = classified;
  const from = city ? `${business_name}, ${city}` : business_name;
  return {
    title: classifiedHeading(looking_for, titleOf(classified, t), t),
    text: t(strings.mailClassifiedFrom, { from, date: formatClassifiedDate(needed_by, t.locale) }),
    url: pageUrl(publicUrl, classifiedPath(classified), t),
  };
}

/** In the reader's language where the member gave it. */
function titleOf({ title, language, title_translation }: ClassifiedViewModel, t: Translate): string {
  return textFor(t.locale, { text: title, language, translation: title_translation }).text;
}

function excerpt(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  const letters = [...line];
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join("").trimEnd()}…` : line;
}
