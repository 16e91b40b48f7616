/** What was counted of a window, by all processes together. */
export interface WindowCount {
  count: number;
  /** Milliseconds until the window ends, and the next one may begin. */
  remaining: number;
}

/** Counts of short windows that several processes share. A lost count costs nobody more than a window. */
export interface WindowCounts {
  /**
   * Adds hits to the window of `key`, which begins with them unless it is open already.
   * @param length of the window, in milliseconds
   * @throws what the store fails with
   */
  add(key: string, hits: number, length: number): Promise<WindowCount>;
  close(): Promise<void>;
}
