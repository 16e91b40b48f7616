import { availableParallelism } from "node:os";
import { localized } from "@foodshed/sdk/locale";
import PQueue from "p-queue";
import { seconds } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import * as strings from "./generated/strings.ts";

export interface DecodingQueue {
  /** Does the work when it is its turn. @throws DomainError 503 when too many wait, or the turn does not come in time */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * A place to decode pictures in. Each takes a core and one of the process's four threads, which logins and files need too:
 * a core and two threads are always left to them.
 */
export function createDecodingQueue({
  atOnce = Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting = 20,
  longestWait = seconds(10),
} = {}): DecodingQueue {
  const queue = new PQueue({ concurrency: atOnce });
  return {
    async run(work) {
      if (queue.size >= mostWaiting) throw busy();
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(busy()), longestWait);
      return await queue.add(
        () => {
          // The wait is limited, not the work: that ends by the decoder's own limits.
          clearTimeout(timer);
          return work();
        },
        { signal: late.signal },
      );
    },
  };
}

function busy(): DomainError {
  return new DomainError(503, localized(strings.decodingBusy), { headers: { "retry-after": "5" } });
}

/** The one of this process. */
export const decodingQueue = createDecodingQueue();
