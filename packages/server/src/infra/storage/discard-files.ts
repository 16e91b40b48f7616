import { setTimeout as wait } from "node:timers/promises";
import { seconds } from "../../core/clock.ts";
import type { Log } from "../log/log.ts";
import type { FileStore } from "./file-store.ts";

/** How long a request waits for the store at most, in milliseconds. */
const TIMEOUT = seconds(2);

type DiscardFiles = (keys: string[]) => Promise<void>;

/**
 * Removes stored bytes that no row names any more, and never fails: what a store that is away keeps is swept out later
 * (`unowned-files.ts`).
 */
export function createDiscardFiles(files: FileStore, log: Log): DiscardFiles {
  return async (keys) => {
    const removing = Promise.allSettled(keys.map((key) => files.remove(key))).then((results) => {
      const left = results.filter(({ status }) => status === "rejected").length;
      if (left > 0) log.warn({ left }, "Files that nothing refers to will be removed later");
    });
    if (keys.length > 0) await Promise.race([removing, wait(TIMEOUT, undefined, { ref: false })]);
  };
}

/** Services whose discarded files are only collected: they are still named until the transaction is committed. */
export function collectingDiscards<S extends { discardFiles: DiscardFiles }>(
  services: S,
): { own: S; discard(): Promise<void> } {
  const collected: string[] = [];
  return {
    own: {
      ...services,
      discardFiles: async (keys) => {
        collected.push(...keys);
      },
    },
    discard: () => services.discardFiles(collected),
  };
}
