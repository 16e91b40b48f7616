import { MAILING_LIST_ASK_MS, MAILING_LIST_RETRY_MS } from "@foodshed/sdk/vocabulary";
import { useEffect, useRef } from "react";
import { useSession } from "../../provider/host.tsx";
import { canPrompt, markPrompted } from "../promptState.ts";

/**
 * Calls `ask` once in a visit, for a visitor who has stayed a while; waits while something else has the visitor's attention.
 * Members answered when they registered, so they are never asked.
 */
export function useOneTimePrompt(ask: () => void): void {
  const isVisitor = useSession() === null;
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!isVisitor) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number) => {
      timer = setTimeout(() => {
        if (!canPrompt()) return;
        if (isOccupied()) return wait(MAILING_LIST_RETRY_MS);
        markPrompted();
        latest.current();
      }, milliseconds);
    };
    wait(MAILING_LIST_ASK_MS);
    return () => clearTimeout(timer);
  }, [isVisitor]);
}

/** Whether a dialog is open, a field has focus or input, or the page is hidden. */
function isOccupied(): boolean {
  if (document.visibilityState === "hidden" || document.querySelector("[role='dialog']")) return true;
  if (document.activeElement?.matches("input, textarea, select, [contenteditable]")) return true;
  return [...document.querySelectorAll<HTMLInputElement>(WRITING)].some(({ value }) => value !== "");
}

const WRITING = "form :is(input:not([type='hidden'], [type='checkbox'], [type='radio']), textarea)";
