import { render } from "ink-testing-library";
import { describe, expect, it } from "vitest";
import { type Progress, paceOf } from "./progress.ts";
import { ProgressPanel } from "./progress.view.tsx";

const frame = (progress: Partial<Progress>) => {
  const view = render(
    <ProgressPanel
      progress={{ title: "Creating accounts", total: 5000, done: 0, ...progress }}
      start={{ startedAt: Date.now(), doneBefore: 0 }}
    />,
  );
  const text = view.lastFrame() ?? "";
  view.unmount();
  return text;
};

describe("progress on a terminal", () => {
  it("shows title, progress and counts", () => {
    const text = frame({
      done: 1250,
      tallies: [
        { label: "created", count: 1200, tone: "good" },
        { label: "failed", count: 2, tone: "bad" },
      ],
    });
    expect(text).toContain("Creating accounts");
    expect(text).toContain("1,250/5,000 25%");
    expect(text).toContain("1,200 created");
    expect(text).toContain("2 failed");
  });

  it("shows the end of a wait that the server asks for", () => {
    expect(frame({ waitingUntil: Date.now() + 60_000 })).toMatch(
      /The server asks to wait until \d\d:\d\d:\d\d\./,
    );
    expect(frame({})).not.toContain("wait");
  });

  it("is complete for a total of zero and when the count exceeds the total", () => {
    expect(frame({ total: 0 })).toContain("0/0 100%");
    expect(frame({ total: 10, done: 12 })).toContain("12/10 100%");
  });

  it("shows a count when the total is unknown", () => {
    expect(frame({ total: undefined, done: 4200 })).toContain("4,200");
    expect(frame({ total: undefined, done: 4200 })).not.toContain("%");
  });

  it.each([
    [{ done: 500, total: 1000 }, 10, 0, { rate: "50 a second", left: "about 10 s left" }],
    // A resumed import did the first 400 rows before.
    [{ done: 500, total: 1000 }, 10, 400, { rate: "10 a second", left: "about 50 s left" }],
    [{ done: 3, total: 1000 }, 10, 0, { rate: "18 a minute", left: "about 55 min left" }],
    [{ done: 3, total: 9000 }, 10, 0, { rate: "18 a minute", left: "about 8.3 h left" }],
    [{ done: 500, total: 1000 }, 1, 0, undefined],
    [{ done: 400, total: 1000 }, 10, 400, undefined],
    [{ done: 1000, total: 1000 }, 10, 0, undefined],
    [{ done: 500, total: undefined }, 10, 0, undefined],
  ])("reckons from %o after %i s with %i done before", (progress, seconds, doneBefore, pace) => {
    expect(paceOf(progress, { startedAt: 1000, doneBefore }, 1000 + seconds * 1000)).toEqual(pace);
  });
});
