/** Numbers between 0 and 1 that look random and are the same in every run. */
export function* seeded(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield (state + 1) / 2 ** 32;
  }
}
