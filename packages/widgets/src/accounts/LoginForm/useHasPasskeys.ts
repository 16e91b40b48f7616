import { useSyncExternalStore } from "react";

/** Whether this browser can use passkeys on this page; false on the server. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(neverChanges, hasPasskeys, onServer);
}

const neverChanges = () => () => {};
const onServer = () => false;

/** Passkeys belong to a name: browsers refuse them where the site is opened by a number. */
function hasPasskeys(): boolean {
  const byNumber = /^[\d.]+$|:/.test(location.hostname);
  return typeof globalThis.PublicKeyCredential === "function" && !byNumber;
}
