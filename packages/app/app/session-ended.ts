import { useSyncExternalStore } from "react";
import { session } from "./browser.ts";

let ranOut = false;

/** Remembers, for the login page, how the last session of this visit ended. Called once, before anything is read. */
export function watchSessionEnd(): void {
  session.onEnd((reason) => {
    ranOut = reason === "expired" || reason === "refused";
  });
  session.subscribe(() => {
    if (session.get()) ranOut = false;
  });
}

/** Whether the last session of this visit ended by itself. */
export const sessionRanOut = () => ranOut;

export const useSessionRanOut = () => useSyncExternalStore(session.subscribe, sessionRanOut, unknown);

const unknown = () => false;
