import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { useDraftStore } from "./draftStore.tsx";
import { useSessionStore } from "./host.tsx";

/**
 * Clears the query cache when a session ends, so that the next person at this browser sees none of it. When another account's
 * session replaces it, the mounted queries are fetched again for that account.
 */
export function ClearCacheOnSessionEnd() {
  const session = useSessionStore();
  const { mutate } = useSWRConfig();
  const drafts = useDraftStore();
  useEffect(() => {
    if (!session) return;
    const clearCache = (revalidate: boolean) => void mutate(() => true, undefined, { revalidate });
    let account = session.get()?.account_id;
    const stopChange = session.subscribe(() => {
      const now = session.get()?.account_id;
      if (account !== undefined && now !== undefined && now !== account) clearCache(true);
      account = now;
    });
    const stopEnd = session.onEnd((reason) => {
      clearCache(false);
      // After an expired session the member continues with the drafts.
      if (reason === "logout" || reason === "elsewhere") drafts.clear();
    });
    return () => {
      stopChange();
      stopEnd();
    };
  }, [session, mutate, drafts]);
  return null;
}
