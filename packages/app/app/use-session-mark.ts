import { useEffect, useSyncExternalStore } from "react";
import { session } from "./browser.ts";

/** Keeps the mark on the document, see session-mark.ts, true while people log in and out. */
export function useSessionMark(): void {
  const signedIn = useSyncExternalStore(session.subscribe, session.get, nobody) !== null;
  useEffect(() => {
    document.documentElement.dataset.session = signedIn ? "member" : "visitor";
  }, [signedIn]);
}

const nobody = () => null;
