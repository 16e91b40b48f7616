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

  it("tells nine of one category apart by what is seen at 36 pixels: sun, hills and horizon", () => {
    const seen = (slug: string, id: number) => {
      const [sun, hills, ...land] = coverArt(slug, id).shapes;
      const [x = 0, y = 0, size = 0] = sun?.d.match(/\d+/g)?.map(Number) ?? [];
      const [, horizon = 0] =
        land.find(({ tone }) => tone === "land" || tone === "hill")?.d.match(/\d+/g) ?? [];
      return [sun?.hue, hills?.hue, x / 80, y / 40, size / 12, Number(horizon) / 24].map((part) =>
        Math.round(part ?? 0),
      );
    };
    for (const { id } of CLASSIFIED_CATEGORIES) {
      for (let first = 0; first + 9 <= slugs.length; first += 9) {
        const nine = slugs.slice(first, first + 9).map((slug) => seen(slug, id));
        const alike = nine.flatMap((one, at) =>
          nine.slice(at + 1).filter((other) => other.filter((part, of) => part !== one[of]).length < 2),
        );
        // Of 36 pairs.
        expect(alike.length, `category ${id} from ${first}`).toBeLessThanOrEqual(3);
      }
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
