import { localized } from "@foodshed/sdk/locale";
import { ALL_NOTIFICATION_VERBS } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { hasMatchAlerts, stopMatchAlerts } from "../match-alerts/match-alerts.service.ts";
import { hasAlerts, stopAlerts } from "../saved-searches/saved-searches.service.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./notifications.queries.ts";
import { readPreferencesToken } from "./preference-tokens.ts";
import type { Subscription } from "./unsubscribe-tokens.ts";

/** What a person gets about a business, as the page behind the link of a mail shows it. */
export interface MailPreferences {
  business: string;
  kinds: { subscription: Subscription; enable: boolean }[];
}

/**
 * Every kind of mail that a token's person can choose. Alerts are among them while there are any: they begin beside what
 * they are about.
 *
 * @throws DomainError 400 for a token that is not ours
 */
export async function readMailPreferences(services: Services, token: string): Promise<MailPreferences> {
  return readOf(services.db, await readerOf(services, token));
}

/**
 * Sets the kinds that a form showed: those that it has ticked, and the others off. What it did not show stays as it is.
 *
 * @throws DomainError 400 for a token that is not ours
 */
export async function saveMailPreferences(
  services: Services,
  token: string,
  { shown, ticked }: { shown: ReadonlySet<string>; ticked: ReadonlySet<string> },
): Promise<MailPreferences> {
  const reader = await readerOf(services, token);
  const at = services.clock.now();
  return inTransaction(services.db, async (trx) => {
    const { kinds } = await readOf(trx, reader);
    for (const { subscription, enable } of kinds) {
      const wanted = ticked.has(String(subscription));
      if (!shown.has(String(subscription)) || wanted === enable) continue;
      if (subscription === "saved-searches") await stopAlerts(trx, reader.userId, at);
      else if (subscription === "matches") await stopMatchAlerts(trx, reader.userId);
      else await queries.writePreference(trx, { ...reader, verb: subscription, enable: wanted, at });
    }
    return readOf(trx, reader);
  });
}

async function readerOf({ db, secret }: Services, token: string): Promise<queries.Reader> {
  const named = readPreferencesToken(secret, token);
  if (!named) throw notValid();
  const { accountId } = named;
  const userId = named.userId ?? (await queries.readFirstOwner(db, accountId));
  if (userId === undefined) throw notValid();
  return { userId, accountId };
}

const notValid = () => DomainError.invalid({ token: [localized(strings.unsubscribeInvalid)] });

/** Nothing can be chosen by somebody who is not with the business any more: no mails go to them. */
async function readOf(connection: Connection, reader: queries.Reader): Promise<MailPreferences> {
  const business = await queries.readBusinessName(connection, reader.accountId);
  const consent = await queries.readConsent(connection, reader);
  if (business === undefined || consent === undefined) throw notValid();
  const set = new Map(
    (await queries.readPreferences(connection, reader)).map((one) => [one.verb, one.enable]),
  );
  const kinds: MailPreferences["kinds"] = ALL_NOTIFICATION_VERBS.map(({ verb }) => ({
    subscription: verb,
    enable: set.get(verb) ?? consent,
  }));
  const { userId } = reader;
  if (await hasAlerts(connection, userId)) kinds.push({ subscription: "saved-searches", enable: true });
  if (await hasMatchAlerts(connection, userId)) kinds.push({ subscription: "matches", enable: true });
  return { business, kinds };
}
