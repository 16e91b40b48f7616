import { COVER_SIZE } from "./coverSize.ts";
import { milkBottles, wineBottles } from "./motifs/bottles.ts";
import { ears } from "./motifs/ears.ts";
import { furrows, greenhouses, swaths } from "./motifs/furrows.ts";
import { jars } from "./motifs/jars.ts";
import { orchard } from "./motifs/orchard.ts";
import { dairyPasture, rangePasture } from "./motifs/pasture.ts";
import { patchwork } from "./motifs/patchwork.ts";
import { seedHeads } from "./motifs/seedHeads.ts";
import type { Motif } from "./motifs/stage.ts";
import { stream } from "./motifs/stream.ts";
import { terraces } from "./motifs/terraces.ts";
import { waves } from "./motifs/waves.ts";
import { randomFrom } from "./random.ts";
import { disc, landBelow, type Scene, type Shape } from "./scene.ts";

/**
 * The motifs of each category, its own first, by the ids of the product and classified categories (0 Other … 10 Vegetables).
 * Several of one kind keep a page of dairies from being one dairy nine times.
 */
export const motifs: Record<number, readonly [Motif, ...Motif[]]> = {
  0: [patchwork],
  1: [terraces, wineBottles],
  2: [dairyPasture, milkBottles, rangePasture],
  3: [waves],
  4: [orchard],
  5: [swaths, ears],
  6: [rangePasture, dairyPasture],
  7: [stream, wineBottles],
  8: [seedHeads],
  9: [jars],
  10: [furrows, greenhouses],
};

export interface CoverArtOptions {
  /** Picture size in its own units; the defaults are the 16:9 of a cover. */
  width?: number;
  height?: number;
  /** One motif in place of those of the category. */
  motif?: Motif;
}

/**
 * The picture of a business without a photo. The same slug and category give the same picture everywhere;
 * the category (0–10, anything else counts as Other) chooses the motif and the colours.
 */
export function coverArt(slug: string, categoryId: number, options: CoverArtOptions = {}): Scene {
  const { width = COVER_SIZE.width, height = COVER_SIZE.height } = options;
  const random = randomFrom(`${slug}/${categoryId}`);
  const motif = options.motif ?? random.pick(motifs[categoryId] ?? [patchwork]);
  const horizon = height * random.between(0.32, 0.56);
  const sunX = width * (random.chance(0.5) ? random.between(0.16, 0.42) : random.between(0.58, 0.84));
  const sunRadius = random.between(20, 56);
  const phase = random.between(0, 6);
  const reach = random.between(90, 220);
  const swell = random.between(3, 20);
  const ridge = (x: number) => horizon + swell * Math.sin(x / reach + phase);
  const far = (x: number) => horizon - 14 + (swell + 10) * Math.sin(x / (reach * 0.7) + phase + 2);
  const shapes: Shape[] = [
    {
      tone: "sun",
      hue: random.pick([categoryId || 2, 2, 9]),
      d: disc(sunX, Math.min(far(sunX), ridge(sunX)) - sunRadius * random.between(-0.1, 0.45), sunRadius),
    },
    { tone: "far", hue: random.pick([categoryId, 3, 10]), d: landBelow(far, width, height) },
    ...motif({ random, width, height, ridge, sunX }),
  ];
  return { width, height, shapes: shapes.filter((shape) => shape.d !== "") };
}
