import axe from "axe-core";
import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";

/** CSS pixels. A story's own interactions ran at the widest; what they led to must hold at the others too. */
const narrowest = 320;
const between = 768;
const widest = 1280;

/** What is shown between the two is shown at one of them as well; there, only places and sizes are others. */
const rules: Record<number, axe.RunOptions> = {
  [narrowest]: { rules: { region: { enabled: false }, "target-size": { enabled: true } } },
  [between]: { runOnly: ["target-size", "scrollable-region-focusable"] },
};

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") return;
  try {
    for (const width of [narrowest, between]) {
      await page.viewport(width, 800);
      await settled();
      expect(sideways(), `scrolls sideways at ${width} px`).toBe(0);
      const { violations } = await axe.run(document.body, {
        resultTypes: ["violations"],
        ...rules[width],
      });
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
      expect(found, `accessibility at ${width} px`).toEqual([]);
    }
  } finally {
    await page.viewport(widest, 800);
  }
});

const sideways = () =>
  Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What follows a new width by script is done after two frames. */
async function settled() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
}
