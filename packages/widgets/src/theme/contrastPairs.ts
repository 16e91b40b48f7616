import type { lightColors } from "./palette.ts";

type Name = keyof typeof lightColors;

/** Text, or a line that carries meaning, on the surfaces where it is used. */
export interface ContrastPair {
  front: Name;
  surfaces: readonly Name[];
  /** The least contrast, as WCAG 2 counts it. */
  least: number;
  /** The same with `prefers-contrast: more`. */
  leastWithMore: number;
}

/** Every pair of colours that the widgets use, with the least contrast that it must have in every scheme. */
export const contrastPairs: readonly ContrastPair[] = [
  { front: "ink", surfaces: ["paper", "card", "shade", "leafTint"], least: 7, leastWithMore: 7 },
  { front: "inkSoft", surfaces: ["paper", "card", "shade"], least: 4.5, leastWithMore: 7 },
  { front: "leaf", surfaces: ["paper", "card", "leafTint"], least: 4.5, leastWithMore: 7 },
  { front: "beet", surfaces: ["paper", "card", "beetTint"], least: 4.5, leastWithMore: 7 },
  { front: "squashDark", surfaces: ["squashTint"], least: 4.5, leastWithMore: 7 },
  { front: "onLeaf", surfaces: ["leaf", "leafHover"], least: 4.5, leastWithMore: 7 },
  { front: "onBeet", surfaces: ["beet", "beetHover"], least: 4.5, leastWithMore: 7 },
  { front: "onSquash", surfaces: ["squash", "squashHover"], least: 4.5, leastWithMore: 4.5 },
  { front: "lineStrong", surfaces: ["paper", "card"], least: 3, leastWithMore: 4.5 },
  { front: "focus", surfaces: ["paper", "card"], least: 3, leastWithMore: 4.5 },
];

/** The least contrast of a category's `dark` on its `tint`. */
export const LEAST_OF_CATEGORIES = 7;
