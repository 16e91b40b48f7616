import type { Locale } from "../locale/locales.ts";
import { classifiedDay } from "./ontario-days.ts";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** 1st, 2nd, 3rd, 4th … 11th, 12th, 13th … 21st. */
export function ordinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13;
  const suffix = teen ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
  return `${day}${suffix}`;
}

/**
 * A classified's date, "Monday, January 1st 2024", « lundi 1er janvier 2024 »: the day at whose end it is over in Ontario, the
 * same for every reader.
 */
export function formatClassifiedDate(date: string | Date, locale: Locale = "en-CA"): string {
  const at = new Date(`${classifiedDay(date)}T00:00:00Z`);
  if (locale !== "en-CA") return fullDate(at, locale);
  return `${WEEKDAYS[at.getUTCDay()]}, ${MONTHS[at.getUTCMonth()]} ${ordinal(at.getUTCDate())} ${at.getUTCFullYear()}`;
}

function fullDate(at: Date, locale: Locale): string {
  return withFirst(
    new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(at),
    locale,
  );
}

/**
 * A French date as it is printed, which Intl does not know: the first day of a month, and no other, is an ordinal ("1er mars",
 * "1er–7 mars"), and a day stays on one line with its month.
 */
export function withFirst(date: string, locale: Locale): string {
  if (locale !== "fr-CA") return date;
  return date.replace(/(\d+)(–\d+)? \b/g, (_, day, to = "") => `${day === "1" ? "1er" : day}${to}\u00a0`);
}

/** A day, "Feb 27, 2026", « 1er mars 2026 ». In the reader's own time zone unless one is named. */
export function formatDate(date: string | Date, timeZone?: string, locale: Locale = "en-CA"): string {
  return withFirst(
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone }).format(new Date(date)),
    locale,
  );
}

/** A day and a time of it, "Feb 27, 2026, 4:05 pm"; only messages write theirs in another way. */
export function formatDateTime(date: string | Date, timeZone?: string, locale: Locale = "en-CA"): string {
  return `${formatDate(date, timeZone, locale)}, ${formatTime(date, timeZone, locale)}`;
}

/** A time of day as everywhere on the site, "4:05 pm". In the reader's own time zone unless one is named. */
export function formatTime(date: string | Date, timeZone?: string, locale: Locale = "en-CA"): string {
  if (locale !== "en-CA")
    // Canada's French writes hours without a zero in front, and on one line: "4 h 05".
    return new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone })
      .format(new Date(date))
      .replace(/^0/, "")
      .replaceAll(" ", "\u00a0");
  return formatMessageTime(date, timeZone).replace(/^.*, /, "");
}

/**
 * A message's time: month/day/year, hour:minute am/pm ("1/31/2024, 4:05 pm"); in French as Canada writes it ("2024-01-31, 16 h 05"). In
 * the reader's own time zone unless one is named; a page rendered on a server names it.
 */
export function formatMessageTime(date: string | Date, timeZone?: string, locale: Locale = "en-CA"): string {
  if (locale !== "en-CA") {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeZone }).format(new Date(date));
    return `${day}, ${formatTime(date, timeZone, locale)}`;
  }
  const parts = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone,
  }).formatToParts(new Date(date));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? "";
  const half = part("dayPeriod").toLowerCase();
  return `${part("month")}/${part("day")}/${part("year")}, ${part("hour")}:${part("minute")} ${half}`;
}
