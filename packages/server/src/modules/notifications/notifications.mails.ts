import { CLASSIFIED_DELETION_HOURS } from "@foodshed/sdk/vocabulary";
import { API_PREFIX } from "../../contract.ts";
import { hours } from "../../platform/clock.ts";
import type { Services } from "../../platform/context.ts";
import type { MailMessage } from "../../platform/mail.ts";
import { type MailContent, writeMail } from "../../platform/mail-layout.ts";
import type { ClassifiedNews, ConnectionNews, MessageNews } from "./notifications.material.ts";
import type { Recipient } from "./notifications.queries.ts";
import { labelOf } from "./notifications.service.ts";
import { unsubscribeToken } from "./unsubscribe-tokens.ts";

type Settings = Pick<Services, "config" | "secret">;
/** What a mail says, before it is addressed to anybody. */
export type Words = Pick<MailContent, "subject" | "paragraphs" | "items" | "action">;

const EXCERPT = 200;

/** Addresses words to somebody, with the sender's identity and two ways to end such mails. */
export function addressed({ config, secret }: Settings, to: Recipient, words: Words): MailMessage {
  const token = unsubscribeToken(secret, to.account_id, to.verb);
  const mail = writeMail(
    {
      ...words,
      to: to.email,
      greeting: to.first_name ? `Hello ${to.first_name},` : "Hello,",
      closing: [],
      subscription: {
        reason: `You get this mail because ${labelOf(to.verb)} is turned on under email preferences in your settings.`,
        unsubscribeUrl: `${config.publicUrl}/unsubscribe?token=${token}`,
        postalAddress: config.postalAddress,
      },
    },
    config.publicUrl,
  );
  return {
    ...mail,
    headers: {
      "List-Unsubscribe": `<${config.publicUrl}${API_PREFIX}/notifications/unsubscribe/?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

export function messageWords({ config }: Settings, message: MessageNews): Words {
  return {
    subject: `New message from ${message.sender}`,
    paragraphs: [`${message.sender} has written to you on Foodshed:`, `“${excerpt(message.content)}”`],
    action: { label: "Read and answer", url: `${config.publicUrl}/messages?recipient=${message.sender_id}` },
  };
}

export function expiredWords({ config }: Settings, classified: ClassifiedNews): Words {
  const end = new Date(classified.needed_by.getTime() + hours(CLASSIFIED_DELETION_HOURS));
  return {
    subject: `Your classified has expired: ${classified.title}`,
    paragraphs: [
      `Your classified “${classified.title}” has reached its date. Other businesses do not see it any more.`,
      `It will be deleted on ${day(end)}. If you still need it, give it a later date before then.`,
    ],
    action: { label: "Change your classified", url: `${config.publicUrl}/profile/classifieds` },
  };
}

export function newClassifiedsWords({ config }: Settings, classifieds: ClassifiedNews[]): Words {
  const [first] = classifieds;
  return {
    subject:
      classifieds.length === 1 && first
        ? `New classified from ${first.business_name}: ${first.title}`
        : `${classifieds.length} new classifieds from your connections`,
    paragraphs: ["Businesses that you are connected with have posted:"],
    items: classifieds.map((classified) => item(config, classified)),
  };
}

export function digestWords({ config }: Settings, classifieds: ClassifiedNews[], more: number): Words {
  const count = classifieds.length + more;
  return {
    subject: count === 1 ? "1 new classified this week" : `${count} new classifieds this week`,
    paragraphs: ["This is what businesses on Foodshed posted in the last week."],
    items: classifieds.map((classified) => item(config, classified)),
    action: {
      label: more > 0 ? `See ${more} more` : "See all classifieds",
      url: `${config.publicUrl}/search/classifieds`,
    },
  };
}

export function requestWords({ config }: Settings, connection: ConnectionNews): Words {
  const { organization, business, manage } = connection;
  const action = { label: "Accept or deny", url: `${config.publicUrl}/dashboard` };
  if (connection.requested_by_organization) {
    return {
      subject: `${organization} would like to connect with you`,
      paragraphs: [
        manage
          ? `${organization} would like to have ${business} in its network, and to manage and edit your profile.`
          : `${organization} would like to have ${business} in its network.`,
      ],
      action,
    };
  }
  return {
    subject: `${business} would like to join your network`,
    paragraphs: [
      manage
        ? `${business} would like to join ${organization}, and grants you permission to edit and manage its profile.`
        : `${business} would like to join ${organization}.`,
    ],
    action,
  };
}

export function acceptedWords({ config }: Settings, connection: ConnectionNews): Words {
  const { organization, business } = connection;
  const [theirs, path] = connection.requested_by_organization
    ? [business, "/profile-hub"]
    : [organization, "/profile"];
  return {
    subject: `${theirs} accepted your membership request`,
    paragraphs: [`${business} and ${organization} are now connected on Foodshed.`],
    action: { label: "See your connections", url: `${config.publicUrl}${path}` },
  };
}

function item({ publicUrl }: Services["config"], classified: ClassifiedNews) {
  const { title, looking_for, business_name, city, needed_by, slug } = classified;
  const from = city ? `${business_name}, ${city}` : business_name;
  return {
    title: `${looking_for ? "Wanted" : "For Sale"}: ${title}`,
    text: `${from} – until ${day(needed_by)}`,
    url: `${publicUrl}/profiles/${slug}/classifieds`,
  };
}

function day(date: Date): string {
  return date.toLocaleDateString("en-CA", {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });
}

function excerpt(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  const letters = [...line];
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join("").trimEnd()}…` : line;
}
