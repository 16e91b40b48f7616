import { ONTARIO_TIME_ZONE, ontarioDay, ontarioWeek } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";

/** The month of a change, "November 2026"; undefined for a change of this week. Weeks are Ontario's, from Monday. */
export function editedMonth(edited: string, now: Date, t: WidgetTranslate): string | undefined {
  if (ontarioDay(edited) >= ontarioWeek(now).from) return undefined;
  return new Intl.DateTimeFormat(t.locale, {
    month: "long",
    year: "numeric",
    timeZone: ONTARIO_TIME_ZONE,
  }).format(new Date(edited));
}
