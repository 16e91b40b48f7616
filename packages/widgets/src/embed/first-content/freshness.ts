/** Milliseconds for which answers that came with the markup are good; older ones are asked for again before the script takes over. */
const FRESH_MS = 15 * 60_000;

export const isFresh = ({ at }: { at: number }) => Math.abs(Date.now() - at) < FRESH_MS;
