import { DEFAULT_LOCALE, type Locale, localized } from "@foodshed/sdk/locale";
import { VISITOR_ALERTS_MAX } from "@foodshed/sdk/vocabulary";
import { fromNow, hours } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { translators } from "../../locale/translators.ts";
import { hashOf, newToken } from "../accounts/one-time-tokens.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { findEverything } from "../search/search.matching.ts";
import type { Services } from "../services.ts";
import { dueAt } from "./alert-schedule.ts";
import { readAlertToken } from "./alert-tokens.ts";
import * as strings from "./generated/strings.ts";
import { keyOf, MAX_KNOWN, withoutDefaults } from "./saved-search-key.ts";
import { deleteSearch, postponeHits, settleHits, updateSearch } from "./saved-searches.queries.ts";
import { confirmAlertMail } from "./visitor-alerts.mails.ts";
import * as queries from "./visitor-alerts.queries.ts";

/** How long the link of a mail is good. */
const LIFETIME = hours(24);
const VISITOR = { kind: "visitor" } as const;

/**
 * Mails a link to an address that somebody typed. Response and mail are the same for every address: nobody learns whether it gets
 * alerts already, or has an account.
 * @throws DomainError 400 for a `near` that is no known place
 */
export async function requestAlert(
  services: Services,
  { email, kind, name, frequency, search }: Body<"requestAlert">,
  language: Locale = DEFAULT_LOCALE,
): Promise<ResponseBody<"requestAlert">> {
  const { db, clock, config, mail } = services;
  await findEverything(services, VISITOR, { kind, parameters: search, language }, 0);
  await inTransaction(db, async (trx) => {
    const token = newToken();
    await queries.insertRequest(trx, {
      token_hash: hashOf(token),
      email,
      language,
      kind,
      name: name.trim(),
      search: withoutDefaults(search),
      frequency,
      created_at: clock.now(),
      expires_at: fromNow(clock, LIFETIME),
    });
    await mail.queue(trx, confirmAlertMail(config, email, token, language));
  });
  return { msg: "success" };
}

/** What a link asks for, and whether it was confirmed. @throws DomainError 400 for a link that is over or was never ours */
export async function readAlertRequest(
  { db, clock }: Pick<Services, "db" | "clock">,
  token: string,
): Promise<queries.AlertRequest> {
  const request = await queries.findRequest(db, hashOf(token), clock.now());
  if (!request) throw DomainError.invalid({ token: [localized(strings.alertLinkOver)] });
  return request;
}

/**
 * Begins the alerts that a link asks for, with the consent that its page shows. Doing it twice is fine; a link that was used does not take
 * back somebody who has left since.
 * @throws DomainError 400 for a link that is over, 409 for an address that gets alerts of as many searches as it may
 */
export async function confirmAlert(services: Services, token: string): Promise<void> {
  const { db, clock } = services;
  const request = await readAlertRequest(services, token);
  const { kind, name, search, frequency, email, language } = request;
  if (request.used_at) return;
  const known = await findEverything(services, VISITOR, { kind, parameters: search, language }, MAX_KNOWN);
  await inTransaction(db, async (trx) => {
    const at = clock.now();
    if (!(await queries.useRequest(trx, request.token_hash, at))) return;
    const wording = translators[language](strings.alertConsent);
    const subscriber = await queries.writeSubscriber(trx, { email, language, wording, at });
    const key = keyOf(search);
    await queries.writeSearch(trx, {
      subscriber,
      kind,
      name,
      search,
      key,
      frequency,
      known: known ?? null,
      at,
    });
    if ((await queries.listSearches(trx, subscriber)).length > VISITOR_ALERTS_MAX)
      throw DomainError.conflict(localized(strings.visitorAlertsFull, { count: VISITOR_ALERTS_MAX }));
  });
}

/** Whose alerts a mail's link is for, and of which searches; an address that gets none any more has no email. */
export async function readAlerts(
  { db, secret }: Pick<Services, "db" | "secret">,
  token: string,
): Promise<{ subscriber: number; email: string | undefined; searches: queries.VisitorSearch[] }> {
  const subscriber = readAlertToken(secret, token);
  if (subscriber === undefined) throw DomainError.invalid({ token: [localized(strings.alertLinkInvalid)] });
  const email = (await queries.findSubscriber(db, subscriber))?.email;
  return { subscriber, email, searches: await queries.listSearches(db, subscriber) };
}

/** Changes how often alerts of a search come; `never` forgets the search. What belongs to another address stays as it is. */
export async function changeAlert(
  services: Services,
  token: string,
  { search, frequency }: { search: number; frequency: string },
): Promise<void> {
  const { subscriber } = await readAlerts(services, token);
  const at = services.clock.now();
  await inTransaction(services.db, async (trx) => {
    if (!(await queries.findSearch(trx, subscriber, search))) return;
    if (frequency === "never") {
      await settleHits(trx, [search], at);
      await deleteSearch(trx, search);
    } else if (frequency === "at_once" || frequency === "daily" || frequency === "weekly") {
      await updateSearch(trx, search, { frequency, at });
      await postponeHits(trx, search, dueAt(frequency, at) ?? at);
    }
  });
}

/** Ends all alerts of an address, and forgets it. Doing it twice is fine. */
export async function stopVisitorAlerts(services: Services, token: string): Promise<void> {
  const { subscriber } = await readAlerts(services, token);
  await queries.deleteSubscriber(services.db, subscriber);
}

/** Forgets the addresses of links that are over. */
export async function deleteExpiredAlertRequests({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<void> {
  await queries.deleteRequests(db, clock.now());
}
