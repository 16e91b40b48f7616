import type { Schema } from "@foodshed/sdk";
import { useSession } from "../provider/host.tsx";
import { useQuery } from "../provider/useQuery.ts";

/** The cached answer about whoever is signed in. */
export const meKey = (account: number | undefined) => ["getMe", account] as const;

/** The signed-in person and their businesses; nothing is asked for a visitor. */
export function useMe() {
  const account = useSession()?.account_id;
  return useQuery<Schema<"Me">>(account === undefined ? null : meKey(account), (client) =>
    client.GET("/people/me/"),
  );
}

/** The business that the person acts for. */
export function currentBusiness(me: Schema<"Me"> | undefined): Schema<"MyBusiness"> | undefined {
  return me?.businesses.find(({ current }) => current);
}
