import type { Schema } from "@foodshed/sdk";
import { endOfOntarioDay, ontarioDay, subtractDays } from "@foodshed/sdk/vocabulary";
import { hours, seconds } from "../../core/clock.ts";

/** From seven in the morning to the last second of the day on Ontario's clocks, which change before. */
const FROM_SEVEN = hours(17) - seconds(1);
const MONDAY = 1;

/** When what is found now may be told at the earliest; undefined for never. */
export function dueAt(frequency: Schema<"AlertFrequency">, now: Date): Date | undefined {
  if (frequency === "never") return undefined;
  if (frequency === "at_once") return now;
  for (let day = ontarioDay(now); ; day = subtractDays(day, -1)) {
    const issue = new Date(endOfOntarioDay(day).getTime() - FROM_SEVEN);
    if (issue > now && (frequency === "daily" || weekdayOf(day) === MONDAY)) return issue;
  }
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
