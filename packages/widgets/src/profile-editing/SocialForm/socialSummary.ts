import type { Profile } from "../editedProfile.tsx";

const sites = [
  ["online_store", "Online store"],
  ["twitter", "Twitter"],
  ["instagram", "Instagram"],
  ["facebook", "Facebook"],
  ["linkedin", "LinkedIn"],
  ["youtube", "YouTube"],
] as const;

/** The website's host, and where else the business is found. */
export function socialSummary(profile: Profile): string | undefined {
  const host = profile.website && URL.canParse(profile.website) ? new URL(profile.website).host : undefined;
  const named = [host, ...sites.filter(([field]) => profile[field]).map(([, name]) => name)];
  return named.filter(Boolean).join(" · ") || undefined;
}
