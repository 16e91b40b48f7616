import { describe, expect, it } from "vitest";
import { isPlausibleValue } from "./plausibleValue.ts";

describe("A value of an appearance attribute on a server", () => {
  it.each([
    ["color", "#005a9c"],
    ["color", "rebeccapurple"],
    ["background-color", "rgb(0 90 156 / 50%)"],
    ["background-color", "transparent"],
    ["font-family", "Georgia, 'Times New Roman', serif"],
    ["border-radius", "0"],
    ["font-size", "14px"],
  ])("is taken: %s: %s", (property, value) => {
    expect(isPlausibleValue(property, value)).toBe(true);
  });

  it.each([
    ["color", "red}body{display:none"],
    ["color", "red</style><script>alert(1)</script>"],
    ["color", "url(https://elsewhere.example)"],
    ["color", "var(--x)"],
    ["background-color", "red;background:url(x)"],
    ["font-family", "x;}"],
    ["font-family", "'unfinished"],
    ["font-family", "url(x)"],
    ["border-radius", "calc(1px"],
    ["font-size", "expression(1)"],
  ])("is left out: %s: %s", (property, value) => {
    expect(isPlausibleValue(property, value)).toBe(false);
  });
});
