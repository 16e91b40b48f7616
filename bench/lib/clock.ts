/** A clock in milliseconds: it goes on, but perhaps in steps. */
export type Clock = () => number;

/** What the processor was busy with this process, client and server in it together. It goes on in steps of its own. */
export const processorClock: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** How far a clock goes on at once, at least: what is shorter it cannot tell from nothing. */
export function stepOf(clock: Clock): number {
  let smallest = Number.POSITIVE_INFINITY;
  let before = clock();
  for (let steps = 0; steps < 10; ) {
    const now = clock();
    if (now > before) {
      smallest = Math.min(smallest, now - before);
      steps += 1;
    }
    before = now;
  }
  return smallest;
}
