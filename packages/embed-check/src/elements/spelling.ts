/** Changes of single letters after which nobody would know the word again, for each four letters of it. */
const CHANGES_PER_LETTERS = 4;

/** The known word that a misspelt one most likely means; undefined where none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, changes: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.changes - other.changes);
  return best && best.changes <= Math.ceil(word.length / CHANGES_PER_LETTERS) ? best.candidate : undefined;
}

/** How many letters must be added, taken out or replaced (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [place, other] of [...to].entries()) {
      const replaced = (row[place] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
