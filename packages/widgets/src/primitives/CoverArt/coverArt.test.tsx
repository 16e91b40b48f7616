import { CLASSIFIED_CATEGORIES } from "@foodshed/sdk/vocabulary";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CoverArt } from "./CoverArt.tsx";
import { coverArt, motifs } from "./coverArt.ts";

const slugs = Array.from({ length: 60 }, (_, index) => `business-${index}`);

describe("cover art", () => {
  it("has a motif of its own for every category", () => {
    const used = CLASSIFIED_CATEGORIES.map(({ id }) => motifs[id]?.[0]);
    expect(used).not.toContain(undefined);
    expect(new Set(used).size).toBe(CLASSIFIED_CATEGORIES.length);
  });

  it("paints the same picture for the same business every time", () => {
    for (const { id } of CLASSIFIED_CATEGORIES) {
      expect(coverArt("elora-apiaries", id)).toEqual(coverArt("elora-apiaries", id));
    }
  });

  it("paints another picture for every business", () => {
    for (const { id } of CLASSIFIED_CATEGORIES) {
      const pictures = slugs.map((slug) => JSON.stringify(coverArt(slug, id)));
      expect(new Set(pictures).size).toBe(slugs.length);
    }
  });

  it("draws only finite coordinates", () => {
    for (const { id } of CLASSIFIED_CATEGORIES) {
      for (const slug of slugs) {
        const text = JSON.stringify(coverArt(slug, id));
        expect(text).not.toMatch(/NaN|Infinity|undefined/);
      }
    }
  });

  it("falls back to the patchwork of Other for an unknown category", () => {
    expect(coverArt("elora-apiaries", 99).shapes.length).toBeGreaterThan(3);
    expect(renderToStaticMarkup(<CoverArt slug="elora-apiaries" />)).toContain("<path");
  });

  it("stays under 3 kB of HTML, so that a page can hold 24", () => {
    for (const { id } of CLASSIFIED_CATEGORIES) {
      const largest = Math.max(
        ...slugs.map((slug) => renderToStaticMarkup(<CoverArt slug={slug} categoryId={id} />).length),
      );
      expect(largest, `category ${id}`).toBeLessThan(3072);
    }
  });

  it("is hidden from screen readers", () => {
    expect(renderToStaticMarkup(<CoverArt slug="a" categoryId={4} />)).toContain('aria-hidden="true"');
  });
});
