import { localized, type Translate } from "@foodshed/sdk/locale";
import {
  ALL_NOTIFICATION_VERBS,
  label,
  NOTIFICATION_VERBS,
  type NotificationVerb,
} from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { owner } from "../accounts/email-changes.service.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { stopMatchAlerts } from "../match-alerts/match-alerts.service.ts";
import { stopAlerts } from "../saved-searches/saved-searches.service.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./notifications.queries.ts";
import { readUnsubscribeToken, type Subscription } from "./unsubscribe-tokens.ts";

/** Every kind of mail, as it was set, or else as mails were agreed to at sign-up. */
export async function listNotificationPreferences(
  services: Services,
  actor: SignedInActor,
): Promise<ResponseBody<"listNotificationPreferences">> {
  const consent = (await queries.readConsent(services.db, actor)) ?? false;
  const set = new Map(
    (await queries.readPreferences(services.db, actor)).map(({ verb, enable }) => [verb, enable]),
  );
  return NOTIFICATION_VERBS.map(({ verb }) => ({
    notification_verb: verb,
    enable: set.get(verb) ?? consent,
  }));
}

export async function setNotificationPreference(
  services: Services,
  actor: SignedInActor,
  verb: NotificationVerb,
  { enable }: Body<"setNotificationPreference">,
): Promise<ResponseBody<"setNotificationPreference">> {
  // Consent is the person's own to give and to take back.
  const { userId, accountId } = owner(actor);
  await queries.writePreference(services.db, { userId, accountId, verb, enable, at: services.clock.now() });
  return { notification_verb: verb, enable };
}

/**
 * Ends the mails that the token of a mail names.
 *
 * @param t translates what is said about it
 * @throws DomainError 400 for a token that is not ours
 */
export async function unsubscribe(
  services: Services,
  token: string,
  t: Translate,
): Promise<ResponseBody<"unsubscribe">> {
  const named = readUnsubscribeToken(services.secret, token);
  if (!named) throw DomainError.invalid({ token: [localized(strings.unsubscribeInvalid)] });
  const { accountId, subscription } = named;
  const at = services.clock.now();
  await inTransaction(services.db, async (trx) => {
    const userId = named.userId ?? (await queries.readFirstOwner(trx, accountId));
    if (userId === undefined) return;
    if (subscription === "saved-searches") return await stopAlerts(trx, userId, at);
    if (subscription === "matches") return await stopMatchAlerts(trx, userId);
    await queries.writePreference(trx, { userId, accountId, verb: subscription, enable: false, at });
  });
  return { message: t(strings.unsubscribedWhat, { subject: labelOf(subscription, t) }) };
}

/** What the mails of a subscription are about. */
export function labelOf(subscription: Subscription, t: Translate): string {
  if (subscription === "saved-searches") return t(strings.savedSearchResults);
  if (subscription === "matches") return t(strings.newMatches);
  return label(t, ALL_NOTIFICATION_VERBS.find(({ verb }) => verb === subscription)?.label ?? "");
}
