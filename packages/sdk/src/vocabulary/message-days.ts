import type { Locale } from "../locale/locales.ts";
import { formatMessageTime, formatTime } from "./dates.ts";
import { ONTARIO_TIME_ZONE, ontarioDay, subtractDays } from "./ontario-days.ts";

/**
 * When a message was sent, as people say it: "Today, 9:41 am"; before yesterday as {@link formatMessageTime} writes it.
 * Days and hours are Ontario's.
 */
export function formatMessageDay(date: string | Date, now: Date, locale: Locale = "en-CA"): string {
  const day = ontarioDay(date);
  const today = ontarioDay(now);
  // A server's clock may be a little ahead of the reader's.
  if (day >= today) return said(0, date, locale);
  if (day === subtractDays(today, 1)) return said(-1, date, locale);
  return formatMessageTime(date, ONTARIO_TIME_ZONE, locale);
}

function said(days: number, date: string | Date, locale: Locale): string {
  const day = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
  return `${day.charAt(0).toLocaleUpperCase(locale)}${day.slice(1)}, ${formatTime(date, ONTARIO_TIME_ZONE, locale)}`;
}
