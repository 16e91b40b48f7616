import { useSyncExternalStore } from "react";
import { watchMedia } from "../../primitives/watchMedia.ts";
import { media } from "../../theme/breakpoints.ts";

const narrow = watchMedia(media.filtersCollapsed);
const phone = watchMedia(media.phone);
const unknown = () => false;

/** Whether the window is narrower than 411 px; false while that cannot be known, as on a server. */
export function useNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches, unknown);
}

/** Whether the window is narrower than 768 px; false while that cannot be known. */
export function usePhone(): boolean {
  return useSyncExternalStore(phone.subscribe, phone.matches, unknown);
}
