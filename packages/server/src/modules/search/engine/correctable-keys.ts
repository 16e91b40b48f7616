import { editDistance } from "@foodshed/sdk/vocabulary/edit-distance";
import { letterMask, maxEditsFor, mayBeWithin } from "./typing-errors.ts";

interface Correctable {
  phrase: number;
  key: string;
  letters: number;
}

/** Words that may be meant when something misspelt was typed, and the numbers of their phrases. */
export class CorrectableKeys {
  /** By the first letter: most typing errors are not in it. */
  readonly #byFirst = new Map<string, Correctable[]>();

  add(phrase: number, key: string): void {
    const first = key[0] as string;
    let all = this.#byFirst.get(first);
    if (!all) {
      all = [];
      this.#byFirst.set(first, all);
    }
    all.push({ phrase, key, letters: letterMask(key) });
  }

  /** The phrases with the fewest errors: those with the same first letter, else others. `key` is their part that is as long as what was typed. */
  nearest<Phrase>(
    key: string,
    accept: (phrase: number) => Phrase | undefined,
  ): { phrase: Phrase; key: string }[] {
    const same = nearestOf(this.#byFirst.get(key[0] as string) ?? [], key, accept);
    if (same.length > 0) return same;
    const others = [...this.#byFirst].filter(([first]) => first !== key[0]).flatMap(([, all]) => all);
    return nearestOf(others, key, accept);
  }
}

function nearestOf<Phrase>(
  all: readonly Correctable[],
  key: string,
  accept: (phrase: number) => Phrase | undefined,
): { phrase: Phrase; key: string }[] {
  let limit = Math.min(maxEditsFor(key.length), 2);
  if (limit === 0) return [];
  const words = key.split(" ").length;
  const letters = letterMask(key);
  let found: { phrase: Phrase; key: string }[] = [];
  for (const { phrase: at, key: own, letters: ownLetters } of all) {
    if (!mayBeWithin(letters & ~ownLetters, 0, limit)) continue;
    const errors = editDistance(key, own, limit, true);
    if (errors > limit) continue;
    const phrase = accept(at);
    if (phrase === undefined) continue;
    if (errors < limit) {
      limit = errors;
      found = [];
    }
    found.push({ phrase, key: own.split(" ").slice(0, words).join(" ") });
  }
  return found;
}
