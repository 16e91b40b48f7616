import { useSyncExternalStore } from "react";

/** Whether the browser is online. False is reliable; with true the server may still be unreachable. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, isOnlineOnServer);
}

function subscribe(changed: () => void) {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

const isOnline = () => navigator.onLine;
const isOnlineOnServer = () => true;
