import type { lightColors } from "./palette.ts";

type Name = keyof typeof lightColors;

/** Text, or a line that carries meaning, on the grounds where it is used. */
export interface ContrastPair {
  front: Name;
  grounds: readonly Name[];
  /** The least contrast, as WCAG 2 counts it. */
  least: number;
  /** The same with `prefers-contrast: more`. */
  leastWithMore: number;
}

/** Every pair of colours that the widgets use, with the least contrast that it must have in every scheme. */
export const contrastPairs: readonly ContrastPair[] = [
  { front: "ink", grounds: ["paper", "card", "shade", "leafTint"], least: 7, leastWithMore: 7 },
  { front: "inkSoft", grounds: ["paper", "card", "shade"], least: 4.5, leastWithMore: 7 },
  { front: "leaf", grounds: ["paper", "card", "leafTint"], least: 4.5, leastWithMore: 7 },
  { front: "beet", grounds: ["paper", "card", "beetTint"], least: 4.5, leastWithMore: 7 },
  { front: "squashDark", grounds: ["squashTint"], least: 4.5, leastWithMore: 7 },
  { front: "onLeaf", grounds: ["leaf", "leafHover"], least: 4.5, leastWithMore: 7 },
  { front: "onBeet", grounds: ["beet", "beetHover"], least: 4.5, leastWithMore: 7 },
  { front: "onSquash", grounds: ["squash", "squashHover"], least: 4.5, leastWithMore: 4.5 },
  { front: "lineStrong", grounds: ["paper", "card"], least: 3, leastWithMore: 4.5 },
  { front: "focus", grounds: ["paper", "card"], least: 3, leastWithMore: 4.5 },
];

/** The least contrast of a category's `dark` on its `tint`. */
export const LEAST_OF_CATEGORIES = 7;
