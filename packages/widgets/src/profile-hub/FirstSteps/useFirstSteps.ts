import { type FirstStep, firstSteps } from "@foodshed/sdk/vocabulary";
import { useEffect, useState } from "react";
import type { Profile } from "../../profile-editing/editedProfile.tsx";
import { useDraftStore } from "../../provider/draftStore.tsx";
import { useBackStep } from "../../provider/host.tsx";
import { keyOf } from "./questions.ts";

/** After the last question. */
export const END = "end";

export type Pace = "one" | "all";

interface Visit {
  pace: Pace;
  /** The question that is shown, or the end. */
  at: string;
  /** What is asked in this visit: what was open when it began, so that Back finds what was answered since. */
  asked: readonly string[];
}

/** The id of the heading of a question. */
export const headingOf = (key: string) => `first-step-${key}`;

/** Where a member is among the first steps. It outlives a reload of the page. */
export function useFirstSteps(profile: Profile, account: number | undefined) {
  const drafts = useDraftStore();
  const store = `${account} first-steps`;
  const all = firstSteps(profile);
  const [visit, setVisit] = useState<Visit>(() => {
    const open = all.filter(({ answered }) => !answered).map(keyOf);
    const kept = account === undefined ? undefined : drafts.get(store);
    const { pace = "one", at, asked = [] } = kept ? (JSON.parse(kept) as Partial<Visit>) : {};
    const again = all.map(keyOf).filter((key) => open.includes(key) || (asked.includes(key) && key === at));
    return { pace, at: at && (again.includes(at) || at === END) ? at : (open[0] ?? END), asked: again };
  });
  const [moves, setMoves] = useState(0);
  const steps = all.filter((step) => visit.asked.includes(keyOf(step)));
  const index = steps.findIndex((step) => keyOf(step) === visit.at);

  const change = (next: Partial<Visit>) => {
    const changed = { ...visit, ...next };
    setVisit(changed);
    setMoves((count) => count + 1);
    if (account !== undefined) drafts.set(store, JSON.stringify(changed));
  };
  const keyAt = (place: number) => {
    const step = steps[place];
    return step ? keyOf(step) : END;
  };
  const last = steps.length - 1;
  const previous = index === -1 ? keyAt(last) : keyAt(index - 1);
  const canGoBack = visit.pace === "one" && (index > 0 || (index === -1 && last >= 0));
  const back = () => change({ at: previous });
  useBackStep(canGoBack, back);

  // Those who read with their ears, and those who press Tab next, are taken to the new question.
  useEffect(() => {
    if (moves > 0) document.getElementById(headingOf(visit.at))?.focus();
  }, [moves, visit.at]);

  return {
    pace: visit.pace,
    /** What this visit asks. */
    steps,
    /** The question that is shown alone; undefined at the end. */
    current: steps[index] as FirstStep | undefined,
    answered: all.filter(({ answered }) => answered).length,
    total: all.length,
    canGoBack,
    back,
    next: () => change({ at: keyAt(index + 1) }),
    goTo: (step: FirstStep) => change({ at: keyOf(step) }),
    setPace: (pace: Pace) =>
      change({ pace, at: keyOf(steps.find(({ answered }) => !answered) ?? (steps[0] as FirstStep)) }),
  };
}
