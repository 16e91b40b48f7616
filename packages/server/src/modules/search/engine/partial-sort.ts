/** Up to this many the best are kept in order while looking; beyond, sorting keys is quicker. */
const MAX_INSERTED = 500;

/** The `n` of a list with the lowest keys, the lowest first; of equal ones those that come first in the list, which ascends. */
export function firstBy(list: number[], keyOf: (at: number) => number, n: number): number[] {
  if (list.length > n && n > MAX_INSERTED) {
    const all = Float64Array.from(list, keyOf).sort();
    const last = all[n - 1] as number;
    const close = list.filter((at) => keyOf(at) <= last);
    return inOrder(close, keyOf).slice(0, n);
  }
  if (n > MAX_INSERTED) return inOrder(list, keyOf);
  const best: number[] = [];
  const keys: number[] = [];
  // While there is room everything is taken: nothing is behind not a number.
  let last = Number.NaN;
  for (let i = 0; i < list.length; i++) {
    const at = list[i] as number;
    const own = keyOf(at);
    if (own >= last) continue;
    let place = best.length;
    while (place > 0 && (keys[place - 1] as number) > own) place--;
    best.splice(place, 0, at);
    keys.splice(place, 0, own);
    if (best.length > n) {
      best.pop();
      keys.pop();
    }
    if (best.length === n) last = keys[n - 1] as number;
  }
  return best;
}

/** Ordinals ascend in the list, and so decide between equal ones. */
function inOrder(list: number[], keyOf: (at: number) => number): number[] {
  const keys = new Map(list.map((at) => [at, keyOf(at)]));
  return list.sort((a, b) => {
    const [own, other] = [keys.get(a) as number, keys.get(b) as number];
    return own === other ? a - b : own - other;
  });
}
