import type { Page } from "@playwright/test";

/** The windows that the journeys' two projects open, and the phone on which interactions are counted. */
export const windows = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 360, height: 760 },
  countedPhone: { width: 390, height: 760 },
};

/** Gives the page a window of this size, and waits until it is drawn in it. */
export async function resizeTo(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  // Parts that ask for the width by script are drawn by the second frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
