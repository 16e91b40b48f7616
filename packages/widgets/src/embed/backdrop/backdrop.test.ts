import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { darkColors, lightColors } from "../../theme/palette.ts";
import { anything, over, readColor } from "./colors.ts";
import { darkUpTo, lightFrom, luminance } from "./plainBackdrop.ts";

const grey = (level: number) => [level, level, level];
const levels = [...Array(256).keys()];
/** Content on the page itself rather than on a card or a button. */
const texts = ["ink", "inkSoft", "leaf", "beet"] as const;

describe("The backdrop of an embed", () => {
  it.each([
    ["dark", darkColors, levels.filter((level) => luminance(grey(level)) <= darkUpTo)],
    ["light", lightColors, levels.filter((level) => luminance(grey(level)) >= lightFrom)],
  ] as const)(
    "is left to the page only where every text of the %s scheme has 4.5:1",
    (_name, colors, backdrops) => {
      expect(backdrops.length).toBeGreaterThan(30);
      for (const level of backdrops)
        for (const text of texts)
          expect(
            wcagContrast(colors[text], { mode: "rgb", r: level / 255, g: level / 255, b: level / 255 }),
          ).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("reads colours as browsers compute them", () => {
    expect(readColor("rgb(1, 20, 255)")).toEqual([1, 20, 255, 1]);
    expect(readColor("rgba(0, 0, 0, 0.25)")).toEqual([0, 0, 0, 0.25]);
  });

  it("is a picture made certain by the veil over it, or left open", () => {
    const [low, high] = over([[0, 0, 0, 0.9]], anything);
    expect(luminance(low)).toBeLessThan(darkUpTo);
    expect(luminance(high)).toBeLessThan(darkUpTo);
    const [dark, light] = over([[255, 255, 255, 0.2]], anything);
    expect(dark).toEqual([51, 51, 51]);
    expect(light).toEqual([255, 255, 255]);
  });

  it("is every colour of a gradient", () => {
    const [low, high] = over(
      [
        [200, 10, 30, 1],
        [100, 40, 20, 1],
      ],
      anything,
    );
    expect(low).toEqual([100, 10, 20]);
    expect(high).toEqual([200, 40, 30]);
  });
});
