/** One thing that is counted while work goes on: "1,200 created". */
export interface Tally {
  label: string;
  count: number;
  tone?: "good" | "bad";
}

/** How far something is. */
export interface Progress {
  /** What is being done, in a few words: "Creating accounts". */
  title: string;
  done: number;
  /** In all; undefined when nobody knows. */
  total: number | undefined;
  tallies?: readonly Tally[];
  /** Set while the server has asked to wait: milliseconds since 1970 until when. */
  waitingUntil?: number | undefined;
}

/** What a person sees of it. */
export interface ProgressView {
  show(progress: Progress): void;
  close(): Promise<void>;
}
