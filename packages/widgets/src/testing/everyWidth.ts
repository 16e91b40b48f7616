import axe from "axe-core";
import { afterEach, expect } from "vitest";
import { holdsInEveryLanguage } from "./everyLanguage.ts";

/** CSS pixels. The play function runs at the widest; its result is checked at the others too. */
const narrowest = 320;
const between = 768;

/** Layouts between these widths show the same elements as one of them, at other places and sizes. */
const rules: Record<number, axe.RunOptions> = {
  [narrowest]: {
    rules: {
      region: { enabled: false },
      "target-size": { enabled: true },
      // Where an element is shown several times at once; of the page around a story axe has judged it before.
      "landmark-unique": { enabled: false },
    },
  },
  [between]: { runOnly: ["target-size", "scrollable-region-focusable"] },
};

/**
 * Everything except Storybook's own hidden messages, and the points of a map: it is narrower than it was, and its edge may cut one.
 * They are judged at the widest, and the list beside them is their equivalent.
 */
const judged = {
  include: ["body"],
  exclude: [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root", ".leaflet-marker-pane"],
};

/** The story's iframe, resized directly: a resize through the test runner costs several times as much as the checks. */
const frame = window.frameElement as HTMLIFrameElement;

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") return;
  const { width: before, height } = frame.style;
  try {
    frame.style.height = "800px";
    undock();
    for (const width of [narrowest, between]) {
      frame.style.width = `${width}px`;
      await settled();
      expect(innerWidth).toBe(width);
      expect(sideways(), `scrolls sideways at ${width} px, as ${farthest()} does`).toBe(0);
      const { violations } = await axe.run(judged, { resultTypes: ["violations"], ...rules[width] });
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
      expect(found, `accessibility at ${width} px`).toEqual([]);
      if (width === narrowest) await holdsInEveryLanguage(settled, task.file.filepath);
    }
  } finally {
    Object.assign(frame.style, { width: before, height });
  }
});

/** A bar that stays in sight covers a part of what just passes below it, until one scrolls on. */
function undock() {
  for (const bar of document.querySelectorAll<HTMLElement>("[data-docked]")) bar.style.position = "static";
}

const sideways = () =>
  Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What reaches farthest beyond the window. */
function farthest(): string {
  const reach = (element: Element) => element.getBoundingClientRect().right;
  const [first] = [...document.querySelectorAll("body *")].sort((a, b) => reach(b) - reach(a));
  return first?.outerHTML.slice(0, 200) ?? "";
}

/** Scripts that react to a new width are done after two animation frames. */
async function settled() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
}
