import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createLog } from "../log/log.ts";
import { type FileStore, WrongFileKey } from "./file-store.ts";
import { guardStore } from "./guarded-store.ts";

const log = createLog({ logLevel: "silent" });
const away = { status: 503, headers: { "retry-after": "10" } };

/** A store that answers only when the test lets it, like a folder on an unavailable disk. */
function stuckStore() {
  let calls = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hang = async () => {
    calls += 1;
    await released;
  };
  const store: FileStore = {
    write: hang,
    async read() {
      await hang();
      return Buffer.from("x");
    },
    remove: hang,
    async *list() {
      await hang();
      yield { key: "a", changedAt: new Date() };
    },
  };
  return { store, release, calls: () => calls };
}

describe("a guarded file store", () => {
  test.each([
    ["write", (store: FileStore) => store.write("a", Buffer.from("x"))],
    ["read", (store: FileStore) => store.read("a")],
    ["remove", (store: FileStore) => store.remove("a")],
    ["list", (store: FileStore) => store.list("a/")[Symbol.asyncIterator]().next()],
  ])("answers a %s that hangs with a 503 in time", async (_call, ask) => {
    const files = guardStore(stuckStore().store, { log, atOnce: 2, deadline: 50 });
    await expect(ask(files)).rejects.toMatchObject(away);
  });

  test("gives what hangs no more places than it has, and goes on by itself afterwards", async () => {
    const { store, release, calls } = stuckStore();
    const files = guardStore(store, { log, atOnce: 2, deadline: 50 });
    const responses = await Promise.allSettled(Array.from({ length: 8 }, () => files.read("a")));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill("rejected"));
    expect(calls()).toBe(2);
    release();
    await wait(0);
    expect((await files.read("a"))?.toString()).toBe("x");
  });

  test("says at once that too many wait", async () => {
    const files = guardStore(stuckStore().store, { log, atOnce: 1, deadline: 60_000 });
    for (let waiting = 0; waiting < 201; waiting += 1) files.read("a").catch(() => {});
    await expect(files.read("a")).rejects.toMatchObject(away);
  });

  test("lets go of what a listing holds, both when it is given up and when its reader stops", async () => {
    let hanging = Promise.withResolvers<void>();
    let closed = Promise.withResolvers<void>();
    let told: AbortSignal | undefined;
    const store: FileStore = {
      ...stuckStore().store,
      async *list(_below, signal) {
        told = signal;
        try {
          yield { key: "a", changedAt: new Date() };
          await hanging.promise;
          yield { key: "b", changedAt: new Date() };
        } finally {
          closed.resolve();
        }
      },
    };
    const files = guardStore(store, { log, atOnce: 1, deadline: 50 });
    const pages = files.list("a/")[Symbol.asyncIterator]();
    await pages.next();
    await expect(pages.next()).rejects.toMatchObject(away);
    expect(told?.aborted).toBe(true);
    hanging.resolve();
    await closed.promise;
    hanging = Promise.withResolvers();
    closed = Promise.withResolvers();
    for await (const { key } of files.list("a/")) {
      expect(key).toBe("a");
      break;
    }
    expect(told?.aborted).toBe(true);
    await closed.promise;
  });

  test("passes errors about malformed keys to the caller", async () => {
    const broken: FileStore = {
      ...stuckStore().store,
      read: async () => {
        throw new WrongFileKey("Not a file key: ..");
      },
    };
    await expect(guardStore(broken, { log, atOnce: 1 }).read("..")).rejects.toThrow("Not a file key");
  });
});
