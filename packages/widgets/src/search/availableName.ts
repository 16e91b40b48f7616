import type { WidgetTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

/** What a key of the availability filter is called: "This week", "June". */
export function availableName(key: string, t: WidgetTranslate): string {
  if (key === "this_week") return t(strings.thisWeek);
  const name = new Intl.DateTimeFormat(t.locale, { month: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, Number(key) - 1, 1),
  );
  return name.charAt(0).toLocaleUpperCase(t.locale) + name.slice(1);
}
