import { useSyncExternalStore } from "react";

/** Whether the session is known: not on the server, nor while its page is hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(noChange, isBrowser, isServer);
}

const noChange = () => () => {};
const isBrowser = () => true;
const isServer = () => false;
