import { cursorAfter } from "../screens/cursor-after.ts";
import type { QueueItem } from "./queue-item.ts";
import { matches } from "./read-queue.ts";

export interface QueueState {
  /** What still waits. */
  items: readonly QueueItem[];
  cursor: number;
  filter: string;
  mode: "list" | "details" | "filter" | "accept" | "deny" | "busy";
  /** What became of the last answer. */
  status: string;
  /** The first shown line of the details. */
  scroll: number;
  hasEnded: boolean;
  /** Whether Ctrl+C ended it. */
  wasInterrupted: boolean;
}

export const startQueue = (items: readonly QueueItem[]): QueueState => ({
  items,
  cursor: 0,
  filter: "",
  mode: "list",
  status: "",
  scroll: 0,
  hasEnded: false,
  wasInterrupted: false,
});

export const shownItems = ({ items, filter }: QueueState) => items.filter((item) => matches(item, filter));

export const currentItem = (state: QueueState): QueueItem | undefined => shownItems(state)[state.cursor];

/** What a key does; an answer begins with the mode `busy`. `page` is the number of items that fit the screen. */
export function pressQueueKey(state: QueueState, key: string, page: number): QueueState {
  if (key === "ctrl+c") return { ...state, hasEnded: true, wasInterrupted: true };
  switch (state.mode) {
    case "busy":
      return state;
    case "filter":
      return filterKey(state, key);
    case "accept":
    case "deny":
      return { ...state, mode: "list" };
    case "details":
      return detailKey(state, key, page);
    default:
      return listKey(state, key, page);
  }
}

/** Whether a key confirms the answer that was asked about, and which one. */
export function confirmedAnswer({ mode }: QueueState, key: string): "accept" | "deny" | undefined {
  return (mode === "accept" || mode === "deny") && key.toLowerCase() === "y" ? mode : undefined;
}

/** Letters that move as the arrows do. */
const LETTERS: Readonly<Record<string, string>> = { k: "up", j: "down" };

function listKey(state: QueueState, key: string, page: number): QueueState {
  const cursor = cursorAfter(LETTERS[key] ?? key, state.cursor, page);
  if (cursor !== undefined) return moveTo(state, cursor);
  switch (key) {
    case "return":
      return currentItem(state) ? { ...state, mode: "details", scroll: 0 } : state;
    case "escape":
      return state.filter === "" ? { ...state, hasEnded: true } : moveTo({ ...state, filter: "" }, 0);
    default:
      return anywhereKey(state, key);
  }
}

function detailKey(state: QueueState, key: string, page: number): QueueState {
  switch (key) {
    case "up":
      return { ...state, scroll: Math.max(0, state.scroll - 1) };
    case "down":
      return { ...state, scroll: state.scroll + 1 };
    case "pageUp":
      return { ...state, scroll: Math.max(0, state.scroll - page) };
    case "pageDown":
      return { ...state, scroll: state.scroll + page };
    case "left":
      return moveTo(state, state.cursor - 1);
    case "right":
      return moveTo(state, state.cursor + 1);
    case "return":
    case "escape":
      return { ...state, mode: "list", scroll: 0 };
    default:
      return anywhereKey(state, key);
  }
}

function anywhereKey(state: QueueState, key: string): QueueState {
  if (key === "q") return { ...state, hasEnded: true };
  if (key === "/") return { ...state, mode: "filter", status: "" };
  if ((key === "a" || key === "d") && currentItem(state))
    return { ...state, mode: key === "a" ? "accept" : "deny", status: "" };
  return state;
}

function filterKey(state: QueueState, key: string): QueueState {
  if (key === "return") return { ...state, mode: "list" };
  if (key === "escape") return moveTo({ ...state, mode: "list", filter: "" }, 0);
  if (key === "backspace") return moveTo({ ...state, filter: [...state.filter].slice(0, -1).join("") }, 0);
  return [...key].length === 1 ? moveTo({ ...state, filter: state.filter + key }, 0) : state;
}

function moveTo(state: QueueState, cursor: number): QueueState {
  const last = Math.max(0, shownItems(state).length - 1);
  return { ...state, cursor: Math.min(Math.max(0, cursor), last), scroll: 0, status: "" };
}

/** What became of an answer. */
export interface Answered {
  /** What went wrong, if anything. */
  problem?: string;
  /** Whether the item still waits, because nobody knows of the answer. */
  waits: boolean;
}

/** The queue after an answer: without the item, unless it still waits. */
export function afterAnswer(
  state: QueueState,
  item: QueueItem,
  accept: boolean,
  { problem, waits }: Answered,
): QueueState {
  const items = waits ? state.items : state.items.filter((each) => each.item !== item.item);
  const status = problem ?? `${accept ? "Accepted" : "Denied"}: ${item.business_name}.`;
  return { ...moveTo({ ...state, items, mode: "list" }, state.cursor), status };
}
