import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { coverFile } from "./coverFile.ts";
import { PaintedCover } from "./PaintedCover.tsx";

const drawingOf = (svg: string) =>
  [...new DOMParser().parseFromString(svg, "image/svg+xml").querySelectorAll("path[class]")].map((path) => [
    path.getAttribute("class"),
    path.getAttribute("d"),
    path.getAttribute("stroke-width"),
  ]);

describe("a cover as a file", () => {
  it("is well-formed, for every category", () => {
    for (const id of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const document = new DOMParser().parseFromString(coverFile("ad-17", id), "image/svg+xml");
      expect(document.querySelector("parsererror"), String(id)).toBeNull();
      expect(document.documentElement.getAttribute("viewBox")).toBe("0 0 480 270");
    }
  });

  it("of an unknown category is that of Other", () => {
    for (const slug of ["ad-77", "elora-creamery", "a"]) expect(coverFile(slug, 11)).toBe(coverFile(slug, 0));
  });

  it("is the drawing of the pages", () => {
    const { container } = render(<PaintedCover slug="elora-creamery" categoryId={2} />);
    const painted = container.querySelector("svg")?.outerHTML ?? "";
    const drawing = drawingOf(coverFile("elora-creamery", 2));
    expect(drawing.length).toBeGreaterThan(4);
    expect(drawing).toEqual(drawingOf(painted.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')));
  });

  it("has a colour for each of its parts, by day and by night", () => {
    const svg = coverFile("elora-creamery", 2);
    const [, styles = ""] = /<style>(.*)<\/style>/.exec(svg) ?? [];
    for (const [names] of drawingOf(svg)) {
      for (const name of names?.split(" ") ?? []) expect(styles).toContain(`.${name}{`);
    }
    expect(styles).toMatch(/color-scheme:light dark;--tint:light-dark\(#F1E6C5,#32290F\)/);
    expect(styles).not.toMatch(/undefined|var\(--(?!tint|mid|dark)/);
  });
});
