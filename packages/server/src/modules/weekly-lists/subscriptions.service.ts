import { createHmac, timingSafeEqual } from "node:crypto";
import { DEFAULT_LOCALE, type Locale, localized } from "@foodshed/sdk/locale";
import { ontarioWeek } from "@foodshed/sdk/vocabulary";
import { fromNow, hours } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { translators } from "../../locale/translators.ts";
import { hashOf, newToken } from "../accounts/one-time-tokens.ts";
import { findNetwork } from "../accounts/organizations.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./subscriptions.queries.ts";
import { confirmMail, subscribedAlreadyMail } from "./weekly-lists.mails.ts";

/** How long the link of a mail is good. */
const LIFETIME = hours(24);

/** Mails a link to an address that somebody typed. The response tells nobody whether the address gets the list: only the mail does. */
export async function requestWeeklyList(
  { db, clock, config, mail }: Services,
  { network: slug, email }: Body<"requestWeeklyList">,
  language: Locale = DEFAULT_LOCALE,
): Promise<ResponseBody<"requestWeeklyList">> {
  const network = await findNetwork(db, slug);
  if (!network) throw DomainError.notFound(localized(strings.noSuchNetwork));
  const name = network.business_name;
  await inTransaction(db, async (trx) => {
    const known = await queries.findSubscription(trx, network.id, email);
    if (known?.confirmed_at)
      return mail.queue(trx, subscribedAlreadyMail(config, { email, name, slug, language }));
    const token = newToken();
    await queries.putRequest(trx, {
      organization_id: network.id,
      email,
      language,
      link_hash: hashOf(token),
      link_until: fromNow(clock, LIFETIME),
      created_at: clock.now(),
    });
    await mail.queue(trx, confirmMail(config, { email, name, language, token }));
  });
  return { msg: "success" };
}

/** What a link confirms, and whether it has. @throws DomainError 400 for a link that is over or was never ours */
export async function readLink({ db, clock }: Pick<Services, "db" | "clock">, token: string) {
  const found = await queries.findByLink(db, hashOf(token), clock.now());
  if (!found) throw DomainError.invalid({ token: [localized(strings.linkOver)] });
  return found;
}

/** Subscribes the address of a link, with the consent that the link's page shows, from the next Monday on. Doing it twice is fine. */
export async function confirmWeeklyList(services: Services, token: string): Promise<void> {
  const { id, language, business_name } = await readLink(services, token);
  const now = services.clock.now();
  await queries.confirm(services.db, id, {
    confirmed_at: now,
    consent_wording: translators[language](strings.consent, { network: business_name }),
    sent_week: ontarioWeek(now).from,
  });
}

/** Names a subscription for its mails. It never expires: an old mail must still be good for leaving. */
export function leavingToken(secret: string, id: number): string {
  return `v1.${id}.${sign(secret, id)}`;
}

/** The subscription that a token names. @throws DomainError 400 for one that this server did not make */
export function readLeavingToken(secret: string, token: string): number {
  const [, id = "", signature = ""] = /^v1\.(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === "" || !timingSafeEqual(Buffer.from(sign(secret, Number(id))), Buffer.from(signature)))
    throw DomainError.invalid({ token: [localized(strings.leavingLinkInvalid)] });
  return Number(id);
}

function sign(secret: string, id: number): string {
  return createHmac("sha256", secret).update(`weekly-list:${id}`).digest("base64url");
}
