import { describe, expect, test } from "vitest";
import { DocumentIndex } from "./document-index.ts";
import { document, GROUPS } from "./index-fixtures.ts";
import { PhraseBook } from "./phrases.ts";

describe("suggestions", () => {
  function book(...names: [kind: "name" | "product" | "type", text: string, times: number][]) {
    const index = new DocumentIndex(GROUPS);
    const phrases = new PhraseBook(index);
    const filling = index.fill();
    let id = 0;
    for (const [kind, text, times] of names) {
      for (let i = 0; i < times; i++) filling.push(document(++id, { marks: phrases.marksOf(kind, text, 2) }));
    }
    filling.finish();
    return { index, phrases };
  }

  test("begin as typed, the most used first, with the typed part marked", () => {
    const { phrases } = book(
      ["product", "Cherries", 2],
      ["product", "Cheese", 5],
      ["product", "Goat cheese", 1],
    );
    expect(phrases.suggest("che", 10)).toEqual([
      { text: "Cheese", ranges: [[0, 3]] },
      { text: "Cherries", ranges: [[0, 3]] },
      { text: "Goat cheese", ranges: [[5, 8]] },
    ]);
  });

  test.each(["chesee", "chese", "cheeze", "hceese", "cheeese"])("forgive %s", (typed) => {
    const { phrases } = book(["product", "Cheese", 5], ["product", "Bread", 5]);
    expect(phrases.suggest(typed, 10).map(({ text }) => text)).toEqual(["Cheese"]);
  });

  test("mend the words of a business name", () => {
    const { index, phrases } = book(["name", "Maple Hill Orchard", 1]);
    index.apply({ put: [document(99, { nameWords: "maple hill orchard" })], removed: [] });
    expect(phrases.suggest("mpale hil", 10)[0]?.text).toBe("Maple Hill Orchard");
  });

  test("name a town before the third business that is called after it", () => {
    const index = new DocumentIndex(GROUPS);
    const phrases = new PhraseBook(index);
    const filling = index.fill();
    const marks = (name: string) => [
      ...phrases.marksOf("name", name),
      ...phrases.marksOf("place", "Kingston"),
    ];
    ["Kingston Bread", "Kingston Fish", "Kingston Honey"].forEach((name, i) => {
      filling.push(document(i + 1, { marks: marks(name) }));
    });
    filling.finish();
    expect(phrases.suggest("kingst", 10).map(({ text }) => text)).toEqual([
      "Kingston Bread",
      "Kingston Fish",
      "Near Kingston",
      "Kingston Honey",
    ]);
  });

  test("leave out what nobody has any more", () => {
    const { index, phrases } = book(["product", "Cheese", 1]);
    index.apply({ put: [], removed: [1] });
    expect(phrases.suggest("che", 10)).toEqual([]);
  });

  test.each(["", "   ", "!!!"])("are none for %j", (typed) => {
    expect(book(["product", "Cheese", 1]).phrases.suggest(typed, 10)).toEqual([]);
  });
});
