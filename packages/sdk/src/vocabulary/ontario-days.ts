/** Days in Ontario's time zone, independent of the machine's: today's date and the end of a day. */
export const ONTARIO_TIME_ZONE = "America/Toronto";

let clock: Intl.DateTimeFormat | undefined;

/** What Ontario's clocks show at a moment, as milliseconds since 1970 of a clock without time zones. */
function onTheWall(moment: number): number {
  clock ??= new Intl.DateTimeFormat("en-CA", {
    timeZone: ONTARIO_TIME_ZONE,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

/** The day that it is in Ontario at a moment, `2026-12-20`, as a date field holds it. */
export function ontarioDay(moment: string | Date): string {
  return new Date(onTheWall(new Date(moment).getTime())).toISOString().slice(0, 10);
}

/** So many days of the calendar before a day; summer time changes none of them. */
export function subtractDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar, `2026-12-20`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const noon = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
}

/** The last second of a day in Ontario, in summer and in winter. */
export function endOfOntarioDay(day: string): Date {
  const wall = Date.parse(`${day}T23:59:59Z`);
  // Ontario is behind UTC by whole hours that change twice a year: never within the last hours of a day.
  const guess = wall - (onTheWall(wall) - wall);
  return new Date(wall - (onTheWall(guess) - guess));
}

/**
 * The moment at which Ontario's clocks show a day and time, `2026-11-20T09:00` as a field holds it; undefined when the text is none. Of an
 * hour that comes twice, as summer time ends, the first; a time that is skipped as it begins counts as an hour later.
 */
export function ontarioMoment(text: string): Date | undefined {
  const wall = Date.parse(`${text}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) || Number.isNaN(wall)) return undefined;
  const HOUR = 3_600_000;
  const inSummer = wall + 4 * HOUR;
  return new Date(onTheWall(inSummer) === wall ? inSummer : wall + 5 * HOUR);
}

/** When a classified ends whose date was given as a day or as a moment; undefined when the text is neither. */
export function neededBy(text: string): Date | undefined {
  if (isDay(text)) return endOfOntarioDay(text);
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/**
 * The day that a classified's date is shown as, in Ontario's time zone. Midnight in UTC means that day, because programs write
 * a day without a time so.
 */
export function classifiedDay(moment: string | Date): string {
  const at = new Date(moment);
  return at.getTime() % 86_400_000 === 0 ? at.toISOString().slice(0, 10) : ontarioDay(at);
}
