import type { Schema } from "@foodshed/sdk";
import { cursorAfter } from "../screens/cursor-after.ts";
import { type Action, isSuspension, type Reason, reasonsFor } from "./words.ts";

export type Request = Schema<"DecideModerationCaseRequest">;

export interface CasesState {
  cases: readonly Schema<"ModerationCaseSummary">[];
  cursor: number;
  /** `loading` waits for a case, `preview` shows what both sides would be told, `busy` waits for a decision. */
  mode:
    | "list"
    | "loading"
    | "case"
    | "action"
    | "reason"
    | "days"
    | "note"
    | "previewing"
    | "preview"
    | "busy";
  /** The shown lines of a case or of a preview. */
  lines: readonly string[];
  actions: readonly Action[];
  scroll: number;
  action?: Action;
  reason?: Reason;
  days: string;
  note: string;
  /** What became of the last step. */
  status: string;
  hasEnded: boolean;
  /** Whether Ctrl+C ended it. */
  wasInterrupted: boolean;
}

export const startCases = (cases: CasesState["cases"]): CasesState => ({
  cases,
  cursor: 0,
  mode: "list",
  lines: [],
  actions: [],
  scroll: 0,
  days: "",
  note: "",
  status: "",
  hasEnded: false,
  wasInterrupted: false,
});

export const currentCase = ({ cases, cursor }: CasesState) => cases[cursor];

/** The decision that was put together; undefined while a part is missing. */
export function requestOf(state: CasesState): Request | undefined {
  const { action, reason, note, days } = state;
  const one = currentCase(state);
  if (!one || !action || !reason) return undefined;
  return {
    id: one.id,
    action,
    reason,
    ...(note.trim() && { note: note.trim() }),
    ...(isSuspension(action) && { days: Number(days) }),
  };
}

/** What a key does. The modes `loading`, `previewing` and `busy` begin here and end with an answer of the server. */
export function pressCasesKey(state: CasesState, key: string, page: number): CasesState {
  if (key === "ctrl+c") return { ...state, hasEnded: true, wasInterrupted: true };
  switch (state.mode) {
    case "loading":
    case "previewing":
    case "busy":
      return state;
    case "list":
      return listKey(state, key, page);
    case "case":
      return caseKey(state, key, page);
    case "action":
      return chooseKey(state, key, state.actions, (action) => ({
        ...state,
        action,
        mode: "reason",
        status: "",
      }));
    case "reason":
      return chooseKey(state, key, reasonsFor(state.action as Action), (reason) => ({
        ...state,
        reason,
        mode: isSuspension(state.action as Action) ? "days" : "note",
        status: "",
      }));
    case "days":
      return daysKey(state, key);
    case "note":
      return noteKey(state, key);
    default:
      return previewKey(state, key, page);
  }
}

function listKey(state: CasesState, key: string, page: number): CasesState {
  const cursor = cursorAfter({ k: "up", j: "down" }[key] ?? key, state.cursor, page);
  if (cursor !== undefined)
    return {
      ...state,
      cursor: Math.min(Math.max(0, cursor), Math.max(0, state.cases.length - 1)),
      status: "",
    };
  if (key === "q" || key === "escape") return { ...state, hasEnded: true };
  if (key === "return" && currentCase(state)) return { ...state, mode: "loading", status: "" };
  return state;
}

function caseKey(state: CasesState, key: string, page: number): CasesState {
  if (key === "q") return { ...state, hasEnded: true };
  if (key === "escape" || key === "return") return backToList(state);
  if (key === "d") return { ...state, mode: "action", status: "", note: "", days: "" };
  return scrolled(state, key, page);
}

function scrolled(state: CasesState, key: string, page: number): CasesState {
  const step = { up: -1, down: 1, pageUp: -page, pageDown: page }[key];
  return step === undefined ? state : { ...state, scroll: Math.max(0, state.scroll + step) };
}

function chooseKey<T>(
  state: CasesState,
  key: string,
  choices: readonly T[],
  chosen: (choice: T) => CasesState,
): CasesState {
  if (key === "escape") return { ...state, mode: "case", status: "" };
  const choice = /^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined;
  return choice === undefined ? state : chosen(choice);
}

function daysKey(state: CasesState, key: string): CasesState {
  if (key === "escape") return { ...state, mode: "case", status: "" };
  if (key === "backspace") return { ...state, days: state.days.slice(0, -1) };
  if (/^\d$/.test(key)) return { ...state, days: (state.days + key).slice(0, 3) };
  if (key !== "return") return state;
  const count = Number(state.days);
  return count >= 1 && count <= 365
    ? { ...state, mode: "note", status: "" }
    : { ...state, status: "It must be 1 to 365 days." };
}

function noteKey(state: CasesState, key: string): CasesState {
  if (key === "escape") return { ...state, mode: "case", status: "" };
  if (key === "backspace") return { ...state, note: [...state.note].slice(0, -1).join("") };
  if (key === "return")
    return state.reason === "other" && !state.note.trim()
      ? { ...state, status: "With “other” the author needs your words." }
      : { ...state, mode: "previewing", status: "" };
  return [...key].length === 1 && state.note.length < 1000 ? { ...state, note: state.note + key } : state;
}

function previewKey(state: CasesState, key: string, page: number): CasesState {
  if (key === "y" || key === "Y") return { ...state, mode: "busy", status: "" };
  const moved = scrolled(state, key, page);
  return moved === state ? { ...backToList(state), status: "Nothing was decided." } : moved;
}

const backToList = (state: CasesState): CasesState => ({
  ...state,
  mode: "list",
  lines: [],
  scroll: 0,
  status: "",
});

type Answer = { lines: string[]; actions?: Action[] } | { problem: string };

/** The case, once it was loaded. */
export function afterOpen(state: CasesState, answer: Answer): CasesState {
  if ("problem" in answer) return { ...backToList(state), status: answer.problem };
  return { ...state, mode: "case", lines: answer.lines, actions: answer.actions ?? [], scroll: 0 };
}

/** What both sides would be told, once it is known. */
export function afterPreview(state: CasesState, answer: Answer): CasesState {
  if ("problem" in answer) return { ...state, mode: "case", status: answer.problem };
  return { ...state, mode: "preview", lines: answer.lines, scroll: 0 };
}

/** The list after a decision: without the case, unless something went wrong. */
export function afterDecision(state: CasesState, { problem }: { problem?: string }): CasesState {
  const one = currentCase(state);
  if (problem || !one) return { ...backToList(state), status: problem ?? "" };
  const cases = state.cases.filter(({ id }) => id !== one.id);
  return {
    ...backToList(state),
    cases,
    cursor: Math.max(0, Math.min(state.cursor, cases.length - 1)),
    status: `Decided: case ${one.id}.`,
  };
}
