import type { Page } from "@playwright/test";

/** Collects what the page logs about the Content-Security-Policy and about hydration. */
export function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|hydrat/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}
