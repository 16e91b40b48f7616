import { NOTIFICATION_VERBS, type NotificationVerb } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as queries from "./notifications.queries.ts";
import { readUnsubscribeToken } from "./unsubscribe-tokens.ts";

/** Every kind of mail, as it was set, or else as mails were agreed to at sign-up. */
export async function listNotificationPreferences(
  services: Services,
  actor: SignedInActor,
): Promise<ResponseBody<"listNotificationPreferences">> {
  const consent = await queries.readConsent(services.db, actor.accountId);
  const set = new Map(
    (await queries.readPreferences(services.db, actor.accountId)).map(({ verb, enable }) => [verb, enable]),
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
  await queries.writePreference(services.db, {
    accountId: actor.accountId,
    verb,
    enable,
    at: services.clock.now(),
  });
  return { notification_verb: verb, enable };
}

/** Turns off the kind of mail that the token of a mail names. @throws DomainError 400 for a token that is not ours */
export async function unsubscribe(services: Services, token: string): Promise<ResponseBody<"unsubscribe">> {
  const named = readUnsubscribeToken(services.secret, token);
  if (!named) throw DomainError.invalid({ token: ["This link is not valid."] });
  const { account, verb } = named;
  await inTransaction(services.db, async (trx) => {
    if (!(await queries.accountExists(trx, account))) return;
    await queries.writePreference(trx, { accountId: account, verb, enable: false, at: services.clock.now() });
  });
  return { message: `You will not get mails about ${labelOf(verb)} any more.` };
}

export function labelOf(verb: NotificationVerb): string {
  return NOTIFICATION_VERBS.find((entry) => entry.verb === verb)?.label ?? "";
}
