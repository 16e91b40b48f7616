import { RESULTS_MAP_KEY } from "@foodshed/sdk/vocabulary";
import { type RefObject, useEffect, useState } from "react";
import { useMediaQuery } from "../../primitives/useMediaQuery.ts";
import { storageItem } from "../../provider/storageItem.ts";
import { ROOMY } from "./roomy.ts";

const HIDDEN = "hidden";
const choice = storageItem("local", RESULTS_MAP_KEY);

export interface MapBeside {
  /** Whether there is room for a map beside the list. */
  hasRoom: boolean;
  /** Whether its place is kept free: unless somebody has hidden it. */
  isWanted: boolean;
  /** Whether it is to be fetched. */
  isDue: boolean;
  want: (isWanted: boolean) => void;
}

/** The map beside the list of results in a wide window: fetched once its place is in view and the page is at rest, and hidden for good on request. */
export function useMapBeside(place: RefObject<HTMLElement | null>): MapBeside {
  const hasRoom = useMediaQuery(ROOMY);
  // Undefined until the storage was read: the server does not know.
  const [isHidden, setIsHidden] = useState<boolean>();
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => setIsHidden(choice.get() === HIDDEN), []);
  const isAwaited = hasRoom && isHidden === false && !isSeen;
  useEffect(() => {
    if (!isAwaited || !place.current || !globalThis.IntersectionObserver) return;
    let stop = () => {};
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      stop = whenAtRest(() => setIsSeen(true));
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [isAwaited, place]);
  return {
    hasRoom,
    isWanted: isHidden !== true,
    isDue: hasRoom && isHidden === false && isSeen,
    want(isWanted) {
      choice.set(isWanted ? "shown" : HIDDEN);
      // The head of the page set it before the first paint.
      delete document.documentElement.dataset.resultsMap;
      setIsHidden(!isWanted);
      if (isWanted) setIsSeen(true);
    },
  };
}

/** Milliseconds that other work may keep the map waiting. */
const LONGEST_WAIT_MS = 3000;

/** After everything that the page itself fetches. Returns what calls it off. */
function whenAtRest(act: () => void): () => void {
  let stop = () => window.removeEventListener("load", begin);
  const begin = () => {
    if (!globalThis.requestIdleCallback) {
      const timer = setTimeout(act, 200);
      stop = () => clearTimeout(timer);
      return;
    }
    const handle = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS });
    stop = () => cancelIdleCallback(handle);
  };
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  return () => stop();
}
