/** A counter beside the progress: "1,200 created". */
export interface Tally {
  label: string;
  count: number;
  tone?: "good" | "bad";
}

/** The progress of an operation. */
export interface Progress {
  /** A short label: "Creating accounts". */
  title: string;
  done: number;
  /** The total; undefined when unknown. */
  total: number | undefined;
  tallies?: readonly Tally[];
  /** The end of a wait that the server asked for, in milliseconds since 1970. */
  waitingUntil?: number | undefined;
  /** What keys do, for who looks at a terminal. */
  hint?: string;
}

/** Displays progress. */
export interface ProgressView {
  show(progress: Progress): void;
  close(): Promise<void>;
}

/** How fast an operation goes, and how long it still takes, since it was first shown. */
export interface Pace {
  /** "40 a second", "90 a minute". */
  rate: string;
  /** "about 3 min left". */
  left: string;
}

/** Says nothing before there is something to reckon with. What was done before counts for nothing: it took no time. */
export function paceOf(
  { done, total }: Pick<Progress, "done" | "total">,
  { startedAt, doneBefore }: { startedAt: number; doneBefore: number },
  now: number,
): Pace | undefined {
  const [elapsed, worked] = [(now - startedAt) / 1000, done - doneBefore];
  if (total === undefined || worked <= 0 || done >= total || elapsed < 2) return undefined;
  const rate = worked / elapsed;
  const seconds = Math.ceil((total - done) / rate);
  return {
    rate: rate >= 1 ? `${Math.round(rate)} a second` : `${Math.max(1, Math.round(rate * 60))} a minute`,
    left: `about ${durationText(seconds)} left`,
  };
}

function durationText(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 6) / 10} h`;
}
