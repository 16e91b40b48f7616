import { createHmac, timingSafeEqual } from "node:crypto";

/** The page where an address without an account sees its alerts and changes them. */
export const ALERTS_PATH = "/alerts";
/** The page that ends all of them, and what mail programs call for one click. */
export const STOP_PATH = "/alerts/stop";
/** The page that begins them. */
export const CONFIRM_PATH = "/alerts/confirm";

/** Names an address that gets alerts. It never expires: an old mail must still be good for ending them. */
export function alertToken(secret: string, subscriber: number): string {
  return `v1.${subscriber}.${sign(secret, subscriber)}`;
}

/** Whom a token names; undefined when this server did not make it. */
export function readAlertToken(secret: string, token: string): number | undefined {
  const parts = /^v1\.(\d{1,9})\.([\w-]{43})$/.exec(token);
  if (!parts) return undefined;
  const subscriber = Number(parts[1]);
  const isOurs = timingSafeEqual(Buffer.from(parts[2] as string), Buffer.from(sign(secret, subscriber)));
  return isOurs ? subscriber : undefined;
}

function sign(secret: string, subscriber: number): string {
  return createHmac("sha256", secret).update(`alerts:${subscriber}`).digest("base64url");
}
