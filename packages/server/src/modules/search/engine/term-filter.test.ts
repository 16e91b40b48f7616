import { describe, expect, it } from "vitest";
import { hashOf, slotOf, slotRuns, slotsOf, TermFilter } from "./term-filter.ts";

const filterOf = (...words: string[]) => {
  const filter = new TermFilter();
  for (const word of words) filter.addWord(word);
  return filter;
};
const textOf = (...words: string[]) => slotsOf(words.map(hashOf));
const words = Array.from({ length: 500 }, (_, n) => `word${n}`);

describe("a filter of terms", () => {
  it("never rules out a text that holds what was added", () => {
    for (const word of words) expect(filterOf("cheese", word).mayShare(textOf(word, "honey"))).toBe(true);
    for (let term = 0; term < 500; term++)
      expect(TermFilter.of([term, 7]).mayShare(slotsOf([9, term]))).toBe(true);
  });

  it("rules out nearly every text that does not, also where much is looked for", () => {
    const filter = filterOf(...words.slice(0, 20));
    const texts = Array.from({ length: 500 }, (_, n) => textOf(`text${n}`, `other${n}`));
    expect(texts.filter((text) => filter.mayShare(text)).length).toBeLessThan(50);
  });

  it("finds those of several texts that may hold it, one after another", () => {
    const filter = filterOf("cheese");
    const runs = slotRuns([textOf("cheese"), textOf(), textOf("honey"), textOf("goat", "cheese")]);
    expect(filter.next(runs, 0)).toBe(0);
    expect(filter.next(runs, 1)).toBe(3);
    expect(filter.next(runs, 4)).toBe(-1);
  });

  it("holds every word that was added, by its slot", () => {
    for (const word of words) expect(filterOf("cheese", word).mayHold(slotOf(hashOf(word)))).toBe(true);
    expect(filterOf("cheese").mayHold(slotOf(hashOf("honey")))).toBe(false);
  });

  it("rules out everything while it is empty", () => {
    expect(new TermFilter().mayShare(textOf("cheese"))).toBe(false);
  });
});
