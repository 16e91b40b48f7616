import { useSyncExternalStore } from "react";

/** Whether this browser can use passkeys; false on the server. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(neverChanges, hasPasskeys, onServer);
}

const neverChanges = () => () => {};
const hasPasskeys = () => typeof globalThis.PublicKeyCredential === "function";
const onServer = () => false;
