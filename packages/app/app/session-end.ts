import type { SessionEnd } from "@foodshed/sdk";
import { useSyncExternalStore } from "react";
import { session } from "./browser.ts";

/** How the last session on this page ended; null while one lasts, and before the first. */
let lastEnd: SessionEnd | null = null;

/** Records how each session ends. Called once, before the first request and before any other listener. */
export function watchSessionEnd(): void {
  session.onEnd((reason) => {
    lastEnd = reason;
  });
  session.subscribe(() => {
    if (session.get()) lastEnd = null;
  });
}

/** Whether the last session expired or was refused by the server. */
export const sessionExpired = () => lastEnd === "expired" || lastEnd === "refused";

export const useSessionExpired = () => useSyncExternalStore(session.subscribe, sessionExpired, unknown);

const unknown = () => false;

/** Whether the last session ended by a logout on this page. */
export const loggedOut = () => lastEnd === "logout";
