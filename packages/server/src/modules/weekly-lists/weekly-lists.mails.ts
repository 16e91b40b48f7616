import type { Locale } from "@foodshed/sdk/locale";
import { linkPageUrl } from "../../infra/mail/link-page.ts";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { greetingOf, writeMail } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { byCategory, describeWeek, detailsOf, nameOf, pageOf, weeklyListPath } from "./weekly-list.words.ts";
import type { WeeklyList } from "./weekly-lists.service.ts";

/** The pages behind the links. */
export const CONFIRM_PATH = "/weekly-list/confirm";
export const LEAVE_PATH = "/weekly-list/unsubscribe";

/** Products of a category that a mail names; the page has all. */
const SHOWN = 20;

interface Asker {
  email: string;
  /** The network's name. */
  name: string;
  language: Locale;
}

/** Nobody has proved yet that the address is theirs: the mail holds nothing that a stranger could have written. */
export function confirmMail(
  { publicUrl }: Pick<Services["config"], "publicUrl">,
  { email, name, language, token }: Asker & { token: string },
): MailMessage {
  const t = translators[language];
  return writeMail(
    {
      to: email,
      subject: t(strings.mailConfirmSubject, { network: name }),
      greeting: greetingOf("", t),
      paragraphs: [t(strings.mailConfirmWhy, { network: name }), t(strings.consent, { network: name })],
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

export function subscribedAlreadyMail(
  { publicUrl }: Pick<Services["config"], "publicUrl">,
  { email, name, slug, language }: Asker & { slug: string },
): MailMessage {
  const t = translators[language];
  return writeMail(
    {
      to: email,
      subject: t(strings.mailAlreadySubject, { network: name }),
      greeting: greetingOf("", t),
      paragraphs: [t(strings.mailAlready, { network: name })],
      action: { label: t(strings.mailWhole), url: pageOf(publicUrl, weeklyListPath(slug), t) },
      closing: [t(strings.mailConfirmNotYou)],
    },
    publicUrl,
    t,
  );
}

/** What the members of a network have this week. */
export function weeklyListMail(
  { publicUrl, postalAddress }: Pick<Services["config"], "publicUrl" | "postalAddress">,
  list: WeeklyList,
  { email, language, token }: { email: string; language: Locale; token: string },
): MailMessage {
  const t = translators[language];
  const { network, products, days, total } = list;
  const page = pageOf(publicUrl, weeklyListPath(network.slug), t);
  const unsubscribe = linkPageUrl(publicUrl, LEAVE_PATH, token, language);
  return writeMail(
    {
      to: email,
      subject: t(strings.listTitle, { network: network.business_name }),
      greeting: greetingOf("", t),
      paragraphs: [
        t(strings.mailIntro, { network: network.business_name, count: total, week: describeWeek(days, t) }),
      ],
      sections: byCategory(products, t).map(({ category, products: ofCategory }) => ({
        heading: category,
        items: ofCategory.slice(0, SHOWN).map((product) => ({
          title: `${nameOf(product, t)} · ${product.account.business_name}`,
          text: detailsOf(product, t),
          url: pageOf(publicUrl, `/profiles/${encodeURIComponent(product.account.slug)}`, t),
        })),
        link:
          ofCategory.length > SHOWN
            ? { label: t(strings.mailMore, { count: ofCategory.length - SHOWN }), url: page }
            : undefined,
      })),
      action: { label: t(strings.mailWhole), url: page },
      closing: [],
      subscription: {
        reason: t(strings.mailReason, { network: network.business_name }),
        unsubscribeUrl: unsubscribe,
        postalAddress,
      },
    },
    publicUrl,
    t,
  );
}
