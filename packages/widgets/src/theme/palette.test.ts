import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { contrastPairs, LEAST_OF_CATEGORIES } from "./contrastPairs.ts";
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
describe.each(Object.entries(schemes))("The %s scheme", (name, colors) => {
  it.each(
    contrastPairs.flatMap(({ front, surfaces, least, leastWithMore }) =>
      surfaces.map((surface) => [front, surface, name.includes("more") ? leastWithMore : least] as const),
    ),
  )("keeps %s on %s at %d:1", (front, surface, atLeast) => {
    expect(wcagContrast(colors[front], colors[surface])).toBeGreaterThanOrEqual(atLeast);
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
    expect(wcagContrast(dark, tint)).toBeGreaterThanOrEqual(LEAST_OF_CATEGORIES);
  });
});
