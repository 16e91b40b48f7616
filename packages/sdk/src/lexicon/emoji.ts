/** What pictures of food say in words, by the lexicon's keys; they mean the same in both languages. */
// cspell:disable
const NAMED: Readonly<Record<string, string>> = {
  "\u{1F34E}\u{1F34F}": "apple",
  "\u{1F350}": "pear",
  "\u{1F351}": "peach",
  "\u{1F352}": "cherry",
  "\u{1F353}": "strawberry",
  "\u{1FAD0}": "blueberry",
  "\u{1F347}": "grape",
  "\u{1F349}": "watermelon",
  "\u{1F345}": "tomato",
  "\u{1F346}": "eggplant",
  "\u{1F954}": "potato",
  "\u{1F955}": "carrot",
  "\u{1F33D}": "sweet corn",
  "\u{1FAD1}\u{1F336}": "pepper",
  "\u{1F952}": "cucumber",
  "\u{1F96C}": "leafy green",
  "\u{1F966}": "broccoli",
  "\u{1F9C4}": "garlic",
  "\u{1F9C5}": "onion",
  "\u{1F344}": "mushroom",
  "\u{1F383}": "pumpkin",
  "\u{1F95A}": "egg",
  "\u{1F9C0}": "cheese",
  "\u{1F95B}": "milk",
  "\u{1F9C8}": "butter",
  "\u{1F36F}": "honey",
  "\u{1F35E}\u{1F956}": "bread",
  "\u{1F96F}": "bagel",
  "\u{1F950}": "croissant",
  "\u{1F967}": "pie",
  "\u{1F369}": "doughnut",
  "\u{1F36A}": "cookie",
  "\u{1F36B}": "chocolate",
  "\u{1F366}\u{1F368}": "ice cream",
  "\u{1F969}": "beef",
  "\u{1F953}": "bacon",
  "\u{1F357}\u{1F414}": "chicken",
  "\u{1F41F}": "fish",
  "\u{1F377}": "wine",
  "\u{1F37A}": "beer",
};
// cspell:enable

const keys: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  Object.entries(NAMED).flatMap(([pictures, key]) => [...pictures].map((picture) => [picture, key] as const)),
);

/** A text with its pictures of food in words; other pictures say nothing. */
export function withPicturesNamed(text: string): string {
  if (!/\p{Extended_Pictographic}/u.test(text)) return text;
  return text.replace(/\p{Extended_Pictographic}\uFE0F?/gu, (picture) => {
    const key = keys.get([...picture][0] ?? "");
    return key ? ` ${key} ` : picture;
  });
}
