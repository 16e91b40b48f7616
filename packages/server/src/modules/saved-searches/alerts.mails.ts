import { isolate, type Translate, textFor } from "@foodshed/sdk/locale";
import {
  classifiedHeading,
  describeReasons,
  formatClassifiedDate,
  label,
  savedSearchPath,
} from "@foodshed/sdk/vocabulary";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { greetingOf, type MailItem, pageUrl, writeMail } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import { unsubscribeToken, unsubscribeUrl } from "../notifications/unsubscribe-tokens.ts";
import type { StandingSearch } from "../search/search.matching.ts";
import { withTranslations } from "../search/search.presenter.ts";
import type { ReasonFinder } from "../search/search.reasons.ts";
import type { StoredClassifiedHit, StoredProfileHit } from "../search/stored-hit.ts";
import type { Services } from "../services.ts";
import type { Recipient } from "./alerts.queries.ts";
import * as strings from "./generated/strings.ts";

/** What is new for one saved search. */
export interface FoundFor {
  name: string;
  kind: StandingSearch["kind"];
  search: StandingSearch["parameters"];
  hits: ({ profile: StoredProfileHit } | { classified: StoredClassifiedHit })[];
  /** Says why they are hits. */
  reasons: ReasonFinder;
}

/** Results of one search that a mail names. */
const SHOWN = 10;

/** One mail about all searches of a user that have found something. */
export function alertMail(
  { config, secret }: Pick<Services, "config" | "secret">,
  { email, first_name, account_id, language }: Recipient,
  found: FoundFor[],
): MailMessage {
  const t = translators[language];
  const { publicUrl, postalAddress } = config;
  const token = unsubscribeToken(secret, account_id, "saved-searches");
  const unsubscribe = unsubscribeUrl(publicUrl, token, language);
  const mail = writeMail(
    {
      to: email,
      subject: subjectOf(found, t),
      greeting: greetingOf(first_name, t),
      paragraphs: [found.length === 1 ? t(strings.mailOneSearch) : t(strings.mailSearches)],
      sections: found.map((one) => ({
        heading: t(strings.mailResultsFor, { count: one.hits.length, name: one.name }),
        items: one.hits.slice(0, SHOWN).map((hit) => itemOf(publicUrl, hit, one.reasons, t)),
        link: {
          label:
            one.hits.length > SHOWN
              ? t(strings.mailMore, { count: one.hits.length - SHOWN })
              : t(strings.mailOpenSearch),
          url: pageUrl(publicUrl, savedSearchPath({ kind: one.kind, search: one.search }), t),
        },
      })),
      closing: [],
      subscription: {
        reason: t(strings.mailReason),
        manage: {
          label: t(strings.mailManageSearches),
          url: pageUrl(publicUrl, "/settings#saved-searches", t),
        },
        unsubscribeUrl: unsubscribe,
        postalAddress,
      },
    },
    publicUrl,
    t,
  );
  return {
    ...mail,
    headers: {
      ...mail.headers,
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
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
    url: pageUrl(publicUrl, `/profiles/${account.slug}/classifieds`, t),
  };
}
