// What people ask a food network for: words from common to rare, places, and views of a map.

export const WORDS = [
  "carrots",
  "cheese",
  "honey",
  "eggs",
  "apples",
  "maple syrup",
  "bread",
  "garlic",
  "pork",
  "berries",
  "mushrooms",
  "oats",
];

export const PLACES = ["Guelph", "Elora", "Ottawa", "Kingston", "London", "Barrie", "Sudbury"];

/** Somebody opens a map, comes closer, looks around, and goes back. */
export const MOVES = [
  { zoom: 6, bounds: [-92, 38, -66, 50] },
  { zoom: 8, bounds: [-82.9, 42, -76.3, 45.6] },
  { zoom: 9, bounds: [-81.8, 42.4, -78.6, 44.8] },
  { zoom: 10, bounds: [-81.2, 42.9, -79.6, 44.1] },
  { zoom: 11, bounds: [-80.6, 43.2, -79.8, 43.8] },
  { zoom: 13, bounds: [-80.35, 43.5, -80.15, 43.6] },
];
