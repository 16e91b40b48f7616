import type { Page } from "@playwright/test";

/** Sums up the layout shifts of the pages that are opened from now on. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    let shifted = 0;
    Object.defineProperty(globalThis, "shifted", { get: () => shifted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });

export const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
