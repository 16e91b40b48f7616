import { useEffect } from "react";
import { useClient, useSession, useSessionStore } from "../../provider/host.tsx";
import type { MemberRole } from "../memberRoles.ts";

/** A token says the role of the time when it was issued: fetches another one where an owner has changed it since. */
export function useCurrentRole(role: MemberRole | undefined, active: boolean): void {
  const client = useClient();
  const store = useSessionStore();
  const session = useSession();
  const isOld =
    active && role !== undefined && session?.hijack === null && (session.role ?? "owner") !== role;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each role
  useEffect(() => {
    if (!isOld) return;
    const asked = session?.token;
    void client.POST("/accounts/refresh/").then(({ data }) => {
      if (data && store?.get()?.token === asked) store?.start(data.token);
    });
  }, [isOld, role]);
}
