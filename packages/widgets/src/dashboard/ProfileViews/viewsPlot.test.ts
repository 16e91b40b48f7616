import { describe, expect, it } from "vitest";
import { english, french } from "../../testing/translate.ts";
import { bars, PLOT, plotSummary, shortDay } from "./viewsPlot.ts";

const daily = (...views: number[]) =>
  views.map((count, day) => ({ date: `2026-11-${String(day + 1).padStart(2, "0")}`, views: count }));

describe("The plot of views", () => {
  it("is as high as the best day, and has a place for days without any", () => {
    const [none, half, most] = bars(daily(0, 5, 10));
    expect(most?.height).toBe(PLOT.height);
    expect(most?.y).toBe(0);
    expect(half?.height).toBeGreaterThan(PLOT.height * 0.4);
    expect(half?.height).toBeLessThan(PLOT.height * 0.6);
    expect(none?.height).toBeGreaterThan(0);
    expect(none?.height).toBeLessThan(2);
  });

  it("has a minimum bar height for days without views", () => {
    for (const bar of bars(daily(0, 0, 0))) expect(bar.y + bar.height).toBe(PLOT.height);
  });

  it("sets the last seven days apart", () => {
    const recent = bars(daily(1, 1, 1, 1, 1, 1, 1, 1, 1)).map((bar) => bar.recent);
    expect(recent).toEqual([false, false, true, true, true, true, true, true, true]);
  });

  it("has a text summary", () => {
    expect(plotSummary(daily(0, 7, 2), english)).toBe(
      "Views of your profile on each of the last 3 days. The most were 7 views, on Nov 2.",
    );
    expect(plotSummary(daily(0, 0), english)).toBe("Views of your profile on each of the last 2 days: none.");
    expect(plotSummary(daily(0, 1), english)).toMatch("The most were 1 view, on Nov 2.");
    expect(plotSummary(daily(0, 7, 2), french)).toBe(
      "Vues de votre profil pour chacun des 3 derniers jours. Le maximum, le 2\u00a0nov., a été de 7 vues.",
    );
  });
});

it("names the first day of a month as French does", () => {
  expect(shortDay("2026-11-01", "fr-CA")).toBe("1er\u00a0nov.");
  expect(shortDay("2026-11-11", "fr-CA")).toBe("11\u00a0nov.");
  expect(shortDay("2026-11-01", "en-CA")).toBe("Nov 1");
});
