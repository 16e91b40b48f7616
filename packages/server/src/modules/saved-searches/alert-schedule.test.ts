import { describe, expect, it } from "vitest";
import { dueAt } from "./alert-schedule.ts";

const due = (frequency: Parameters<typeof dueAt>[0], now: string) =>
  dueAt(frequency, new Date(now))?.toISOString();

describe("alerts are due", () => {
  it("at once, or never", () => {
    expect(due("at_once", "2026-11-23T03:04:05Z")).toBe("2026-11-23T03:04:05.000Z");
    expect(due("never", "2026-11-23T03:04:05Z")).toBeUndefined();
  });

  it("every day at seven in Ontario, in winter and in summer", () => {
    expect(due("daily", "2026-11-23T11:59:59Z")).toBe("2026-11-23T12:00:00.000Z");
    expect(due("daily", "2026-11-23T12:00:00Z")).toBe("2026-11-24T12:00:00.000Z");
    expect(due("daily", "2026-07-01T10:00:00Z")).toBe("2026-07-01T11:00:00.000Z");
  });

  it("by Ontario's clocks on the days on which they change", () => {
    expect(due("daily", "2026-03-08T05:30:00Z")).toBe("2026-03-08T11:00:00.000Z");
    expect(due("daily", "2026-11-01T04:30:00Z")).toBe("2026-11-01T12:00:00.000Z");
  });

  it("on Mondays, by the day that it is in Ontario", () => {
    // Sunday evening in Ontario, Monday in UTC.
    expect(due("weekly", "2026-11-23T02:00:00Z")).toBe("2026-11-23T12:00:00.000Z");
    expect(due("weekly", "2026-11-23T12:00:01Z")).toBe("2026-11-30T12:00:00.000Z");
  });
});
