import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { useSessionStore } from "./host.tsx";
import { useKept } from "./kept.tsx";

/**
 * When a session ends, so does what was read in it: the next person at this browser is shown none of it. When another account's
 * session takes its place, what stands on the page is read again for that one.
 */
export function ForgetOnEnd() {
  const session = useSessionStore();
  const { mutate } = useSWRConfig();
  const kept = useKept();
  useEffect(() => {
    if (!session) return;
    const forget = (revalidate: boolean) => void mutate(() => true, undefined, { revalidate });
    let account = session.get()?.account_id;
    const stopChange = session.subscribe(() => {
      const now = session.get()?.account_id;
      if (account !== undefined && now !== undefined && now !== account) forget(true);
      account = now;
    });
    const stopEnd = session.onEnd((reason) => {
      forget(false);
      // Whoever was logged out by time goes on with what they had typed.
      if (reason === "logout" || reason === "elsewhere") kept.clear();
    });
    return () => {
      stopChange();
      stopEnd();
    };
  }, [session, mutate, kept]);
  return null;
}
