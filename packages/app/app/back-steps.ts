import { createPath, type Location } from "react-router";

/** In the state of the history entry that a step adds, a second one of the same page: the key of the page's own entry below it. */
const STEP = "foodshedStep";

/** What the router writes into an entry, and the step's mark beside it. */
interface EntryState {
  key?: string;
  idx?: number;
  [STEP]?: string;
}

/** As much of the router as steps need. */
interface Router {
  state: { location: Location };
  subscribe(listener: () => void): () => void;
}

/** What Back takes back, the latest last. */
const steps: (() => void)[] = [];
let watched: Router | undefined;
/** The state of the entry that is shown: an event of the history tells only where it leads. */
let current: EntryState = {};

const stateOf = (state: unknown) => (state ?? {}) as EntryState;
const keyOf = ({ key = "default" }: EntryState) => key;

/** The router sees neither the coming of the entry nor its going: address and key stay the same. */
function addEntry() {
  const state = stateOf(history.state);
  if (state[STEP] === undefined) history.pushState({ ...state, [STEP]: keyOf(state) }, "");
  current = stateOf(history.state);
}

/**
 * The page may replace its address, and with it the state of the added entry; the page's own, below it, is left as it was. The router also
 * tells of other changes, even between a step back and the event that says so.
 */
function onNavigated() {
  const state = stateOf(history.state);
  if (isBelow(state)) return;
  const step = current[STEP];
  if (step !== undefined && state[STEP] === undefined && state.idx === current.idx)
    history.replaceState({ ...state, [STEP]: step }, "");
  current = stateOf(history.state);
}

/** Whether an entry is the page's own, below the added one that is shown. */
const isBelow = (entry: EntryState) =>
  current[STEP] !== undefined &&
  entry[STEP] === undefined &&
  keyOf(entry) === current[STEP] &&
  entry.idx === current.idx;

/**
 * Takes a step back where Back leads from the added entry to the page's own. An entry whose step is over, because a dialog was closed in
 * another way, is passed over: removing it at once could undo the navigation that follows a dialog's Save.
 */
export function onPopState(event: PopStateEvent) {
  const left = current;
  const isBack = isBelow(stateOf(event.state));
  current = stateOf(event.state);
  const shown = watched?.state.location;
  if (!shown) return;
  const isForward = current[STEP] !== undefined && keyOf(current) === shown.key;
  if (!isForward && !isBack) return;
  // The router would load the page again.
  event.stopImmediatePropagation();
  if (isForward) return;
  const { [STEP]: _, ...own } = left;
  history.replaceState(own, "", createPath(shown));
  current = own;
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
    current = stateOf(history.state);
    router.subscribe(onNavigated);
  }
  steps.push(onBack);
  addEntry();
  return () => {
    steps.splice(steps.lastIndexOf(onBack), 1);
  };
}
