import type { Schema } from "@foodshed/sdk";
import { useEffect } from "react";
import { useClient, useSession, useSessionStore } from "../../provider/host.tsx";

/**
 * A token says what was so when it was issued: fetches another one where an owner has changed one's role since, or has closed
 * the business or kept it.
 */
export function useCurrentClaims(business: Schema<"MyBusiness"> | undefined, active: boolean): void {
  const client = useClient();
  const store = useSessionStore();
  const session = useSession();
  const closing = business?.closing_until ?? null;
  const isOld =
    active &&
    business !== undefined &&
    session?.hijack === null &&
    ((session.role ?? "owner") !== business.role || (session.closing_until ?? null) !== closing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each role and each end
  useEffect(() => {
    if (!isOld) return;
    const asked = session?.token;
    void client.POST("/accounts/refresh/").then(({ data }) => {
      if (data && store?.get()?.token === asked) store?.start(data.token);
    });
  }, [isOld, business?.role, closing]);
}
