/**
 * Gives back to the system what only the start needed, where the process may ask for it (`--expose-gc`): V8 keeps it otherwise, for as long
 * as the process lives. Holds the event loop for some tenths of a second, so that it belongs before the process is ready.
 */
export function releaseMemory(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}
