import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { useSessionStore } from "./host.tsx";

/** When a session ends, so does what was read in it: the next person at this browser is shown none of it. */
export function ForgetOnEnd() {
  const session = useSessionStore();
  const { mutate } = useSWRConfig();
  useEffect(
    () => session?.onEnd(() => void mutate(() => true, undefined, { revalidate: false })),
    [session, mutate],
  );
  return null;
}
