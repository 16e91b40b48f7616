import type { BackStep } from "@foodshed/widgets";
import { useEffect, useRef } from "react";
import { createPath, useLocation } from "react-router";

/** What stands in the state of the history entry that a step adds: a second one of the same page. */
const STEP = "foodshedStep";

interface EntryState {
  key?: string;
  [STEP]?: boolean;
}

/** What Back takes back, the latest last. */
const steps: (() => void)[] = [];

/** The page that the router shows. */
let page = { key: "", address: "" };

const stateOf = (state: unknown) => (state ?? {}) as EntryState;

/** The router sees neither the coming of the entry nor its going: address and key stay the same. */
function addEntry() {
  if (!stateOf(history.state)[STEP]) history.pushState({ ...history.state, [STEP]: true }, "");
}

/**
 * Takes a step back where Back leads from the added entry to the page's own. An entry whose step is over, because a dialog was closed in
 * another way, is passed over: removing it at once could undo the navigation that follows a dialog's Save.
 */
function onPopState(event: PopStateEvent) {
  const { key = "default", [STEP]: isForward } = stateOf(event.state);
  if (key !== page.key || location.href !== page.address) return;
  // The router would load the page again.
  event.stopImmediatePropagation();
  if (isForward) return;
  const back = steps.at(-1);
  if (!back) return history.back();
  // There may be more steps, and this one may ask first what is to become of unsaved work.
  addEntry();
  back();
}

/** Lets {@link useBackStep} work; once, in the frame of all pages. */
export function useBackSteps(): void {
  const { key, pathname, search, hash } = useLocation();
  useEffect(() => {
    // Before the router's own listener, which does not capture.
    addEventListener("popstate", onPopState, { capture: true });
    return () => removeEventListener("popstate", onPopState, { capture: true });
  }, []);
  useEffect(() => {
    page = { key, address: new URL(createPath({ pathname, search, hash }), location.href).href };
    // The page replaced its address, and with it the entry, while a dialog was open.
    if (steps.length > 0) addEntry();
  }, [key, pathname, search, hash]);
}

/** While `active`, the browser's Back calls `onBack` in place of leaving the page. */
export const useBackStep: BackStep = (active, onBack) => {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    if (!active) return;
    const step = () => latest.current();
    steps.push(step);
    addEntry();
    return () => void steps.splice(steps.indexOf(step), 1);
  }, [active]);
};
