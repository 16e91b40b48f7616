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
}

/** Displays progress. */
export interface ProgressView {
  show(progress: Progress): void;
  close(): Promise<void>;
}
