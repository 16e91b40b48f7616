import type { Schema } from "../contract.ts";
import { CLASSIFICATIONS, SAFETY_STANDARDS } from "./checklists.ts";
import { ontarioDay, subtractDays } from "./ontario-days.ts";

export type CertificateKind = Schema<"CertificateKind">;

/** What a profile ticks that nobody certifies. */
const UNCERTIFIED = ["allergies_special_diets", "artisanspecialty", "none"];

/** What certificates are of: the classifications and food safety standards that somebody certifies, with their labels. */
export const CERTIFICATE_KINDS = [...CLASSIFICATIONS, ...SAFETY_STANDARDS].filter(
  ({ key }) => !UNCERTIFIED.includes(key),
) as readonly { key: CertificateKind; display: string }[];

/** What a kind of certificate is called. */
export function certificateName(kind: CertificateKind): string {
  return CERTIFICATE_KINDS.find(({ key }) => key === kind)?.display ?? kind;
}

/** Days before its expiry on which a business is reminded of a certificate. */
export const CERTIFICATE_REMINDER_DAYS = 30;

/** Whether a certificate's last day is over in Ontario. */
export function isCertificateExpired({ expires_on }: { expires_on: string }, now: Date): boolean {
  return expires_on < ontarioDay(now);
}

/** Whether a certificate is valid, and so near to its last day that it is to be renewed. */
export function expiresSoon(certificate: { expires_on: string }, now: Date): boolean {
  const from = subtractDays(certificate.expires_on, CERTIFICATE_REMINDER_DAYS);
  return !isCertificateExpired(certificate, now) && from <= ontarioDay(now);
}
