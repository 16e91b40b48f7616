// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** Closed account */
export const closedLabel: LocalizedString = { id: "account-closing.closedLabel", english: "Closed account" };

/** This account is closed. On <b>{date}</b> it is erased for good. */
export const closedUntil: LocalizedString<{ b: Tag; date: string | number }> = { id: "account-closing.closedUntil", english: ["This account is closed. On ",["b",["date"]]," it is erased for good."] };

/** Keep my account */
export const keep: LocalizedString = { id: "account-closing.keep", english: "Keep my account" };

/** Your account is back as it was. */
export const kept: LocalizedString = { id: "account-closing.kept", english: "Your account is back as it was." };

/** One of its owners can keep it until then. */
export const onlyOwners: LocalizedString = { id: "account-closing.onlyOwners", english: "One of its owners can keep it until then." };
