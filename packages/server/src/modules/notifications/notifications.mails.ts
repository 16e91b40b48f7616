import { CLASSIFIED_DELETION_HOURS, classifiedHeading, formatClassifiedDate } from "@foodshed/sdk/vocabulary";
import { hours } from "../../core/clock.ts";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { type MailContent, writeMail } from "../../infra/mail/mail-layout.ts";
import type { Services } from "../services.ts";
import type { Recipient } from "./notifications.queries.ts";
import { labelOf } from "./notifications.service.ts";
import type {
  ClassifiedViewModel,
  ConnectionViewModel,
  MessageViewModel,
} from "./notifications.view-models.ts";
import { unsubscribeToken } from "./unsubscribe-tokens.ts";

type Settings = Pick<Services, "config" | "secret">;
/** What a mail says, before it is addressed to anybody. */
export type Words = Pick<MailContent, "subject" | "paragraphs" | "items" | "action">;

const EXCERPT = 200;

/** Addresses a mail to a person, with the sender's identity and two ways to unsubscribe. */
export function addressed({ config, secret }: Settings, to: Recipient, words: Words): MailMessage {
  const token = unsubscribeToken(secret, to.account_id, to.verb);
  const unsubscribeUrl = `${config.publicUrl}/unsubscribe?token=${token}`;
  const mail = writeMail(
    {
      ...words,
      to: to.email,
      greeting: to.first_name ? `Hello ${to.first_name},` : "Hello,",
      closing: [],
      subscription: {
        reason: `You get this mail because ${labelOf(to.verb)} is turned on under email preferences in your settings.`,
        unsubscribeUrl,
        postalAddress: config.postalAddress,
      },
    },
    config.publicUrl,
  );
  return {
    ...mail,
    headers: {
      // One address for mail programs, which post to it, and for people, who open it.
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

export function newMessageMail({ config }: Settings, message: MessageViewModel): Words {
  return {
    subject: `New message from ${message.sender}`,
    paragraphs: [`${message.sender} has written to you on Foodshed:`, `“${excerpt(message.content)}”`],
    action: { label: "Read and answer", url: `${config.publicUrl}/messages?recipient=${message.sender_id}` },
  };
}

export function expiredClassifiedMail({ config }: Settings, classified: ClassifiedViewModel): Words {
  const end = new Date(classified.needed_by.getTime() + hours(CLASSIFIED_DELETION_HOURS));
  return {
    subject: `Your classified has expired: ${classified.title}`,
    paragraphs: [
      `Your classified “${classified.title}” has reached its date. Other businesses do not see it any more.`,
      `It will be deleted on ${formatClassifiedDate(end)}. If you still need it, give it a later date before then.`,
    ],
    action: { label: "Change your classified", url: `${config.publicUrl}/profile/classifieds` },
  };
}

export function newClassifiedsMail({ config }: Settings, classifieds: ClassifiedViewModel[]): Words {
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

export function digestMail({ config }: Settings, classifieds: ClassifiedViewModel[], more: number): Words {
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

export function connectionRequestMail({ config }: Settings, connection: ConnectionViewModel): Words {
  const { organization, business, manage } = connection;
  const action = { label: "Accept or deny", url: `${config.publicUrl}/dashboard` };
  if (!connection.with_network) return { ...managingWords(connection), action };
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

function managingWords({ organization, business, requested_by_organization }: ConnectionViewModel) {
  return requested_by_organization
    ? {
        subject: `${organization} would like to manage your profile`,
        paragraphs: [`${organization} would like to manage and edit the profile of ${business}.`],
      }
    : {
        subject: `${business} would like you to manage its profile`,
        paragraphs: [`${business} grants ${organization} permission to edit and manage its profile.`],
      };
}

export function acceptedWords({ config }: Settings, connection: ConnectionViewModel): Words {
  const { organization, business } = connection;
  const [theirs, path] = connection.requested_by_organization
    ? [business, "/profile-hub"]
    : [organization, "/profile"];
  return {
    subject: `${theirs} accepted your ${connection.with_network ? "membership" : "management"} request`,
    paragraphs: [
      connection.with_network
        ? `${business} and ${organization} are now connected on Foodshed.`
        : `${organization} now manages the profile of ${business} on Foodshed.`,
    ],
    action: { label: "See your connections", url: `${config.publicUrl}${path}` },
  };
}

function item({ publicUrl }: Services["config"], classified: ClassifiedViewModel) {
  const { title, looking_for, business_name, city, needed_by, slug } = classified;
  const from = city ? `${business_name}, ${city}` : business_name;
  return {
    title: classifiedHeading(looking_for, title),
    text: `${from} – until ${formatClassifiedDate(needed_by)}`,
    url: `${publicUrl}/profiles/${slug}/classifieds`,
  };
}

function excerpt(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  const letters = [...line];
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join("").trimEnd()}…` : line;
}
