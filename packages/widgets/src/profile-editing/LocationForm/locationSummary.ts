import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Profile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";

/** The first location and how many more there are. */
export function locationSummary({ addresses }: Profile, t: WidgetTranslate): string | undefined {
  const [first, ...more] = addresses;
  if (!first) return undefined;
  const names = [first.description, first.city].filter(Boolean).join(", ");
  return more.length > 0 ? t(strings.andMore, { names, count: more.length }) : names;
}
