import type { SessionEnd } from "@foodshed/sdk";
import { useSyncExternalStore } from "react";
import { session } from "./browser.ts";
import { paths } from "./paths.ts";
import { loginPathFrom } from "./require-session.ts";

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

/** Where a members' page goes once its session has ended: a logout does not lead back to it, any other end does. */
export function loginPathAfterSession(url: string): string {
  return lastEnd === "logout" ? paths.login : loginPathFrom(url);
}
