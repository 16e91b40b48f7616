import { createHmac, timingSafeEqual } from "node:crypto";
import type { Translate } from "@foodshed/sdk/locale";
import { linkPageUrl } from "../../infra/mail/link-page.ts";
import * as strings from "./generated/strings.ts";

/** Where one chooses one's mails without a login. */
export const PREFERENCES_PATH = "/mail-preferences";

/**
 * Names an account for the one purpose of choosing its mails: it logs nobody in, and shows and changes nothing else. Like
 * the link to unsubscribe it never expires.
 */
export function preferencesToken(secret: string, account: number): string {
  return `v1.${account}.${sign(secret, account)}`;
}

/** The link at the end of a mail. */
export function preferencesLink(
  { publicUrl, secret }: { publicUrl: string; secret: string },
  account: number,
  t: Translate,
): { label: string; url: string } {
  const url = linkPageUrl(publicUrl, PREFERENCES_PATH, preferencesToken(secret, account), t.locale);
  return { label: t(strings.mailPreferences), url };
}

/** The account that a token names; undefined when this server did not make it. */
export function readPreferencesToken(secret: string, token: string): number | undefined {
  const parts = /^v1\.(\d{1,10})\.([\w-]{43})$/.exec(token);
  if (!parts) return undefined;
  const account = Number(parts[1]);
  const signature = Buffer.from(sign(secret, account));
  return timingSafeEqual(Buffer.from(parts[2] as string), signature) ? account : undefined;
}

function sign(secret: string, account: number): string {
  return createHmac("sha256", secret).update(`mail-preferences:${account}`).digest("base64url");
}
