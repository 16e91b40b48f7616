import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import { formatDate, NUDGE_PAUSE_DAYS, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import { useSession } from "../provider/host.tsx";
import type { WidgetTranslate } from "../provider/locale.tsx";
import { useQuery } from "../provider/useQuery.ts";
import * as strings from "./generated/strings.ts";

export type ManagedProfile = Schema<"ManagedProfile">;

/** Profiles of one call. */
const AT_ONCE = 5000;

/** The profiles that the signed-in account manages, all of them, call by call: 2,000 are about 60 kB on the line. */
export function useManagedProfiles() {
  const session = useSession();
  return useQuery(
    session ? ["listManagedProfiles", { account: session.account_id }] : null,
    async (client) => {
      const first = await client.GET("/accounts/managed_profiles/");
      if (first.error) return first;
      const { count, results } = first.data;
      while (results.length < count) {
        const query = { from: results.length, size: AT_ONCE };
        const next = await client.GET("/accounts/managed_profiles/", { params: { query } });
        if (next.error) return next;
        // Members who leave meanwhile make the list shorter than its count.
        if (next.data.results.length === 0) break;
        results.push(...next.data.results);
      }
      return first;
    },
  );
}

/** Whom a message can reach: unclaimed accounts get it by mail, disabled ones not at all. */
export function messageRecipients(profiles: readonly ManagedProfile[]): ManagedProfile[] {
  return profiles.filter(({ state }) => state !== "disabled" && state !== "closed");
}

/** What a profile lacks beside a login. */
export const GAPS = [
  "description",
  "picture",
  "products",
  "place",
] as const satisfies Schema<"ProfileNeed">[];

/** Whether its owner can be reminded of something now: nobody is reminded twice within a month. */
export function canBeReminded({ needs, state, nudged_at }: ManagedProfile, now = Date.now()): boolean {
  if (needs.length === 0 || state === "disabled" || state === "closed") return false;
  return nudged_at === null || now - Date.parse(nudged_at) >= NUDGE_PAUSE_DAYS * 86_400_000;
}

/** The label beside the name of an account that is not active. */
export const STATE_LABELS: Readonly<Record<ManagedProfile["state"], LocalizedString | null>> = {
  active: null,
  unverified: strings.unverified,
  unclaimed: strings.unclaimed,
  disabled: strings.disabled,
  closed: strings.closed,
};

/** The day of the last login, as "Feb 27, 2026". */
export function lastLoginText(lastLogin: string | null, t: WidgetTranslate): string {
  return lastLogin ? formatDate(lastLogin, ONTARIO_TIME_ZONE, t.locale) : t(strings.never);
}
