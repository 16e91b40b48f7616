import { useSyncExternalStore } from "react";
import { useSessionStore } from "./host.tsx";

/** Why the server refused the session that this page had, in its own words; null where it gave no reason. */
export function useSessionRefusal(): string | null {
  const session = useSessionStore();
  return useSyncExternalStore(session?.subscribe ?? nothingChanges, session?.refusal ?? none, none);
}

const none = () => null;
const nothingChanges = () => () => {};
