import { isolate, type Translate, textFor } from "@foodshed/sdk/locale";
import {
  classifiedHeading,
  classifiedPath,
  describeReasons,
  formatClassifiedDate,
  label,
  savedSearchPath,
} from "@foodshed/sdk/vocabulary";
import { linkPageUrl } from "../../infra/mail/link-page.ts";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { greetingOf, type MailItem, pageUrl, writeMail } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import { preferencesLink } from "../notifications/preference-tokens.ts";
import { unsubscribeToken, unsubscribeUrl } from "../notifications/unsubscribe-tokens.ts";
import type { StandingSearch } from "../search/search.matching.ts";
import { withTranslations } from "../search/search.presenter.ts";
import type { ReasonFinder } from "../search/search.reasons.ts";
import type { StoredClassifiedHit, StoredProfileHit } from "../search/stored-hit.ts";
import type { Services } from "../services.ts";
import { ALERTS_PATH, alertToken, STOP_PATH } from "./alert-tokens.ts";
import type { Recipient } from "./alerts.queries.ts";
import * as strings from "./generated/strings.ts";

/** What is new for one saved search. */
interface FoundClassified {
  id: number;
  classified: StoredClassifiedHit;
}

export interface FoundFor {
  name: string;
  kind: StandingSearch["kind"];
  search: StandingSearch["parameters"];
  hits: ({ profile: StoredProfileHit } | FoundClassified)[];
  /** Says why they are hits. */
  reasons: ReasonFinder;
}

/** Results of one search that a mail names. */
const SHOWN = 10;

/** One mail about all searches of a user that have found something. */
export function alertMail(
  { config, secret }: Pick<Services, "config" | "secret">,
  { email, first_name, user_id, account_id, subscriber_id, language }: Recipient,
  found: FoundFor[],
): MailMessage {
  const t = translators[language];
  const { publicUrl, postalAddress } = config;
  // A mail goes to an account's user or to an address without one.
  const visitor = subscriber_id === null ? undefined : alertToken(secret, subscriber_id);
  const reader = { userId: user_id ?? 0, accountId: account_id ?? 0 };
  const unsubscribe = visitor
    ? linkPageUrl(publicUrl, STOP_PATH, visitor, language)
    : unsubscribeUrl(publicUrl, unsubscribeToken(secret, reader, "saved-searches"), language);
  const all = visitor
    ? { label: t(strings.mailManageAlerts), url: linkPageUrl(publicUrl, ALERTS_PATH, visitor, language) }
    : { label: t(strings.mailManageSearches), url: pageUrl(publicUrl, "/settings#saved-searches", t) };
  return writeMail(
    {
      to: email,
      subject: subjectOf(found, t),
      greeting: greetingOf(first_name, t),
      paragraphs: [t(introductionOf(found, visitor !== undefined))],
      sections: found.map((one) => ({
        heading: t(strings.mailResultsFor, { count: one.hits.length, name: one.name }),
        items: one.hits.slice(0, SHOWN).map((hit) => itemOf(publicUrl, hit, one.reasons, t)),
        link: found.length > 1 ? linkTo(publicUrl, one, t) : undefined,
      })),
      action: found.length === 1 ? linkTo(publicUrl, found[0] as FoundFor, t) : all,
      closing: [],
      subscription: {
        reason: t(visitor ? strings.mailVisitorReason : strings.mailReason),
        manage: visitor ? all : preferencesLink({ publicUrl, secret }, reader, t),
        unsubscribeUrl: unsubscribe,
        postalAddress,
      },
    },
    publicUrl,
    t,
  );
}

/** To the search, where all of its results are. */
function linkTo(publicUrl: string, { kind, search, hits }: FoundFor, t: Translate) {
  return {
    label:
      hits.length > SHOWN ? t(strings.mailMore, { count: hits.length - SHOWN }) : t(strings.mailOpenSearch),
    url: pageUrl(publicUrl, savedSearchPath({ kind, search }), t),
  };
}

function introductionOf(found: FoundFor[], isVisitor: boolean) {
  if (isVisitor) return found.length === 1 ? strings.mailVisitorSearch : strings.mailVisitorSearches;
  return found.length === 1 ? strings.mailOneSearch : strings.mailSearches;
}

function subjectOf(found: FoundFor[], t: Translate): string {
  const [first] = found;
  if (found.length === 1 && first)
    return t(strings.mailResultsFor, { count: first.hits.length, name: first.name });
  const count = found.reduce((sum, { hits }) => sum + hits.length, 0);
  return t(strings.mailResultsForSearches, { count, searches: found.length });
}

function itemOf(
  publicUrl: string,
  hit: FoundFor["hits"][number],
  reasons: ReasonFinder,
  t: Translate,
): MailItem {
  if ("profile" in hit) {
    const { business_name, slug, cities, category } = hit.profile;
    const categories = category.map((one) => label(t, one)).join(", ");
    const why = withTranslations(reasons.ofProfile(hit.profile, null), hit.profile.product_translations);
    const language = hit.profile.products_language;
    const reason = describeReasons(why ?? [], t, language) || categories;
    return {
      title: business_name,
      text: [isolate(cities[0] ?? ""), reason].filter(Boolean).join(" – "),
      url: pageUrl(publicUrl, `/profiles/${slug}`, t),
    };
  }
  const { looking_for, account, city, needed_by, language, title_translation } = hit.classified;
  const title = textFor(t.locale, {
    text: hit.classified.title,
    language,
    translation: title_translation,
  }).text;
  // The title and who posted it stand there anyway.
  const more = (reasons.ofClassified(hit.classified, null) ?? []).filter(
    ({ kind }) => kind === "mentions" || kind === "category",
  );
  const from = [account.business_name, city ?? ""].filter(Boolean).map(isolate).join(", ");
  const until = t(strings.mailUntil, { date: formatClassifiedDate(needed_by, t.locale) });
  return {
    title: classifiedHeading(looking_for, title, t),
    text: [from, describeReasons(more, t), until].filter(Boolean).join(" – "),
    url: pageUrl(publicUrl, classifiedPath({ id: hit.id, title: hit.classified.title }), t),
  };
}
