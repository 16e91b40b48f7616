import { createPath, type Location } from "react-router";

/** What stands in the state of the history entry that a step adds: a second one of the same page. */
const STEP = "foodshedStep";

interface EntryState {
  key?: string;
  [STEP]?: boolean;
}

/** As much of the router as steps need. */
interface Router {
  state: { location: Location; historyAction: string };
  subscribe(listener: (state: Router["state"]) => void): () => void;
}

/** What Back takes back, the latest last. */
const steps: (() => void)[] = [];
let watched: Router | undefined;

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
  const shown = watched?.state.location;
  const { key = "default", [STEP]: isForward } = stateOf(event.state);
  if (!shown || key !== shown.key || location.href !== new URL(createPath(shown), location.href).href) return;
  // The router would load the page again.
  event.stopImmediatePropagation();
  if (isForward) return;
  const back = steps.at(-1);
  if (!back) return history.back();
  // There may be more steps, and this one may ask first what is to become of unsaved work.
  addEntry();
  back();
}

/** Lets the next Back call `onBack` in place of leaving the page. @returns ends the step */
export function addStep(router: Router, onBack: () => void): () => void {
  if (!watched) {
    watched = router;
    // Before the router's own listener, which does not capture.
    addEventListener("popstate", onPopState, { capture: true });
    // The page replaced its address, and with it the entry, while a dialog was open.
    router.subscribe(({ historyAction }) => {
      if (historyAction === "REPLACE" && steps.length > 0) addEntry();
    });
  }
  steps.push(onBack);
  addEntry();
  return () => {
    steps.splice(steps.lastIndexOf(onBack), 1);
  };
}
