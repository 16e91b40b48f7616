import { describe, expect, it } from "vitest";
import { backgroundIsKnown, checkContrast, hexOf, isColor } from "./contrast.ts";

const worst = (colors: Parameters<typeof checkContrast>[0]) =>
  checkContrast(colors)
    .flatMap(({ findings }) => findings)
    .toSorted((a, b) => a.ratio - b.ratio)[0];

describe("The contrast of chosen colours", () => {
  it("is sufficient by default, on light and on dark pages", () => {
    expect(checkContrast({}).map(({ scheme }) => scheme)).toEqual(["light", "dark"]);
    expect(worst({})?.verdict).toMatch(/clear/);
  });

  it("is measured as WCAG does", () => {
    const [{ findings } = { findings: [] }] = checkContrast({
      theme: "light",
      background: "#fff",
      color: "#777",
    });
    expect(findings[0]?.ratio).toBeCloseTo(4.48, 2);
    expect(findings[0]?.verdict).toBe("large-only");
  });

  it("finds unreadable links whose button labels are readable", () => {
    const [{ findings } = { findings: [] }] = checkContrast({ theme: "light", accent: "gold" });
    const named = Object.fromEntries(findings.map(({ what, verdict }) => [what, verdict]));
    expect(named.link).toBe("too-weak");
    expect(named.button).toBe("very-clear");
  });

  it.each(["#808080", "#f00", "#00f", "hotpink", "#0a7f3f", "rgb(120 120 255)"])(
    "of the words on a button is always enough: %s",
    (accent) => {
      for (const { findings } of checkContrast({ accent }))
        expect(findings.at(-1)?.ratio).toBeGreaterThan(4.5);
    },
  );

  it("uses the default for an invalid colour", () => {
    expect(worst({ accent: "greenish", background: "transparent" })?.verdict).toMatch(/clear/);
    expect(isColor("greenish")).toBe(false);
  });

  it("formats a colour for a picker", () => {
    expect(hexOf("#abc")).toBe("#aabbcc");
    expect(hexOf("rebeccapurple")).toBe("#663399");
    expect(hexOf("oops")).toBeUndefined();
  });

  it("is known only for an opaque background of the widget's own", () => {
    for (const colors of [
      { theme: "dark" },
      { theme: "auto" },
      { background: "#fff" },
      { background: "navy" },
    ])
      expect(backgroundIsKnown(colors), JSON.stringify(colors)).toBe(true);
    for (const colors of [
      {},
      { accent: "#005a9c" },
      { theme: "none" },
      { background: "transparent" },
      { theme: "dark", background: "transparent" },
      { background: "rgb(0 0 0 / 50%)" },
      { background: "no colour" },
    ])
      expect(backgroundIsKnown(colors), JSON.stringify(colors)).toBe(false);
  });
});
