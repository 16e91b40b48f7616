import { useSession, useSessionStore } from "../provider/host.tsx";
import { useQuery } from "../provider/useQuery.ts";

/**
 * Whether the signed-in account is a manager; undefined until that is known. A token holds the state at its issue: before refusing
 * access the hook asks the server, and a member who was appointed since gets a new token, for the rest of the site too.
 */
export function useManager() {
  const session = useSession();
  const store = useSessionStore();
  const asks = session !== null && !session.is_manager;
  const { data, error, retry } = useQuery(
    asks ? ["getSession", { account: session.account_id }] : null,
    async (client) => {
      const { token } = session ?? {};
      const now = await client.GET("/accounts/session/");
      if (!now.data?.is_manager) return now;
      const renewed = await client.POST("/accounts/refresh/");
      if (renewed.error) return renewed;
      // A logout or login may have happened during the request.
      if (store?.get()?.token === token) store?.start(renewed.data.token);
      return now;
    },
  );
  return { isManager: session?.is_manager || data?.is_manager, error, retry };
}
