import { describe, expect, it } from "vitest";
import { sceneSvg } from "../primitives/CoverArt/standalone.ts";
import { markSvg } from "./Logo/standalone.ts";
import { masthead } from "./mastheads.ts";
import { emptyField, heroField, lostLane } from "./scenes.ts";

describe("the brand's pictures", () => {
  it("has seven mastheads, each in another hue", () => {
    const hues = Array.from({ length: 7 }, (_, index) => masthead(`masthead_${index}`)?.hue);
    expect(new Set(hues).size).toBe(7);
    expect(hues).not.toContain(undefined);
  });

  it("has no picture for masthead_7, which removes the masthead, nor for anything else", () => {
    for (const name of ["masthead_7", "masthead_70", "", "masthead_"]) expect(masthead(name)).toBeNull();
  });

  it("draws every scene with finite coordinates and below 8 kB", () => {
    for (const { scene, hue } of [heroField(), emptyField(), lostLane()]) {
      const svg = sceneSvg(scene, hue);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(8192);
    }
  });

  it("writes the mark as a document that needs nothing else", () => {
    expect(markSvg()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/);
    expect(markSvg()).not.toContain("var(");
  });
});
