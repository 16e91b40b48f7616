import { cursorAfter } from "../../screens/cursor-after.ts";
import type { FieldUpdate, PlannedRow } from "../update-plan.ts";
import {
  bulkFields,
  choose,
  currentRow,
  fieldsOf,
  filtersOf,
  isChosen,
  mayChange,
  type RowFilter,
  shownFields,
  shownRows,
  type UpdateReviewState,
} from "./update-review-state.ts";

/** What a key does. `page` is the number of rows that fit the screen. */
export function pressKey(state: UpdateReviewState, key: string, page: number): UpdateReviewState {
  if (key === "ctrl+c") return { ...state, ended: "quit" };
  if (state.mode === "search") return searchKey(state, key);
  if (state.mode === "bulk") return bulkKey(state, key);
  if (state.mode === "end") return endKey(state, key);
  return (state.mode === "detail" ? detailKey(state, key, page) : listKey(state, key, page)) ?? state;
}

function listKey(state: UpdateReviewState, key: string, page: number): UpdateReviewState | undefined {
  const cursor = cursorAfter(key, state.cursor, page);
  if (cursor !== undefined) return moveTo(state, cursor);
  switch (key) {
    case "return":
      return currentRow(state) && { ...state, mode: "detail", fieldCursor: 0, scroll: 0 };
    case "escape":
      return moveTo(withoutOneFilter(state), 0);
    case " ":
      return moveTo(toggleRow(state), state.cursor + 1);
    case "u": {
      const row = currentRow(state);
      return row && choose(state, fieldsWith(row, shownFields(state, row)), undefined);
    }
    default:
      return anywhereKey(state, key);
  }
}

function detailKey(state: UpdateReviewState, key: string, page: number): UpdateReviewState | undefined {
  const row = currentRow(state);
  if (!row) return { ...state, mode: "list" };
  const fields = shownFields(state, row);
  const at = (fieldCursor: number): UpdateReviewState => ({
    ...state,
    scroll: 0,
    fieldCursor: Math.min(Math.max(0, fieldCursor), Math.max(0, fields.length - 1)),
  });
  const change = fields[state.fieldCursor];
  switch (key) {
    case "up":
      return at(state.fieldCursor - 1);
    case "down":
      return at(state.fieldCursor + 1);
    case "pageUp":
      return { ...state, scroll: state.scroll - page };
    case "pageDown":
      return { ...state, scroll: state.scroll + page };
    case "left":
      return moveTo(state, state.cursor - 1);
    case "right":
      return moveTo(state, state.cursor + 1);
    case "home":
      return at(0);
    case "end":
      return at(fields.length);
    case "return":
    case "escape":
      return { ...state, mode: "list", scroll: 0 };
    case " ":
      return change && choose(state, [[row, change]], !isChosen(state.choices, row, change));
    case "u":
      return change && choose(state, [[row, change]], undefined);
    default:
      return anywhereKey(state, key);
  }
}

function anywhereKey(state: UpdateReviewState, key: string): UpdateReviewState | undefined {
  switch (key) {
    case "tab":
      return nextFilter(state, 1);
    case "shift+tab":
      return nextFilter(state, -1);
    case "f":
      return nextField(state, 1);
    case "F":
      return nextField(state, -1);
    case "/":
      return { ...state, mode: "search" };
    case "L":
    case "T":
      return bulkFields(state).length === 0 ? state : { ...state, mode: "bulk", bulk: key === "T" };
    case "c":
    case "q":
      return { ...state, mode: "end" };
    default:
      return undefined;
  }
}

export function moveTo(state: UpdateReviewState, cursor: number): UpdateReviewState {
  const last = Math.max(0, shownRows(state).length - 1);
  return { ...state, cursor: Math.min(Math.max(0, cursor), last), fieldCursor: 0, scroll: 0 };
}

const fieldsWith = (row: PlannedRow, fields: readonly FieldUpdate[]) =>
  fields.map((change) => [row, change] as const);

/** Leaves a row whose shown fields are changed, and changes one of which nothing is. */
function toggleRow(state: UpdateReviewState): UpdateReviewState {
  const row = currentRow(state);
  if (!row) return state;
  const fields = shownFields(state, row);
  if (fields.some((change) => isChosen(state.choices, row, change)))
    return choose(state, fieldsWith(row, fields), false);
  const planned = fields.filter((change) => change.state === "change" && mayChange(row, change));
  return choose(state, fieldsWith(row, planned.length > 0 ? planned : fields), true);
}

function withoutOneFilter(state: UpdateReviewState): UpdateReviewState {
  if (state.text !== "") return { ...state, text: "" };
  if (state.field !== undefined) return { ...state, field: undefined };
  return { ...state, filter: "all" };
}

function nextFilter(state: UpdateReviewState, by: number): UpdateReviewState {
  const filters = filtersOf(state).map(({ filter }) => filter);
  const next = (filters.indexOf(state.filter) + by + filters.length) % filters.length;
  return moveTo({ ...state, filter: filters[next] as RowFilter, mode: "list" }, 0);
}

function nextField(state: UpdateReviewState, by: number): UpdateReviewState {
  const fields = [undefined, ...fieldsOf(state)];
  const next = (fields.indexOf(state.field) + by + fields.length) % fields.length;
  return moveTo({ ...state, field: fields[next], mode: "list" }, 0);
}

function searchKey(state: UpdateReviewState, key: string): UpdateReviewState {
  if (key === "return") return { ...state, mode: "list" };
  if (key === "escape") return moveTo({ ...state, mode: "list", text: "" }, 0);
  if (key === "backspace") return moveTo({ ...state, text: [...state.text].slice(0, -1).join("") }, 0);
  return [...key].length === 1 ? moveTo({ ...state, text: state.text + key }, 0) : state;
}

function bulkKey(state: UpdateReviewState, key: string): UpdateReviewState {
  const back: UpdateReviewState = { ...state, mode: "list", bulk: undefined };
  return key === "y" ? choose(back, bulkFields(state), state.bulk) : back;
}

function endKey(state: UpdateReviewState, key: string): UpdateReviewState {
  if (key === "y") return { ...state, ended: "go" };
  if (key === "q") return { ...state, ended: "quit" };
  return { ...state, mode: "list" };
}
