import { createHmac, timingSafeEqual } from "node:crypto";
import type { Translate } from "@foodshed/sdk/locale";
import { linkPageUrl } from "../../infra/mail/link-page.ts";
import * as strings from "./generated/strings.ts";
import type { Reader } from "./notifications.queries.ts";

/** Where one chooses one's mails without a login. */
export const PREFERENCES_PATH = "/mail-preferences";

/**
 * Names a person and one of their businesses for the one purpose of choosing its mails: it logs nobody in, and shows and changes
 * nothing else. Like the link to unsubscribe it never expires.
 */
export function preferencesToken(secret: string, { userId, accountId }: Reader): string {
  return `v2.${userId}.${accountId}.${sign(secret, `${userId}:${accountId}`)}`;
}

/** The link at the end of a mail. */
export function preferencesLink(
  { publicUrl, secret }: { publicUrl: string; secret: string },
  reader: Reader,
  t: Translate,
): { label: string; url: string } {
  const url = linkPageUrl(publicUrl, PREFERENCES_PATH, preferencesToken(secret, reader), t.locale);
  return { label: t(strings.mailPreferences), url };
}

/**
 * Whom a token names; undefined when this server did not make it. Mails from when a business had one login name no person.
 */
export function readPreferencesToken(
  secret: string,
  token: string,
): { userId?: number; accountId: number } | undefined {
  const parts = /^(?:v1|v2\.(\d{1,10}))\.(\d{1,10})\.([\w-]{43})$/.exec(token);
  if (!parts) return undefined;
  const [, person, business, signature] = parts;
  const named = person === undefined ? business : `${person}:${business}`;
  if (!isSame(signature as string, sign(secret, named as string))) return undefined;
  return { accountId: Number(business), ...(person !== undefined && { userId: Number(person) }) };
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

function sign(secret: string, named: string): string {
  return createHmac("sha256", secret).update(`mail-preferences:${named}`).digest("base64url");
}
