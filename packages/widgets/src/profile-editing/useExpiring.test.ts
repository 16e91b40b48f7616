import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useExpiring } from "./useExpiring.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const show = (text: string | undefined, ms?: number) =>
  renderHook((shown: string | undefined) => useExpiring(shown, ms), { initialProps: text });

it("shows a text without a time for good", () => {
  const { result } = show("Saved.");
  pass(60_000);
  expect(result.current).toBe("Saved.");
});

it("shows a text for its time, and again when it is set again", () => {
  const { result, rerender } = show("Saved.", 4000);
  pass(3999);
  expect(result.current).toBe("Saved.");
  pass(1);
  expect(result.current).toBeUndefined();
  rerender(undefined);
  rerender("Saved.");
  expect(result.current).toBe("Saved.");
  pass(3999);
  expect(result.current).toBe("Saved.");
  rerender("Saved again.");
  pass(3999);
  expect(result.current).toBe("Saved again.");
});
