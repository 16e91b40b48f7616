import { CHOSEN_BUSINESSES_KEY, ENQUIRY_MAX_RECIPIENTS } from "@foodshed/sdk/vocabulary";
import { useSyncExternalStore } from "react";
import { storageItem } from "../provider/storageItem.ts";

/** A business that an enquiry shall go to. */
export interface ChosenBusiness {
  /** Its account. */
  id: number;
  name: string;
}

const NOBODY: readonly ChosenBusiness[] = [];
const stored = storageItem("session", CHOSEN_BUSINESSES_KEY);
const listeners = new Set<() => void>();
let chosen: readonly ChosenBusiness[] | undefined;

/**
 * The businesses chosen in this visit, on whichever page: a choice goes on through other searches, profiles and the login. A server, and
 * the page that is hydrated, knows of none.
 */
export function useChosenBusinesses(): readonly ChosenBusiness[] {
  return useSyncExternalStore(subscribe, read, () => NOBODY);
}

/** Whether a press is heard: not on the server's page before it is hydrated, where a choice would be lost. */
export function useCanChoose(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Chooses a business or takes it out again. @returns false when there are as many as there can be */
export function toggleBusiness(business: ChosenBusiness): boolean {
  const others = read().filter(({ id }) => id !== business.id);
  if (others.length < read().length) return write(others);
  return others.length < ENQUIRY_MAX_RECIPIENTS && write([...others, business]);
}

/** Chooses these, and no others. */
export function chooseBusinesses(businesses: readonly ChosenBusiness[]): void {
  write(businesses.slice(0, ENQUIRY_MAX_RECIPIENTS));
}

export function forgetChosenBusinesses(): void {
  write(NOBODY);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): readonly ChosenBusiness[] {
  chosen ??= parse(stored.get());
  return chosen;
}

function write(businesses: readonly ChosenBusiness[]): true {
  chosen = businesses;
  stored.set(JSON.stringify(businesses));
  for (const listener of listeners) listener();
  return true;
}

/** Storage may hold anything: another version may have written it. */
function parse(text: string | null | undefined): readonly ChosenBusiness[] {
  try {
    const parsed: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isBusiness).slice(0, ENQUIRY_MAX_RECIPIENTS) : NOBODY;
  } catch {
    return NOBODY;
  }
}

function isBusiness(value: unknown): value is ChosenBusiness {
  const { id, name } = (value ?? {}) as Partial<ChosenBusiness>;
  return Number.isSafeInteger(id) && typeof name === "string";
}
