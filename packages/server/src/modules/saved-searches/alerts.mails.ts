import {
  classifiedHeading,
  describeReasons,
  formatClassifiedDate,
  savedSearchPath,
} from "@foodshed/sdk/vocabulary";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { type MailItem, writeMail } from "../../infra/mail/mail-layout.ts";
import { unsubscribeToken } from "../notifications/unsubscribe-tokens.ts";
import type { StandingSearch } from "../search/search.matching.ts";
import type { ReasonFinder } from "../search/search.reasons.ts";
import type { StoredClassifiedHit, StoredProfileHit } from "../search/stored-hit.ts";
import type { Services } from "../services.ts";
import type { Recipient } from "./alerts.queries.ts";

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
  { email, first_name, account_id }: Recipient,
  found: FoundFor[],
): MailMessage {
  const { publicUrl, postalAddress } = config;
  const token = unsubscribeToken(secret, account_id, "saved-searches");
  const unsubscribeUrl = `${publicUrl}/unsubscribe?token=${token}`;
  const mail = writeMail(
    {
      to: email,
      subject: subjectOf(found),
      greeting: first_name ? `Hello ${first_name},` : "Hello,",
      paragraphs: [
        found.length === 1
          ? "Your saved search has found something new."
          : "Your saved searches have found something new.",
      ],
      sections: found.map((one) => ({
        heading: `${results(one.hits.length)} for “${one.name}”`,
        items: one.hits.slice(0, SHOWN).map((hit) => itemOf(publicUrl, hit, one.reasons)),
        link: {
          label: one.hits.length > SHOWN ? `See ${one.hits.length - SHOWN} more` : "Open this search",
          url: publicUrl + savedSearchPath({ kind: one.kind, search: one.search }),
        },
      })),
      closing: [],
      subscription: {
        reason: "You get this mail because you asked for alerts when you saved a search.",
        manage: { label: "Manage your saved searches", url: `${publicUrl}/settings#saved-searches` },
        unsubscribeUrl,
        postalAddress,
      },
    },
    publicUrl,
  );
  return {
    ...mail,
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

function subjectOf(found: FoundFor[]): string {
  const [first] = found;
  if (found.length === 1 && first) return `${results(first.hits.length)} for “${first.name}”`;
  const total = found.reduce((sum, { hits }) => sum + hits.length, 0);
  return `${results(total)} for ${found.length} saved searches`;
}

function results(count: number): string {
  return count === 1 ? "1 new result" : `${count} new results`;
}

function itemOf(publicUrl: string, hit: FoundFor["hits"][number], reasons: ReasonFinder): MailItem {
  if ("profile" in hit) {
    const { business_name, slug, cities, category } = hit.profile;
    const reason = describeReasons(reasons.ofProfile(hit.profile, null) ?? []) || category.join(", ");
    return {
      title: business_name,
      text: [cities[0], reason].filter(Boolean).join(" – "),
      url: `${publicUrl}/profiles/${slug}`,
    };
  }
  const { title, looking_for, account, city, needed_by } = hit.classified;
  // The title and who posted it stand there anyway.
  const more = (reasons.ofClassified(hit.classified, null) ?? []).filter(
    ({ kind }) => kind === "mentions" || kind === "category",
  );
  const from = [account.business_name, city].filter(Boolean).join(", ");
  return {
    title: classifiedHeading(looking_for, title),
    text: [from, describeReasons(more), `until ${formatClassifiedDate(needed_by)}`]
      .filter(Boolean)
      .join(" – "),
    url: `${publicUrl}/profiles/${account.slug}/classifieds`,
  };
}
