import type { Item } from "./item.ts";

const fish = (hue: number, marks: Item): Item => [
  [hue, "row", "M22 0L54-28L48 0L54 28Z"],
  [hue, "row", "M-54 2C-34-38 18-38 38 0C18 38-34 38-54 2Z"],
  ...marks,
  [hue, "light", "M-34-5L-34-5", 10],
];
const whitefish = fish(3, [[3, "deep", "M-16-20C-8-8-8 10-16 22", 5]]);
const salmon = fish(6, [[6, "light", "M-16-20C-8-8-8 10-16 22M0-14L16-6M0 2L18 2M0 16L16 10", 5]]);
const trout = fish(7, [
  [7, "deep", "M-12-14L-12-14M4-18L4-18M18-8L18-8M-4 0L-4 0M12 6L12 6M-10 14L-10 14M24 2L24 2", 8],
]);
const boat: Item = [
  [3, "light", "M-4-50L-4 12L-44 12Z"],
  [4, "row", "M4-54L4 12L40 12Z"],
  [3, "row", "M-50 20L50 20L34 44L-34 44Z"],
];

export const fishes = [whitefish, salmon, trout, boat] as const;
