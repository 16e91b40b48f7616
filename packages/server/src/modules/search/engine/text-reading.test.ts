import { LEXICON } from "@foodshed/sdk/lexicon";
import { describe, expect, it } from "vitest";
import { DocumentIndex } from "./document-index.ts";
import { readText } from "./text-reading.ts";

const index = new DocumentIndex({}, LEXICON.entries());

/** The pieces of a text that its bounds cut out. */
const written = (text: string) => {
  const { stems, bounds } = readText(index, text);
  return stems.map((_, at) => text.slice(bounds[at * 2], bounds[at * 2 + 1]));
};

describe("a text of a hit", () => {
  it("is read as its words, empty ones too, each where it is written", () => {
    const text = "Sirop d'érable & the Best Cookies";
    expect(readText(index, text).stems).toEqual(["sirop", "erable", "the", "best", "cooky"]);
    expect(written(text)).toEqual(["Sirop", "érable", "the", "Best", "Cookies"]);
  });

  it("names the concepts of its phrases, the longest first", () => {
    const text = "Fresh goat cheese";
    const [range] = readText(index, text).named.filter(({ concepts }) =>
      concepts.some(({ key }) => key === "goat cheese"),
    );
    expect(text.slice(range?.start, range?.end)).toBe("goat cheese");
  });

  it("is read once, however often it is shown", () => {
    const text = "Read for one query, shown for many";
    expect(readText(index, text)).toBe(readText(index, text));
  });

  it("is read again by an index with another lexicon", () => {
    const plain = new DocumentIndex({}, []);
    expect(readText(plain, "Fresh goat cheese").named).toEqual([]);
    expect(readText(index, "Fresh goat cheese").named).not.toEqual([]);
  });
});
