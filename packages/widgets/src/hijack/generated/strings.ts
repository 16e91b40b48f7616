// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** You are not acting for {business} any more. */
export const notActing: LocalizedString<{ business: string | number }> = { id: "hijack.notActing", english: ["You are not acting for ",["business"]," any more."] };

/** Acting for an account */
export const actingLabel: LocalizedString = { id: "hijack.actingLabel", english: "Acting for an account" };

/** You are acting for <b>{business}</b> until <b>{time}</b> at the latest. What you change is recorded with your name. */
export const acting: LocalizedString<{ b: Tag; business: string | number; time: string | number }> = { id: "hijack.acting", english: ["You are acting for ",["b",["business"]]," until ",["b",["time"]]," at the latest. What you change is recorded with your name."] };

/** Stop */
export const stop: LocalizedString = { id: "hijack.stop", english: "Stop" };

/** Please wait */
export const pleaseWait: LocalizedString = { id: "hijack.pleaseWait", english: "Please wait" };

/** This account cannot be opened */
export const cannotBeOpened: LocalizedString = { id: "hijack.cannotBeOpened", english: "This account cannot be opened" };

/** Back to the home page */
export const backToHome: LocalizedString = { id: "hijack.backToHome", english: "Back to the home page" };
