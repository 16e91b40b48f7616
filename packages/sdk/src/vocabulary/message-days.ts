import type { Locale } from "../locale/locales.ts";
import { formatMessageTime, formatTime, withFirst } from "./dates.ts";
import { ONTARIO_TIME_ZONE, ontarioDay, subtractDays } from "./ontario-days.ts";

/**
 * When a message was sent, as people say it: "Today, 9:41 am"; before yesterday as {@link formatMessageTime} writes it.
 * Days and hours are Ontario's.
 */
export function formatMessageDay(date: string | Date, now: Date, locale: Locale = "en-CA"): string {
  const day = dayNear(ontarioDay(date), ontarioDay(now), locale);
  return day
    ? `${day}, ${formatTime(date, ONTARIO_TIME_ZONE, locale)}`
    : formatMessageTime(date, ONTARIO_TIME_ZONE, locale);
}

/**
 * The title of what happened on one day: "Today", "Yesterday", "Monday, November 23", with the year where it is another one. In the
 * reader's own time zone unless one is named.
 */
export function formatDayTitle(
  date: string | Date,
  now: Date,
  locale: Locale = "en-CA",
  timeZone?: string,
): string {
  const dayOf = (moment: string | Date) =>
    new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone }).format(new Date(moment));
  const [day, today] = [dayOf(date), dayOf(now)];
  const near = dayNear(day, today, locale);
  if (near) return near;
  const title = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }),
    timeZone,
  }).format(new Date(date));
  return capitalized(withFirst(title, locale), locale);
}

/** Today or yesterday; undefined for an earlier day. A server's clock may be a little ahead of the reader's. */
function dayNear(day: string, today: string, locale: Locale): string | undefined {
  const days = day >= today ? 0 : day === subtractDays(today, 1) ? -1 : undefined;
  if (days === undefined) return undefined;
  const name = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
  return capitalized(name, locale);
}

/** French writes days small, also where they begin a title. */
const capitalized = (text: string, locale: Locale) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
