import { setTimeout as wait } from "node:timers/promises";
import { minutes, seconds } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";

/** Milliseconds that one file may take in a backup or a restore: no page waits for it. */
export const FILE_DEADLINE = minutes(5);

/** Between one try and the next, in milliseconds. */
const PAUSES = [seconds(1), seconds(5), seconds(20)];

/** Does something with one file, and does it again when the file store was away. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DomainError && error.status === 503)) throw error;
    }
    await wait(pause);
  }
  return await work();
}
