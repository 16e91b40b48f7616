import { Valkey } from "iovalkey";
import type { WindowCounts } from "./window-counts.ts";

/** Milliseconds that a command may take. */
const DEADLINE = 500;

/** One number for each window in Valkey or Redis (7 or newer), which forgets it when the window ends. */
export function createValkeyCounts(url: string): WindowCounts {
  const client = new Valkey(url.replace(/^valkey/, "redis"), {
    connectTimeout: 2_000,
    commandTimeout: DEADLINE,
    // What cannot be counted now is not counted later either.
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
  });
  // Commands fail with the reason; an error event without a listener ends the process.
  client.on("error", () => {});
  return {
    async add(key, hits, length) {
      const name = `foodshed:window:${key}`;
      const results = await client.multi().incrby(name, hits).pexpire(name, length, "NX").pttl(name).exec();
      const failure = results?.find(([error]) => error)?.[0];
      if (failure) throw failure;
      const [count, , remaining] = (results ?? []).map(([, value]) => Number(value));
      if (count === undefined || remaining === undefined) throw new Error("The transaction was discarded.");
      return { count, remaining };
    },
    async close() {
      client.disconnect();
    },
  };
}
