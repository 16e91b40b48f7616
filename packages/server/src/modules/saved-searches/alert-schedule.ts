import type { Schema } from "@foodshed/sdk";
import { ontarioDay, ontarioTime, subtractDays } from "@foodshed/sdk/vocabulary";

/** Seven in the morning on Ontario's clocks. */
const HOUR = 7;
const MONDAY = 1;

/** When what is found now may be told at the earliest; undefined for never. */
export function dueAt(frequency: Schema<"AlertFrequency">, now: Date): Date | undefined {
  if (frequency === "never") return undefined;
  if (frequency === "at_once") return now;
  for (let day = ontarioDay(now); ; day = subtractDays(day, -1)) {
    const issue = ontarioTime(day, HOUR);
    if (issue > now && (frequency === "daily" || weekdayOf(day) === MONDAY)) return issue;
  }
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
