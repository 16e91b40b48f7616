import { describe, expect, it } from "vitest";
import { hashOf, TermBloom } from "./term-bloom.ts";

const bloomOf = (...words: string[]) => {
  const bloom = new TermBloom();
  for (const word of words) bloom.addWord(word);
  return bloom;
};

describe("a filter of terms", () => {
  it("never rules out what two texts share", () => {
    const words = Array.from({ length: 500 }, (_, n) => `word${n}`);
    for (const word of words) expect(bloomOf("cheese", word).mayShare(bloomOf(word, "honey"))).toBe(true);
    for (let term = 0; term < 500; term++)
      expect(TermBloom.of([term, 7]).mayShare(TermBloom.of([term]))).toBe(true);
  });

  it("rules out most of what two short texts do not share", () => {
    const looked = bloomOf("cheese");
    const texts = Array.from({ length: 500 }, (_, n) => bloomOf(`word${n}`, `other${n}`));
    expect(texts.filter((text) => text.mayShare(looked)).length).toBeLessThan(100);
  });

  it("holds every word that was added, by its hash", () => {
    const words = Array.from({ length: 20 }, (_, n) => `word${n}`);
    for (const word of words) expect(bloomOf(...words).mayHold(hashOf(word))).toBe(true);
    expect(bloomOf("cheese").mayHold(hashOf("honey"))).toBe(false);
  });

  it("rules out everything while it is empty", () => {
    expect(new TermBloom().mayShare(bloomOf("cheese"))).toBe(false);
  });
});
