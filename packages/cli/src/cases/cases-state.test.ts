import type { Schema } from "@foodshed/sdk";
import { describe, expect, it } from "vitest";
import {
  afterDecision,
  afterOpen,
  afterPreview,
  type CasesState,
  pressCasesKey,
  requestOf,
  startCases,
} from "./cases-state.ts";

const one = (id: number): Schema<"ModerationCaseSummary"> => ({
  id,
  kind: "classified",
  target_id: 7,
  title: "Honey",
  account: { id: 3, slug: "loud-farm", business_name: "Loud Farm", photo_file_name: null },
  state: "open",
  reports: 1,
  reporters: 1,
  score: 30,
  urgency: [],
  opened_at: "2026-05-01T14:05:00Z",
  outcome: null,
  decided_at: null,
  appeal: null,
});

const press = (state: CasesState, ...keys: string[]) =>
  keys.reduce((before, key) => pressCasesKey(before, key, 10), state);
const opened = () =>
  afterOpen(press(startCases([one(1), one(2)]), "down", "return"), {
    lines: ["Case 2"],
    actions: ["dismiss", "warn", "suspend_posting"],
  });

describe("the screen of the cases", () => {
  it("puts a decision together step by step, shows what is told, and takes the case off the list", () => {
    const noted = press(opened(), "d", "2", "1", "H", "i", "return");
    expect([noted.mode, requestOf(noted)]).toEqual([
      "previewing",
      { id: 2, action: "warn", reason: "spam", note: "Hi" },
    ]);
    const busy = press(afterPreview(noted, { lines: ["The author is told"] }), "y");
    expect(busy.mode).toBe("busy");
    const after = afterDecision(busy, {});
    expect([after.cases.map(({ id }) => id), after.status, after.cursor]).toEqual([
      [1],
      "Decided: case 2.",
      0,
    ]);
  });

  it("asks for the days of a suspension, 1 to 365", () => {
    const wrong = press(opened(), "d", "3", "1", "9", "9", "9", "return");
    expect([wrong.mode, wrong.status]).toEqual(["days", "It must be 1 to 365 days."]);
    const right = press(wrong, "backspace", "backspace", "return", "return");
    expect(requestOf(right)).toEqual({ id: 2, action: "suspend_posting", reason: "spam", days: 9 });
  });

  it("wants words with the reason `other`", () => {
    const silent = press(opened(), "d", "1", "4", "return");
    expect([silent.mode, silent.status]).toEqual(["note", "With “other” the author needs your words."]);
  });

  it("decides nothing with any other key, and leaves the case when somebody else decided it", () => {
    const preview = afterPreview(press(opened(), "d", "1", "1", "return"), { lines: [] });
    expect(press(preview, "n")).toMatchObject({ mode: "list", status: "Nothing was decided." });
    const late = afterDecision(press(preview, "y"), {
      problem: "Somebody else decided this case meanwhile.",
    });
    expect(late).toMatchObject({ mode: "list", status: "Somebody else decided this case meanwhile." });
    expect(late.cases).toHaveLength(2);
  });

  it("goes back with Escape, and ends", () => {
    expect(press(opened(), "d", "2", "escape").mode).toBe("case");
    expect(press(opened(), "escape").mode).toBe("list");
    expect(press(startCases([]), "q").hasEnded).toBe(true);
    expect(press(startCases([]), "return").mode).toBe("list");
  });
});
