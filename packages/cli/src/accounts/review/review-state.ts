import { cursorAfter } from "../../screens/cursor-after.ts";
import { OUTCOME_LABELS } from "../plan-file.ts";
import type { Decision, PlanOutcome } from "../plan-row.ts";
import type { ReviewRow } from "./review-row.ts";

/** Which rows are shown: all, those that nobody decided on, or those with an outcome. */
export type Filter = "all" | "undecided" | PlanOutcome;

export interface ReviewState {
  rows: readonly ReviewRow[];
  filter: Filter;
  /** Rows whose name, address or message has this text. */
  text: string;
  /** The place of the cursor among the shown rows. */
  cursor: number;
  decisions: ReadonlyMap<number, Decision>;
  mode: "list" | "detail" | "search" | "bulk" | "end";
  /** The first shown line of the detail. */
  scroll: number;
  /** The decision that is to be made for all shown rows. */
  bulk: Decision | undefined;
  ended: "go" | "quit" | undefined;
}

export function startReview(rows: readonly ReviewRow[]): ReviewState {
  const decisions = new Map(
    rows.flatMap(({ line, decision }) => (decision ? [[line, decision] as const] : [])),
  );
  const state: ReviewState = {
    rows,
    filter: "all",
    text: "",
    cursor: 0,
    decisions,
    mode: "list",
    scroll: 0,
    bulk: undefined,
    ended: undefined,
  };
  return countUndecided(state) > 0 ? { ...state, filter: "undecided" } : state;
}

const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The rows that the filters let through. Decided rows stay where they were while the undecided ones are shown. */
export function shownRows({ rows, filter, text }: ReviewState): ReviewRow[] {
  const wanted = fold(text);
  return rows.filter((row) => {
    if (filter === "undecided" && !row.doubtful) return false;
    if (filter !== "all" && filter !== "undecided" && row.outcome !== filter) return false;
    if (wanted === "") return true;
    const { line, business_name, email, message } = row;
    return fold(`${line} ${business_name} ${email} ${message ?? ""}`).includes(wanted);
  });
}

export const currentRow = (state: ReviewState): ReviewRow | undefined => shownRows(state)[state.cursor];

export const countUndecided = ({ rows, decisions }: ReviewState): number =>
  rows.filter(({ doubtful, line }) => doubtful && !decisions.has(line)).length;

/** How many accounts would be made as it is decided now. */
export function countCreated({ rows, decisions }: ReviewState): number {
  return rows.filter((row) => {
    const decision = decisions.get(row.line);
    return row.outcome === "create"
      ? decision === undefined || decision === "new"
      : row.doubtful && decision === "new";
  }).length;
}

/** The filters that have rows, with their numbers, in the order that Tab goes through them. */
export function filtersOf(state: ReviewState): { filter: Filter; label: string; count: number }[] {
  const count = (test: (row: ReviewRow) => boolean) => state.rows.filter(test).length;
  const outcomes = Object.keys(OUTCOME_LABELS) as PlanOutcome[];
  return [
    { filter: "all" as const, label: "all", count: state.rows.length },
    { filter: "undecided" as const, label: "to decide", count: count(({ doubtful }) => doubtful) },
    ...outcomes.map((filter) => ({
      filter,
      label: OUTCOME_LABELS[filter],
      count: count(({ outcome }) => outcome === filter),
    })),
  ].filter((each) => each.filter === "all" || each.count > 0);
}

/** Decides on the row of the cursor, or takes the decision back, and goes on to the next one. */
export function decide(state: ReviewState, decision: Decision | undefined): ReviewState {
  const row = currentRow(state);
  if (!row || !mayDecide(row)) return state;
  const decided = withDecisions(state, [row], decision);
  return decision === undefined ? decided : moveTo(decided, state.cursor + 1);
}

/** Rows whose address is taken or that are invalid cannot be created, whatever one decides. */
const mayDecide = ({ doubtful, outcome }: ReviewRow) => doubtful || outcome === "create";

function withDecisions(
  state: ReviewState,
  rows: readonly ReviewRow[],
  decision: Decision | undefined,
): ReviewState {
  const decisions = new Map(state.decisions);
  for (const { line } of rows) {
    if (decision) decisions.set(line, decision);
    else decisions.delete(line);
  }
  return { ...state, decisions };
}

export const bulkRows = (state: ReviewState): ReviewRow[] =>
  shownRows(state).filter(({ doubtful }) => doubtful);

export function moveTo(state: ReviewState, cursor: number): ReviewState {
  const last = Math.max(0, shownRows(state).length - 1);
  return { ...state, cursor: Math.min(Math.max(0, cursor), last), scroll: 0 };
}

/** What a key does. `page` is the number of rows that fit the screen. */
export function pressKey(state: ReviewState, key: string, page: number): ReviewState {
  if (key === "ctrl+c") return { ...state, ended: "quit" };
  if (state.mode === "search") return searchKey(state, key);
  if (state.mode === "bulk") return bulkKey(state, key);
  if (state.mode === "end") return endKey(state, key);
  const detail = state.mode === "detail";
  if (detail && key !== "home" && key !== "end") {
    const scroll = cursorAfter(key, state.scroll, page);
    if (scroll !== undefined) return { ...state, scroll: Math.max(0, scroll) };
  }
  const cursor = cursorAfter(key, state.cursor, page);
  if (cursor !== undefined) return moveTo(state, cursor);
  switch (key) {
    case "left":
      return moveTo(state, state.cursor - 1);
    case "right":
      return moveTo(state, state.cursor + 1);
    case "return":
      return { ...state, mode: detail ? "list" : "detail", scroll: 0 };
    case "escape":
      if (detail) return { ...state, mode: "list" };
      return moveTo({ ...state, text: "", filter: state.text === "" ? "all" : state.filter }, 0);
    case "tab":
      return nextFilter(state, 1);
    case "shift+tab":
      return nextFilter(state, -1);
    case "/":
      return { ...state, mode: "search" };
    case "s":
      return decide(state, "same");
    case "n":
      return decide(state, "new");
    case "k":
      return decide(state, "skip");
    case "u":
      return decide(state, undefined);
    case "S":
    case "N":
    case "K":
      return bulkRows(state).length === 0 ? state : { ...state, mode: "bulk", bulk: BULK[key] };
    case "c":
    case "q":
      return { ...state, mode: "end" };
    default:
      return state;
  }
}

const BULK = { S: "same", N: "new", K: "skip" } as const;

function nextFilter(state: ReviewState, by: number): ReviewState {
  const filters = filtersOf(state).map(({ filter }) => filter);
  const next = (filters.indexOf(state.filter) + by + filters.length) % filters.length;
  return moveTo({ ...state, filter: filters[next] as Filter, mode: "list" }, 0);
}

function searchKey(state: ReviewState, key: string): ReviewState {
  if (key === "return") return { ...state, mode: "list" };
  if (key === "escape") return moveTo({ ...state, mode: "list", text: "" }, 0);
  if (key === "backspace") return moveTo({ ...state, text: [...state.text].slice(0, -1).join("") }, 0);
  return [...key].length === 1 || key === "space" ? moveTo({ ...state, text: state.text + key }, 0) : state;
}

function bulkKey(state: ReviewState, key: string): ReviewState {
  const back: ReviewState = { ...state, mode: "list", bulk: undefined };
  return key === "y" ? withDecisions(back, bulkRows(state), state.bulk) : back;
}

function endKey(state: ReviewState, key: string): ReviewState {
  if (key === "y") return { ...state, ended: "go" };
  if (key === "q") return { ...state, ended: "quit" };
  return { ...state, mode: "list" };
}
