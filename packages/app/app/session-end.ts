import { useSyncExternalStore } from "react";
import { session } from "./browser.ts";

let expired = false;

/** Records, for the login page, how the last session ended. Called once, before the first request. */
export function watchSessionEnd(): void {
  session.onEnd((reason) => {
    expired = reason === "expired" || reason === "refused";
  });
  session.subscribe(() => {
    if (session.get()) expired = false;
  });
}

/** Whether the last session expired or was refused by the server. */
export const sessionExpired = () => expired;

export const useSessionExpired = () => useSyncExternalStore(session.subscribe, sessionExpired, unknown);

const unknown = () => false;
