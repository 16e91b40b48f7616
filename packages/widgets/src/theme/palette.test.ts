import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import {
  darkCategories,
  darkColors,
  highContrastDark,
  highContrastLight,
  lightCategories,
  lightColors,
} from "./palette.ts";

const schemes = {
  light: lightColors,
  dark: darkColors,
  "light with more contrast": { ...lightColors, ...highContrastLight },
  "dark with more contrast": { ...darkColors, ...highContrastDark },
};
type Name = keyof typeof lightColors;

/** Pairs of text and background colours, and their minimum contrast. */
const pairs: [on: Name[], what: Name[], usually: number, more: number][] = [
  [["paper", "card", "shade", "leafTint"], ["ink"], 7, 7],
  [["paper", "card", "shade"], ["inkSoft"], 4.5, 7],
  [["paper", "card", "leafTint"], ["leaf"], 4.5, 7],
  [["paper", "card", "beetTint"], ["beet"], 4.5, 7],
  [["squashTint"], ["squashDark"], 4.5, 7],
  [["leaf", "leafHover"], ["onLeaf"], 4.5, 7],
  [["beet", "beetHover"], ["onBeet"], 4.5, 7],
  [["squash", "squashHover"], ["onSquash"], 4.5, 4.5],
  [["paper", "card"], ["lineStrong", "focus"], 3, 4.5],
];

describe.each(Object.entries(schemes))("The %s scheme", (name, colors) => {
  it.each(
    pairs.flatMap(([grounds, fronts, usually, more]) =>
      grounds.flatMap((ground) =>
        fronts.map((front) => [front, ground, name.includes("more") ? more : usually] as const),
      ),
    ),
  )("keeps %s on %s at %d:1", (front, ground, atLeast) => {
    expect(wcagContrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(atLeast);
  });

  it("keeps hairlines visible with `prefers-contrast: more`", () => {
    const atLeast = name.includes("more") ? 4.5 : 1.2;
    expect(wcagContrast(colors.line, colors.card)).toBeGreaterThanOrEqual(atLeast);
  });
});

describe.each([
  ["light", lightCategories],
  ["dark", darkCategories],
])("The %s hues of the categories", (_name, categories) => {
  it.each(Object.entries(categories))("let hue %s be read on its tint", (_id, { tint, dark }) => {
    expect(wcagContrast(dark, tint)).toBeGreaterThanOrEqual(7);
  });
});
