import type { Schema } from "@foodshed/sdk";
import { useSession } from "../provider/host.tsx";
import { useQuery } from "../provider/useQuery.ts";

export type ManagedProfile = Schema<"ManagedProfile">;

/** The profiles that the signed-in account manages, all of them at once: 2,000 are about 60 kB on the line. */
export function useManagedProfiles() {
  const session = useSession();
  return useQuery(session ? ["listManagedProfiles", { account: session.account_id }] : null, (client) =>
    client.GET("/accounts/managed_profiles/"),
  );
}

/** Who a message to all goes to: members. An account that was made on behalf and belongs to no network cannot be written to. */
export function messageRecipients(profiles: readonly ManagedProfile[]): ManagedProfile[] {
  return profiles.filter(({ connection_id }) => connection_id !== null);
}

/** What stands beside a name when the account is not simply active. */
export const STATE_WORDS: Readonly<Record<ManagedProfile["state"], string | null>> = {
  active: null,
  unverified: "Not confirmed yet",
  unclaimed: "Not claimed yet",
  disabled: "Disabled",
};

/** The day of the last login, as "Feb 27, 2026". */
export function lastLoginText(lastLogin: string | null): string {
  if (!lastLogin) return "Never";
  return new Intl.DateTimeFormat("en-CA", { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(lastLogin),
  );
}
