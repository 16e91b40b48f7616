import { useSyncExternalStore } from "react";

/** Whether the browser has a network at all. Without one it says so surely; with one the server may still be out of reach. */
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
