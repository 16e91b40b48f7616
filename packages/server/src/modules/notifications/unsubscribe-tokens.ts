import { createHmac, timingSafeEqual } from "node:crypto";
import { isNotificationVerb, type NotificationVerb } from "@foodshed/sdk/vocabulary";

/** Names an account and a kind of mail. It never expires: an old mail must still be good for unsubscribing. */
export function unsubscribeToken(secret: string, account: number, verb: NotificationVerb): string {
  return `v1.${account}.${verb}.${sign(secret, account, verb)}`;
}

/** What a token names; undefined when this server did not make it. */
export function readUnsubscribeToken(
  secret: string,
  token: string,
): { account: number; verb: NotificationVerb } | undefined {
  const parts = /^v1\.(\d{1,10})\.(\d{1,2})\.([\w-]{43})$/.exec(token);
  if (!parts) return undefined;
  const [account, verb] = [Number(parts[1]), Number(parts[2])];
  if (!isNotificationVerb(verb)) return undefined;
  const good = timingSafeEqual(Buffer.from(parts[3] as string), Buffer.from(sign(secret, account, verb)));
  return good ? { account, verb } : undefined;
}

function sign(secret: string, account: number, verb: number): string {
  return createHmac("sha256", secret).update(`unsubscribe:${account}:${verb}`).digest("base64url");
}
