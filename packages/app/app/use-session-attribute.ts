import { useEffect, useSyncExternalStore } from "react";
import { session } from "./browser.ts";

/** Updates the session attribute of the document, see session-attribute.ts, after a login or logout. */
export function useSessionAttribute(): void {
  const signedIn = useSyncExternalStore(session.subscribe, session.get, nobody) !== null;
  useEffect(() => {
    document.documentElement.dataset.session = signedIn ? "member" : "visitor";
  }, [signedIn]);
}

const nobody = () => null;
