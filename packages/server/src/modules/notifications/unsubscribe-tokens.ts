import { createHmac, timingSafeEqual } from "node:crypto";
import type { Locale } from "@foodshed/sdk/locale";
import { isNotificationVerb, type NotificationVerb } from "@foodshed/sdk/vocabulary";
import { linkPageUrl } from "../../infra/mail/link-page.ts";
import type { Reader } from "./notifications.queries.ts";

/** Mails that are ended together: a kind of notification, or the alerts of saved searches or of matches. */
export type Subscription = NotificationVerb | AlertSubscription;
type AlertSubscription = "saved-searches" | "matches";

const isAlerts = (name: string | undefined): name is AlertSubscription =>
  name === "saved-searches" || name === "matches";

/** Names a person, one of their businesses and a kind of mail. It never expires: an old mail must still be good for unsubscribing. */
export function unsubscribeToken(
  secret: string,
  { userId, accountId }: Reader,
  subscription: Subscription,
): string {
  const signature = sign(secret, `${userId}:${accountId}`, subscription);
  return `v2.${userId}.${accountId}.${subscription}.${signature}`;
}

/** What stands in the addresses from which this person is unsubscribed, and in nobody else's. */
export const namesPerson = (userId: number): string => `/unsubscribe?token=v2.${userId}.`;

/** Where a mail of a language is unsubscribed from: the page speaks that language. */
export function unsubscribeUrl(publicUrl: string, token: string, locale: Locale): string {
  return linkPageUrl(publicUrl, "/unsubscribe", token, locale);
}

/** What a token names; undefined when this server did not make it. Mails from when a business had one login name no person. */
export function readUnsubscribeToken(
  secret: string,
  token: string,
): { userId?: number; accountId: number; subscription: Subscription } | undefined {
  const parts = /^(?:v1|v2\.(\d{1,10}))\.(\d{1,10})\.(\d{1,2}|saved-searches|matches)\.([\w-]{43})$/.exec(
    token,
  );
  if (!parts) return undefined;
  const [, person, business, name, signature] = parts;
  const subscription = isAlerts(name) ? name : Number(name);
  if (typeof subscription === "number" && !isNotificationVerb(subscription)) return undefined;
  const named = person === undefined ? business : `${person}:${business}`;
  const right = Buffer.from(sign(secret, named as string, subscription));
  if (!timingSafeEqual(Buffer.from(signature as string), right)) return undefined;
  return {
    accountId: Number(business),
    ...(person !== undefined && { userId: Number(person) }),
    subscription,
  };
}

function sign(secret: string, named: string, subscription: Subscription): string {
  return createHmac("sha256", secret).update(`unsubscribe:${named}:${subscription}`).digest("base64url");
}
