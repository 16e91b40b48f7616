import { render } from "ink-testing-library";
import { describe, expect, it } from "vitest";
import { ImportProgress } from "./import.view.tsx";

const frame = (progress: Partial<Parameters<typeof ImportProgress>[0]["progress"]>) => {
  const view = render(
    <ImportProgress
      progress={{ total: 5000, done: 0, created: 0, exists: 0, failed: 0, ...progress }}
      startedAt={Date.now()}
    />,
  );
  const text = view.lastFrame() ?? "";
  view.unmount();
  return text;
};

describe("the import's progress", () => {
  it("says how far it is and what became of the rows", () => {
    const text = frame({ done: 1250, created: 1200, exists: 48, failed: 2 });
    expect(text).toContain("1,250/5,000 25%");
    expect(text).toContain("1,200 created");
    expect(text).toContain("48 had an account");
    expect(text).toContain("2 failed");
  });

  it("says until when the server asks to wait", () => {
    expect(frame({ waitingUntil: Date.now() + 60_000 })).toMatch(
      /The server asks to wait until \d\d:\d\d:\d\d\./,
    );
    expect(frame({})).not.toContain("wait");
  });

  it("is complete for a file with nothing left to do", () => {
    expect(frame({ total: 0 })).toContain("0/0 100%");
  });
});
