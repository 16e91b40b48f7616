import { createHmac, timingSafeEqual } from "node:crypto";
import type { Locale } from "@foodshed/sdk/locale";
import { isNotificationVerb, type NotificationVerb } from "@foodshed/sdk/vocabulary";
import { linkPageUrl } from "../../infra/mail/link-page.ts";

/** Mails that are ended together: a kind of notification, or the alerts of saved searches or of matches. */
export type Subscription = NotificationVerb | AlertSubscription;
type AlertSubscription = "saved-searches" | "matches";

const isAlerts = (name: string | undefined): name is AlertSubscription =>
  name === "saved-searches" || name === "matches";

/** Names an account and a kind of mail. It never expires: an old mail must still be good for unsubscribing. */
export function unsubscribeToken(secret: string, account: number, subscription: Subscription): string {
  return `v1.${account}.${subscription}.${sign(secret, account, subscription)}`;
}

/** Where a mail of a language is unsubscribed from: the page speaks that language. */
export function unsubscribeUrl(publicUrl: string, token: string, locale: Locale): string {
  return linkPageUrl(publicUrl, "/unsubscribe", token, locale);
}

/** What a token names; undefined when this server did not make it. */
export function readUnsubscribeToken(
  secret: string,
  token: string,
): { account: number; subscription: Subscription } | undefined {
  const parts = /^v1\.(\d{1,10})\.(\d{1,2}|saved-searches|matches)\.([\w-]{43})$/.exec(token);
  if (!parts) return undefined;
  const account = Number(parts[1]);
  const [, , name] = parts;
  const subscription = isAlerts(name) ? name : Number(name);
  if (typeof subscription === "number" && !isNotificationVerb(subscription)) return undefined;
  const signature = Buffer.from(sign(secret, account, subscription));
  return timingSafeEqual(Buffer.from(parts[3] as string), signature) ? { account, subscription } : undefined;
}

function sign(secret: string, account: number, subscription: Subscription): string {
  return createHmac("sha256", secret).update(`unsubscribe:${account}:${subscription}`).digest("base64url");
}
