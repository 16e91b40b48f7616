import type { BackStep } from "@foodshed/widgets";
import { useContext, useEffect, useRef } from "react";
import { UNSAFE_DataRouterContext } from "react-router";

type BackSteps = typeof import("./back-steps.ts");

let loaded: BackSteps | undefined;

// A window calls its listeners in the order in which they came, whether they capture or not: this one comes before the router's.
globalThis.addEventListener?.("popstate", (event) => loaded?.onPopState(event));

/** Loads what takes steps with Back, which no first visit needs. Without it Back leaves the page. */
export async function loadBackSteps(): Promise<BackSteps | undefined> {
  loaded ??= await import("./back-steps.ts").catch(() => undefined);
  return loaded;
}

/** While `active`, the browser's Back calls `onBack` in place of leaving the page. */
export const useBackStep: BackStep = (active, onBack) => {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    if (!active || !router) return;
    let over = false;
    let end: (() => void) | undefined;
    const begin = (steps: BackSteps | undefined) => {
      if (!over) end = steps?.addStep(router, () => latest.current());
    };
    if (loaded) begin(loaded);
    else void loadBackSteps().then(begin);
    return () => {
      over = true;
      end?.();
    };
  }, [active, router]);
};
