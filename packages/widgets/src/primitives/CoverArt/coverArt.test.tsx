import { CLASSIFIED_CATEGORIES } from "@foodshed/sdk/vocabulary";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CoverArt } from "./CoverArt.tsx";
import { coverArt, motifs } from "./coverArt.ts";
import { face, goods } from "./faces/face.ts";
import type { Motif } from "./motifs/stage.ts";
import { randomFrom } from "./random.ts";
import type { Shape } from "./scene.ts";
import { sceneSvg } from "./standalone.ts";

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

  it("keeps the face of a business inside the square that lists cut from its middle", () => {
    for (const { id } of CLASSIFIED_CATEGORIES) {
      for (const slug of slugs) {
        const shapes = face(randomFrom(slug), 480, 270, id);
        for (const { d } of shapes.slice(1)) {
          for (const [, x, y] of d.matchAll(/(-?\d+)(?: |(?=-))(-?\d+)/g)) {
            expect(Number(x), `${slug} ${id}`).toBeGreaterThan(240 - 115);
            expect(Number(x), `${slug} ${id}`).toBeLessThan(240 + 115);
            expect(Number(y), `${slug} ${id}`).toBeGreaterThan(135 - 115);
            expect(Number(y), `${slug} ${id}`).toBeLessThan(135 + 115);
          }
        }
      }
    }
  });

  it("tells nine like businesses apart by their goods and label, without the land", () => {
    const looks = (shapes: Shape[]) =>
      JSON.stringify(shapes.map(({ tone, hue, d }) => [tone, hue, d.length]));
    for (const { id } of CLASSIFIED_CATEGORIES) {
      for (let first = 0; first + 9 <= slugs.length; first += 9) {
        const nine = slugs
          .slice(first, first + 9)
          .map((slug) => face(randomFrom(`${slug}#${id}`), 480, 270, id));
        expect(new Set(nine.map(looks)).size, `category ${id}`).toBeGreaterThanOrEqual(8);
      }
    }
  });

  it("shows other goods for each category, so that cheese is never taken for carrots", () => {
    const of = (id: number) => goods[id] as readonly unknown[];
    expect(CLASSIFIED_CATEGORIES.filter(({ id }) => of(id).length < 4)).toEqual([]);
    expect(of(2).filter((item) => of(10).includes(item))).toEqual([]);
  });

  it("is the land alone on a masthead", () => {
    const masthead = coverArt("home", 10, { motif: motifs[10]?.[0] as Motif });
    expect(masthead.shapes.every(({ hue }) => hue === undefined)).toBe(true);
  });

  it("is one drawing for a page, a list and the preview of a link", () => {
    const scene = coverArt("elora-apiaries", 2);
    const preview = sceneSvg(scene, 2, { width: 1200, height: 630 });
    expect(preview).toContain('width="1200" height="630" viewBox="0 0 480 270"');
    for (const { d } of scene.shapes) expect(preview).toContain(`d="${d}"`);
  });

  it("stays under 3.5 kB of HTML, so that a page can hold 24", () => {
    for (const { id } of CLASSIFIED_CATEGORIES) {
      const largest = Math.max(
        ...slugs.map((slug) => renderToStaticMarkup(<CoverArt slug={slug} categoryId={id} />).length),
      );
      expect(largest, `category ${id}`).toBeLessThan(3584);
    }
  });

  it("is hidden from screen readers", () => {
    expect(renderToStaticMarkup(<CoverArt slug="a" categoryId={4} />)).toContain('aria-hidden="true"');
  });
});
