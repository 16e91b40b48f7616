import axe from "axe-core";
import { afterEach, expect } from "vitest";

/** CSS pixels. A story's own interactions ran at the widest; what they led to must hold at the others too. */
const narrowest = 320;
const between = 768;

/** What is shown between the two is shown at one of them as well; there, only places and sizes are others. */
const rules: Record<number, axe.RunOptions> = {
  [narrowest]: { rules: { region: { enabled: false }, "target-size": { enabled: true } } },
  [between]: { runOnly: ["target-size", "scrollable-region-focusable"] },
};

/** All but Storybook's own notices, which stand hidden in the page. */
const judged = {
  include: ["body"],
  exclude: [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"],
};

/** The frame that the story stands in. Its window would go through the test runner and back, at several times the cost of the checks. */
const frame = window.frameElement as HTMLIFrameElement;

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") return;
  const { width: before, height } = frame.style;
  try {
    frame.style.height = "800px";
    for (const width of [narrowest, between]) {
      frame.style.width = `${width}px`;
      await settled();
      expect(innerWidth).toBe(width);
      expect(sideways(), `scrolls sideways at ${width} px`).toBe(0);
      const { violations } = await axe.run(judged, { resultTypes: ["violations"], ...rules[width] });
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
      expect(found, `accessibility at ${width} px`).toEqual([]);
    }
  } finally {
    Object.assign(frame.style, { width: before, height });
  }
});

const sideways = () =>
  Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What follows a new width by script is done after two frames. */
async function settled() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
}
