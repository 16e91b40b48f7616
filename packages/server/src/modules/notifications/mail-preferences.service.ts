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

/** What an account gets, as the page behind the link of a mail shows it. */
export interface MailPreferences {
  business: string;
  kinds: { subscription: Subscription; enable: boolean }[];
}

/**
 * Every kind of mail that a token's account can choose. Alerts are among them while there are any: they begin beside what
 * they are about.
 *
 * @throws DomainError 400 for a token that is not ours
 */
export async function readMailPreferences(services: Services, token: string): Promise<MailPreferences> {
  const account = accountOf(services, token);
  return readOf(services.db, account);
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
  const account = accountOf(services, token);
  const at = services.clock.now();
  return inTransaction(services.db, async (trx) => {
    const { kinds } = await readOf(trx, account);
    for (const { subscription, enable } of kinds) {
      const wanted = ticked.has(String(subscription));
      if (!shown.has(String(subscription)) || wanted === enable) continue;
      if (subscription === "saved-searches") await stopAlerts(trx, account, at);
      else if (subscription === "matches") await stopMatchAlerts(trx, account);
      else await queries.writePreference(trx, { accountId: account, verb: subscription, enable: wanted, at });
    }
    return readOf(trx, account);
  });
}

function accountOf({ secret }: Services, token: string): number {
  const account = readPreferencesToken(secret, token);
  if (account === undefined) throw notValid();
  return account;
}

const notValid = () => DomainError.invalid({ token: [localized(strings.unsubscribeInvalid)] });

async function readOf(connection: Connection, account: number): Promise<MailPreferences> {
  const business = await queries.readBusinessName(connection, account);
  if (business === undefined) throw notValid();
  const consent = await queries.readConsent(connection, account);
  const set = new Map(
    (await queries.readPreferences(connection, account)).map((one) => [one.verb, one.enable]),
  );
  const kinds: MailPreferences["kinds"] = ALL_NOTIFICATION_VERBS.map(({ verb }) => ({
    subscription: verb,
    enable: set.get(verb) ?? consent,
  }));
  if (await hasAlerts(connection, account)) kinds.push({ subscription: "saved-searches", enable: true });
  if (await hasMatchAlerts(connection, account)) kinds.push({ subscription: "matches", enable: true });
  return { business, kinds };
}
