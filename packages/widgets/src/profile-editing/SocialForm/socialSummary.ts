import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Profile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";

const sites = [
  ["twitter", "Twitter"],
  ["instagram", "Instagram"],
  ["facebook", "Facebook"],
  ["linkedin", "LinkedIn"],
  ["youtube", "YouTube"],
] as const;

/** The website's host, and where else the business is found. */
export function socialSummary(profile: Profile, t: WidgetTranslate): string | undefined {
  const host = profile.website && URL.canParse(profile.website) ? new URL(profile.website).host : undefined;
  const store = profile.online_store ? t(strings.onlineStore) : undefined;
  const named = [host, store, ...sites.filter(([field]) => profile[field]).map(([, name]) => name)];
  return named.filter(Boolean).join(" · ") || undefined;
}
