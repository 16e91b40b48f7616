import { render, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CoverArt } from "./CoverArt.tsx";
import { coverMarkup } from "./coverMarkup.ts";
import { PaintedCover } from "./PaintedCover.tsx";

// A browser that has not fetched the code yet, unless a test loads it.
const drawing = vi.hoisted(() => ({ atHand: false, load: vi.fn() }));
vi.mock("#cover-drawing", () => ({
  coverDrawing: (slug: string, hue: number) => (drawing.atHand ? coverMarkup(slug, hue) : undefined),
  loadCoverDrawing: drawing.load,
}));
beforeEach(() => {
  drawing.atHand = false;
  drawing.load.mockReset().mockImplementation(async (slug, hue) => coverMarkup(slug, hue));
});

const cover = (slug: string) => <CoverArt slug={slug} categoryId={2} />;
const inside = (container: Element) => container.querySelector("svg")?.innerHTML;

describe("a cover", () => {
  it("that the server drew stays as it is, and nothing is fetched for it", async () => {
    drawing.atHand = true;
    const container = document.createElement("div");
    container.innerHTML = renderToString(cover("elora-creamery"));
    const before = inside(container);
    expect(before).toContain("<path");
    drawing.atHand = false;
    const complained = vi.spyOn(console, "error");
    const { rerender } = render(cover("elora-creamery"), { container, hydrate: true });
    rerender(cover("elora-creamery"));
    expect(inside(container)).toBe(before);
    expect(drawing.load).not.toHaveBeenCalled();
    expect(complained).not.toHaveBeenCalled();
  });

  it("that comes later is drawn when the code for it has come", async () => {
    const { container } = render(cover("elora-creamery"));
    expect(inside(container)).toBe("");
    await waitFor(() => expect(inside(container)).toContain("<path"));
  });

  it("changes with its business", async () => {
    const { container, rerender } = render(cover("elora-creamery"));
    await waitFor(() => expect(inside(container)).toContain("<path"));
    const first = inside(container);
    rerender(cover("thornbury-goats"));
    await waitFor(() => expect(inside(container)).not.toBe(first));
    expect(inside(container)).toContain("<path");
  });

  it("keeps its coloured frame when the code cannot be fetched", async () => {
    drawing.load.mockRejectedValue(new TypeError("Failed to fetch"));
    const { container } = render(cover("elora-creamery"));
    await waitFor(() => expect(drawing.load).toHaveBeenCalled());
    expect(container.querySelector("svg")).toBeInTheDocument();
  });

  it("is the same drawing, written out or painted as elements", () => {
    drawing.atHand = true;
    const { container } = render(cover("elora-creamery"));
    const painted = render(<PaintedCover slug="elora-creamery" categoryId={2} />);
    expect(inside(container)).toBe(inside(painted.container));
    expect(container.querySelector("svg")?.outerHTML).toBe(painted.container.querySelector("svg")?.outerHTML);
  });
});
