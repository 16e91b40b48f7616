import { localized } from "@foodshed/sdk/locale";
import PQueue from "p-queue";
import { seconds } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { Log } from "../log/log.ts";
import { type FileStore, WrongFileKey } from "./file-store.ts";
import * as strings from "./generated/strings.ts";

/**
 * Milliseconds that one call of the store may take, its wait for a place included. Shorter than what waits for it: a
 * proxy's timeout, a stop's grace (9 s), a database session's idle limit (30 s).
 */
export const STORE_DEADLINE = seconds(7);

/** Calls that may wait for a slot; further ones fail at once. */
const MAX_WAITING = 200;

export interface GuardOptions {
  log: Log;
  /** Calls at work at the same time. One that hangs keeps its place until it really ends. */
  atOnce: number;
  deadline?: number;
}

/**
 * A store whose every call ends in time: with its response, or with a DomainError 503. Calls that hang keep their places, so
 * that a folder on a dead disk cannot take every thread of the process.
 */
export function guardStore(
  store: FileStore,
  { log, atOnce, deadline = STORE_DEADLINE }: GuardOptions,
): FileStore {
  const queue = new PQueue({ concurrency: atOnce });

  async function inTime<T>(what: string, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const late = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    try {
      if (queue.size >= MAX_WAITING) throw new Error("too many calls wait for the file store");
      return await Promise.race([
        queue.add(async () => {
          // The caller has got its timeout already.
          late.signal.throwIfAborted();
          return await ask(late.signal);
        }),
        new Promise<never>((_resolve, reject) => {
          timer = setTimeout(() => {
            const error = new Error(`the file store did not answer within ${deadline} ms`);
            late.abort(error);
            reject(error);
          }, deadline);
        }),
      ]);
    } catch (error) {
      if (error instanceof WrongFileKey) throw error;
      log.error({ err: error, what }, "The file store did not do what it was asked");
      throw new DomainError(503, localized(strings.storeUnavailable), {
        headers: { "retry-after": "10" },
        cause: error,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    write: (key, data) => inTime("write", (signal) => store.write(key, data, signal)),
    read: (key) => inTime("read", (signal) => store.read(key, signal)),
    remove: (key) => inTime("remove", (signal) => store.remove(key, signal)),
    async *list(below) {
      const ended = new AbortController();
      const pages = store.list(below, ended.signal)[Symbol.asyncIterator]();
      try {
        for (;;) {
          const { done, value } = await inTime("list", () => pages.next());
          if (done) return;
          yield value;
        }
      } finally {
        // Closes the listing as soon as the store answers, without waiting for it.
        ended.abort();
        pages.return?.().catch(() => {});
      }
    },
  };
}
