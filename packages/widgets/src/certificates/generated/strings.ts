// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** Certificates */
export const certificates: LocalizedString = { id: "certificates.certificates", english: "Certificates" };

/** Expired */
export const expired: LocalizedString = { id: "certificates.expired", english: "Expired" };

/** {issuer}, number {number} */
export const issuedBy: LocalizedString<{ issuer: string | number; number: string | number }> = { id: "certificates.issuedBy", english: [["issuer"],", number ",["number"]] };

/** Expired on <time>{date}</time> */
export const expiredOn: LocalizedString<{ date: string | number; time: Tag }> = { id: "certificates.expiredOn", english: ["Expired on ",["time",["date"]]] };

/** Valid until <time>{date}</time> */
export const validUntil: LocalizedString<{ date: string | number; time: Tag }> = { id: "certificates.validUntil", english: ["Valid until ",["time",["date"]]] };

/** Checked by {business} on {date} */
export const checkedBy: LocalizedString<{ business: string | number; date: string | number }> = { id: "certificates.checkedBy", english: ["Checked by ",["business"]," on ",["date"]] };

/** Stated by the business, not checked */
export const statedByBusiness: LocalizedString = { id: "certificates.statedByBusiness", english: "Stated by the business, not checked" };

/** Mark as checked */
export const check: LocalizedString = { id: "certificates.check", english: "Mark as checked" };

/** Mark as checked: {certificate}, number {number} */
export const checkNamed: LocalizedString<{ certificate: string | number; number: string | number }> = { id: "certificates.checkNamed", english: ["Mark as checked: ",["certificate"],", number ",["number"]] };

/** Take the check back */
export const uncheck: LocalizedString = { id: "certificates.uncheck", english: "Take the check back" };

/** Take the check back: {certificate}, number {number} */
export const uncheckNamed: LocalizedString<{ certificate: string | number; number: string | number }> = { id: "certificates.uncheckNamed", english: ["Take the check back: ",["certificate"],", number ",["number"]] };
