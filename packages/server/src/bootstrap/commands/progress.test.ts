import { describe, expect, it } from "vitest";
import { createProgress } from "./progress.ts";

function output(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, write: (text: string) => written.push(text), written };
}

describe("progress", () => {
  it("writes one line per step without a terminal", () => {
    const out = output(false);
    const progress = createProgress(out);
    for (let i = 1; i <= 500; i++) progress.report("Drawing pictures", i, 500);
    progress.report("Writing accounts", 1, 1200);
    progress.end();
    expect(out.written).toEqual(["Drawing pictures …\n", "Writing accounts …\n"]);
  });

  it("writes another line of a long step every half minute", () => {
    const out = output(false);
    let time = 1000;
    const progress = createProgress(out, () => time);
    for (let i = 1; i <= 5; i++) {
      progress.report("Rows", i * 1000, 5000);
      time += 20_000;
    }
    expect(out.written).toEqual([
      "Rows …\n",
      "Rows 3,000 of 5,000, 50 a second, 40 s left\n",
      "Rows 5,000 of 5,000\n",
    ]);
  });

  it("says in minutes how long the rest of a long step takes, from what it has done since it began", () => {
    const out = output(false);
    let time = 1000;
    const progress = createProgress(out, () => time);
    progress.report("Writing further businesses", 6000, 1_000_000);
    time += 60_000;
    progress.report("Writing further businesses", 36_000, 1_000_000);
    expect(out.written.at(-1)).toBe(
      "Writing further businesses 36,000 of 1,000,000, 500 a second, 32 min left\n",
    );
  });

  it("counts on one line of a terminal, ten times a second at most, and ends it", () => {
    const out = output(true);
    let time = 1000;
    const progress = createProgress(out, () => time);
    progress.report("Writing accounts", 1, 1200);
    progress.report("Writing accounts", 2, 1200);
    time += 150;
    progress.report("Writing accounts", 900, 1200);
    progress.report("Writing accounts", 1200, 1200);
    progress.end();
    const shown = out.written.join("");
    expect(shown).not.toContain(" 2 of");
    expect(shown).toContain("\rWriting accounts 900 of 1,200");
    expect(shown.endsWith("1,200 of 1,200\u001b[K\n")).toBe(true);
    expect(shown.split("\n")).toHaveLength(2);
  });
});
