/* Colours in numbers: as little of it as an embed needs. */
import { readRgb } from "./plainBackdrop.ts";

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Rgba = readonly number[];

/** Every colour that may be behind a text is between these two, in each of red, green and blue. */
export type Span = readonly [low: Rgba, high: Rgba];

/** What a picture may be: from black to white. */
export const anything: Span = [
  [0, 0, 0, 1],
  [255, 255, 255, 1],
];

/** A colour as the browser computes it. Notations other than `rgb()` are painted, and read from the pixel. */
export function readColor(text: string): Rgba {
  const [red, green = 0, blue = 0, alpha = 1] = readRgb(text);
  if (red !== undefined) return [red, green, blue, alpha];
  const brush = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  brush.fillStyle = text;
  brush.fillRect(0, 0, 1, 1);
  return [...brush.getImageData(0, 0, 1, 1).data].map((value, at) => (at > 2 ? value / 255 : value));
}

/** What is seen where a layer lies over something: the layer is one of its colours, or any between them. */
export function over(layer: readonly Rgba[], behind: Span): Span {
  const seen = (extreme: (...values: number[]) => number, below: Rgba) =>
    [0, 1, 2].map((channel) =>
      extreme(
        ...layer.map((color) => {
          const [value = 0, backdrop = 0, alpha = 1] = [color[channel], below[channel], color[3]];
          return value * alpha + backdrop * (1 - alpha);
        }),
      ),
    );
  return [seen(Math.min, behind[0]), seen(Math.max, behind[1])];
}
