import type { Schema } from "@foodshed/sdk";
import { isolate, type Translate, textFor } from "@foodshed/sdk/locale";
import {
  classifiedHeading,
  classifiedPath,
  describeReasons,
  formatClassifiedDate,
} from "@foodshed/sdk/vocabulary";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { greetingOf, type MailItem, pageUrl, writeMail } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import { preferencesLink } from "../notifications/preference-tokens.ts";
import { unsubscribeToken, unsubscribeUrl } from "../notifications/unsubscribe-tokens.ts";
import type { StoredClassifiedHit, StoredProfileHit } from "../search/stored-hit.ts";
import type { StandingTrade } from "../search/trade.standing.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import type { MatchRecipient } from "./match-alerts.sending.queries.ts";

/** What newly meets one classified. */
export interface MatchesOf {
  trade: Pick<StandingTrade, "id" | "title" | "looking_for">;
  matches: (
    | { profile: StoredProfileHit; why: Schema<"SearchReason"> | undefined }
    | { id: number; classified: StoredClassifiedHit }
  )[];
}

/** Matches of one classified that a mail names. */
const SHOWN = 10;

/** One mail about all classifieds of a user that have new matches. */
export function matchMail(
  { config, secret }: Pick<Services, "config" | "secret">,
  { user_id, email, first_name, account_id, language }: MatchRecipient,
  found: MatchesOf[],
): MailMessage {
  const t = translators[language];
  const { publicUrl, postalAddress } = config;
  const reader = { userId: user_id, accountId: account_id };
  const unsubscribe = unsubscribeUrl(publicUrl, unsubscribeToken(secret, reader, "matches"), language);
  return writeMail(
    {
      to: email,
      subject: subjectOf(found, t),
      greeting: greetingOf(first_name, t),
      paragraphs: [t(found.length === 1 ? strings.mailOneClassified : strings.mailClassifieds)],
      sections: found.map((one) => ({
        heading: headingOf(one.trade, one.matches.length, t),
        items: one.matches.slice(0, SHOWN).map((match) => itemOf(publicUrl, match, t)),
        link: found.length > 1 ? linkTo(publicUrl, one, t) : undefined,
      })),
      action:
        found.length === 1
          ? linkTo(publicUrl, found[0] as MatchesOf, t)
          : { label: t(strings.mailManage), url: pageUrl(publicUrl, "/profile/classifieds", t) },
      closing: [],
      subscription: {
        reason: t(strings.mailReason),
        manage: preferencesLink({ publicUrl, secret }, reader, t),
        unsubscribeUrl: unsubscribe,
        postalAddress,
      },
    },
    publicUrl,
    t,
  );
}

/** To the classified, where all of its matches are. */
function linkTo(publicUrl: string, { trade, matches }: MatchesOf, t: Translate) {
  return {
    label:
      matches.length > SHOWN
        ? t(strings.mailMore, { count: matches.length - SHOWN })
        : t(strings.mailOpenClassified),
    url: pageUrl(publicUrl, classifiedPath(trade), t),
  };
}

function headingOf({ looking_for, title }: MatchesOf["trade"], count: number, t: Translate): string {
  return t(strings.mailMatchesFor, { count, name: classifiedHeading(looking_for, title, t) });
}

function subjectOf(found: readonly MatchesOf[], t: Translate): string {
  const [first] = found;
  if (found.length === 1 && first) return headingOf(first.trade, first.matches.length, t);
  const count = found.reduce((sum, { matches }) => sum + matches.length, 0);
  return t(strings.mailMatchesForClassifieds, { count, classifieds: found.length });
}

function itemOf(publicUrl: string, match: MatchesOf["matches"][number], t: Translate): MailItem {
  if ("profile" in match) {
    const { business_name, slug, cities, products_language } = match.profile;
    const why = match.why ? describeReasons([match.why], t, products_language) : "";
    return {
      title: business_name,
      text: [isolate(cities[0] ?? ""), why].filter(Boolean).join(" – "),
      url: pageUrl(publicUrl, `/profiles/${slug}`, t),
    };
  }
  const { title, language, title_translation, looking_for, account, city, needed_by } = match.classified;
  const { text } = textFor(t.locale, { text: title, language, translation: title_translation });
  const from = [account.business_name, city ?? ""].filter(Boolean).map(isolate).join(", ");
  const until = t(strings.mailUntil, { date: formatClassifiedDate(needed_by, t.locale) });
  return {
    title: classifiedHeading(looking_for, text, t),
    text: [from, until].join(" – "),
    url: pageUrl(publicUrl, classifiedPath({ id: match.id, title }), t),
  };
}
