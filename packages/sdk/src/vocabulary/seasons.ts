import { type LocalizedText, localized } from "../locale/strings.ts";
import * as strings from "./generated/strings.ts";
import { isDay, ontarioDay } from "./ontario-days.ts";

/** When something is to be had, as the contract has it: months (`06`), days of every year (`06-15`), or dates (`2026-06-15`). */
export interface ProductSeason {
  from: string | null;
  to: string | null;
}

/** Days, both included, `2026-12-20`. */
export interface DayRange {
  from: string;
  to: string;
}

const MONTH = /^(0[1-9]|1[0-2])$/;
const YEARLY = /^(\d{2})-(\d{2})$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** A year with a 29th of February, by which days of every year are counted. */
const LEAP_YEAR = 2024;
/** Days from 1970 on are greater than this, places in a year are not. */
const FIRST_DATE = 1000;
const NEVER = 2 ** 31 - 1;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const placeInYear = (monthAndDay: string) =>
  dayNumber(`${LEAP_YEAR}-${monthAndDay}`) - dayNumber(`${LEAP_YEAR}-01-01`);

function isEnd(text: string): boolean {
  if (MONTH.test(text)) return true;
  return YEARLY.test(text) ? isDay(`${LEAP_YEAR}-${text}`) : isDay(text);
}

/** What is wrong with a season; undefined when nothing is. A season without ends is none, which is fine. */
export function seasonProblem({ from, to }: ProductSeason): LocalizedText | undefined {
  for (const end of [from, to])
    if (end !== null && !isEnd(end)) return localized(strings.noSuchDay, { day: end });
  const dates = [from, to].filter((end) => end !== null && DATE.test(end)).length;
  const given = [from, to].filter((end) => end !== null).length;
  if (given === 0) return undefined;
  if (dates !== 0 && dates !== given) return localized(strings.mixedSeason);
  if (dates === 0 && given === 1) return localized(strings.openSeason);
  if (dates === 2 && (from as string) > (to as string)) return localized(strings.seasonEndsBefore);
  return undefined;
}

/**
 * A season as two numbers that are quick to compare: places in a leap year for one of every year, days since 1970 for dates.
 * Undefined for no season. The season has no problem.
 */
export function seasonNumbers({ from, to }: ProductSeason): readonly [from: number, to: number] | undefined {
  if (from === null && to === null) return undefined;
  if (DATE.test(from ?? to ?? ""))
    return [from === null ? FIRST_DATE : dayNumber(from), to === null ? NEVER : dayNumber(to)];
  return [placeInYear(firstDay(from as string)), placeInYear(lastDay(to as string))];
}

/** The first day of what a season begins with. */
export const firstDay = (end: string) => (MONTH.test(end) ? `${end}-01` : end);

/** The last day of what a season ends with, in a leap year. */
export const lastDay = (end: string) =>
  MONTH.test(end) ? new Date(Date.UTC(LEAP_YEAR, Number(end), 0)).toISOString().slice(5, 10) : end;

/** Says of seasons, as numbers, whether they have a day of a range. */
export function seasonTest(days: DayRange): (from: number, to: number) => boolean {
  const first = dayNumber(days.from);
  const last = dayNumber(days.to);
  const start = placeInYear(days.from.slice(5));
  const end = placeInYear(days.to.slice(5));
  const isYear = last - first >= 365;
  return (from, to) => {
    if (from >= FIRST_DATE) return from <= last && to >= first;
    if (isYear) return true;
    // Both may go past the turn of the year: they meet where one of them begins within the other.
    return isWithin(start, from, to) || isWithin(from, start, end);
  };
}

/** Whether a place of the year is in a part of it that may go past its end. */
function isWithin(place: number, from: number, to: number): boolean {
  return from <= to ? from <= place && place <= to : place >= from || place <= to;
}

/** Whether a season has a day of a range. */
export function isInSeason(season: ProductSeason, days: DayRange): boolean {
  const numbers = seasonNumbers(season);
  return numbers !== undefined && seasonTest(days)(...numbers);
}

/** From Monday to Sunday in Ontario. */
export function ontarioWeek(moment: Date): DayRange {
  const today = ontarioDay(moment);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { from: addDays(today, -weekday), to: addDays(today, 6 - weekday) };
}

/** What is left of the week in Ontario, today included. */
export function restOfWeek(moment: Date): DayRange {
  return { from: ontarioDay(moment), to: ontarioWeek(moment).to };
}

/** A month, 1 to 12, when it comes next; of the current one what is left. */
export function nextMonth(month: number, moment: Date): DayRange {
  const today = ontarioDay(moment);
  const current = Number(today.slice(5, 7));
  const year = Number(today.slice(0, 4)) + (month < current ? 1 : 0);
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
  return {
    from: month === current ? today : first,
    to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
  };
}

export function addDays(day: string, count: number): string {
  return new Date((dayNumber(day) + count) * 86_400_000).toISOString().slice(0, 10);
}

/** The ends of a season of the whole year. */
export const YEAR_ROUND: Readonly<ProductSeason> = { from: "01", to: "12" };

/** Whether a season leaves no day of a year out. */
export function isYearRound({ from, to }: ProductSeason): boolean {
  if (from === null || to === null || DATE.test(from)) return false;
  const [start, end] = seasonNumbers({ from, to }) as readonly [number, number];
  return (end + 1) % 366 === start;
}
