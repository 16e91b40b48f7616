import { afterEach, expect, vi } from "vitest";
import { page } from "vitest/browser";

// A fixed clock, because the fixtures expire relative to now.
vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-11T14:00:00Z") });

/** CSS pixels, those of a tablet. */
const [width, height] = [768, 1024];

/** Compares the end state of a story with its stored pictures, light and dark. */
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") return;
  const { storyId } = task.meta as { storyId?: string };
  const html = document.documentElement;
  const before = html.dataset.theme;
  // Captures the page with an open dialog, else only the story, so that small differences count.
  const open = document.querySelector("[role=dialog]") !== null;
  const picture = open ? document.body : (drawn() ?? document.body);
  if (open) document.body.style.minHeight = "100vh";
  scrollTo(0, 0);
  // Content below the viewport would be blank.
  await page.viewport(width, Math.max(height, Math.ceil(picture.scrollHeight) + 40));
  try {
    for (const theme of ["light", "dark"]) {
      html.dataset.theme = theme;
      await document.fonts.ready;
      await expect.element(page.elementLocator(picture)).toMatchScreenshot(`${storyId}-${theme}`);
    }
  } finally {
    await page.viewport(width, height);
    document.body.style.minHeight = "";
    if (before) html.dataset.theme = before;
    else delete html.dataset.theme;
  }
});

/** The story's root: Storybook renders its own elements beside it. */
const drawn = () =>
  [...document.body.children].find(
    (element) => !/\bsb-/.test(element.className) && element.getBoundingClientRect().height > 0,
  );
