import type { Shape } from "../scene.ts";

/**
 * One good, drawn upright between -50 and 50 on both axes. Its paths use only absolute M, L, C, Q and Z, so that they can be
 * turned and moved by their numbers; a line of no length is a disc as wide as its stroke.
 */
export type Item = readonly Part[];
export type Part = readonly [hue: number, tone: Shape["tone"], d: string, stroke?: number];

export interface Placing {
  x: number;
  y: number;
  scale: number;
  /** In radians. */
  turn: number;
  mirrored: boolean;
}

const PAIR = /(-?\d+)(?: |(?=-))(-?\d+)/g;

/** How far an item reaches to its sides. */
export function breadth(item: Item): number {
  const sides = item.flatMap(([, , d, stroke = 0]) =>
    [...d.matchAll(PAIR)].map(([, across]) => Math.abs(Number(across)) + stroke / 2),
  );
  return Math.max(...sides);
}

/** The shapes of an item at a place. */
export function placed(item: Item, { x, y, scale, turn, mirrored }: Placing): Shape[] {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const flip = mirrored ? -1 : 1;
  return item.map(([hue, tone, d, stroke]) => ({
    tone,
    hue,
    d: d
      .replace(PAIR, (_, across: string, down: string) => {
        const [a, b] = [Number(across) * flip, Number(down)];
        return ` ${Math.round(x + a * cos - b * sin)} ${Math.round(y + a * sin + b * cos)}`;
      })
      .replace(/ +(?=-)|(?<=[A-Z]) +| +(?= )/g, ""),
    ...(stroke && { stroke: Math.round(stroke * scale) }),
  }));
}
