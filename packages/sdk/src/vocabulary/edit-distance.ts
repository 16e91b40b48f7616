const rows = [new Uint8Array(72), new Uint8Array(72), new Uint8Array(72)] as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * Errors between what was typed and a word: a letter missing, added, wrong, or swapped with its neighbour each count one.
 * With `unfinished` the word may go on after the typed part. Above `limit` the result is `limit + 1`.
 */
export function editDistance(typed: string, word: string, limit: number, unfinished = false): number {
  const m = typed.length;
  const n = unfinished ? Math.min(word.length, m + limit) : word.length;
  if (m > 64 || n > 64 || m - n > limit || (!unfinished && n - m > limit)) return limit + 1;
  let [before, previous, current] = rows;
  for (let j = 0; j <= n; j++) previous[j] = j;
  for (let i = 1; i <= m; i++) {
    current[0] = i;
    let best = i;
    const t = typed.charCodeAt(i - 1);
    for (let j = 1; j <= n; j++) {
      const w = word.charCodeAt(j - 1);
      let errors = Math.min(
        (previous[j] as number) + 1,
        (current[j - 1] as number) + 1,
        (previous[j - 1] as number) + (t === w ? 0 : 1),
      );
      if (i > 1 && j > 1 && t === word.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === w) {
        errors = Math.min(errors, (before[j - 2] as number) + 1);
      }
      current[j] = errors;
      if (errors < best) best = errors;
    }
    if (best > limit) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  let errors = previous[n] as number;
  if (unfinished) for (let j = 0; j < n; j++) errors = Math.min(errors, previous[j] as number);
  return Math.min(errors, limit + 1);
}
