import type { Item } from "./item.ts";

const acorn: Item = [
  [8, "row", "M-30-8L30-8C30 26 14 42 0 54C-14 42-30 26-30-8Z"],
  [5, "row", "M-40-6C-44-44 44-44 40-6Z"],
  [5, "deep", "M0-34L6-52", 8],
  [8, "light", "M-16 6C-16 18-12 26-8 32", 6],
];
const sprig: Item = [
  [10, "row", "M0 54L0-44", 7],
  [10, "row", "M-4 30L-26 14M4 30L26 14M-4 2L-22-12M4 2L22-12M-2-24L-14-38M2-24L14-38", 19],
];
const sunflower: Item = [
  [
    2,
    "row",
    "M0-26L0-42M0 26L0 42M-26 0L-42 0M26 0L42 0M-19-19L-30-30M19-19L30-30M-19 19L-30 30M19 19L30 30",
    21,
  ],
  [8, "row", "M0 0L0 0", 50],
  [8, "light", "M-9-8L-9-8M9-8L9-8M0 8L0 8", 7],
];
const almond: Item = [
  [8, "row", "M0-54C32-28 42 22 0 52C-42 22-32-28 0-54Z"],
  [8, "light", "M0-34C4-10 4 14 0 36M-14-16C-14 0-13 12-10 24M14-16C14 0 13 12 10 24", 5],
];

const jar = (hue: number): Item => [
  [
    hue,
    "row",
    "M-34-26C-40-20-40-14-40-8L-40 42C-40 50-36 52-30 52L30 52C36 52 40 50 40 42L40-8C40-14 40-20 34-26Z",
  ],
  [hue, "light", "M-40 0L40 0L40 30L-40 30Z"],
  [hue, "row", "M0 15L0 15", 20],
  [8, "row", "M-28-38L28-38", 17],
];
const pot: Item = [
  [9, "row", "M-44 2L-54 2M44 2L54 2", 10],
  [9, "row", "M-40-10L40-10L38 34C37 46 32 48 26 48L-26 48C-32 48-37 46-38 34Z"],
  [9, "deep", "M-42-16L42-16", 9],
  [9, "row", "M-18-30C-26-40-10-44-18-56M14-30C6-40 22-44 14-56", 7],
];
const pie: Item = [
  [5, "row", "M-52 4C-44-42 44-42 52 4Z"],
  [5, "light", "M-20-20L-14-4M0-24L0-6M20-20L14-4", 7],
  [8, "row", "M-54 8L54 8L40 38L-40 38Z"],
];

const basket: Item = [
  [8, "row", "M-38-2C-34-60 34-60 38-2", 9],
  [8, "row", "M-50-4L50-4L38 48L-38 48Z"],
  [8, "light", "M-44 14L44 14M-40 31L40 31M-17 0L-14 44M17 0L14 44", 5],
];
const flower: Item = [
  [1, "row", "M0-28L0-28M27-9L27-9M17 23L17 23M-17 23L-17 23M-27-9L-27-9", 38],
  [2, "row", "M0 0L0 0", 28],
];
const hive: Item = [
  [2, "row", "M-44 46C-48-10-26-54 0-54C26-54 48-10 44 46Z"],
  [2, "deep", "M-28-26L28-26M-40-2L40-2M-44 22L44 22", 4],
  [2, "deep", "M0 36L0 36", 18],
];
const barn: Item = [
  [4, "row", "M-44 48L-44-6L-28-32L0-48L28-32L44-6L44 48Z"],
  [4, "light", "M-16 48L-16 12L16 12L16 48M-16 12L16 48M16 12L-16 48M-8-20L8-20", 5],
];

export const nutsAndHerbs = [acorn, sprig, sunflower, almond] as const;
export const preserves = [jar(4), pot, pie, jar(2)] as const;
export const other = [basket, flower, hive, barn] as const;
