import { useSession, useSessionStore } from "../provider/host.tsx";
import { useQuery } from "../provider/useQuery.ts";

/**
 * Whether the signed-in account is a manager; undefined until that is known. A token holds the state at its issue, and the server
 * says what is so now: who was appointed since, or whose network was closed, gets a new token, for the rest of the site too.
 * Meanwhile a manager's token is believed.
 */
export function useManager() {
  const session = useSession();
  const store = useSessionStore();
  const { data, error, retry } = useQuery(
    session ? ["getSession", { account: session.account_id, is_manager: session.is_manager }] : null,
    async (client) => {
      const { token, is_manager } = session ?? {};
      const now = await client.GET("/accounts/session/");
      if (!now.data || now.data.is_manager === is_manager) return now;
      const renewed = await client.POST("/accounts/refresh/");
      if (renewed.error) return renewed;
      // A logout or login may have happened during the request.
      if (store?.get()?.token === token) store?.start(renewed.data.token);
      return now;
    },
  );
  return { isManager: data?.is_manager ?? (session?.is_manager || undefined), error, retry };
}
