import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "../../infra/db/database.ts";
import { createLog } from "../../infra/log/log.ts";
import { createPostgresCounts, deleteEndedWindows } from "../../infra/window-counts/postgres-counts.ts";
import type { WindowCounts } from "../../infra/window-counts/window-counts.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { createTestClock } from "../../testing/server.ts";
import { createShortWindows, type ShortWindows } from "./short-windows.ts";

const log = createLog({ logLevel: "silent" });

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  return () => database.close();
});
afterEach(() => vi.useRealTimers());

/** As many processes as are asked for, with one store and one clock. */
function processes(count: number, counts: WindowCounts | undefined) {
  const clock = createTestClock();
  return { clock, all: Array.from({ length: count }, () => createShortWindows(clock, log, counts)) };
}

/** How many of so many requests at once get in, each process asked in turn. */
async function admitted(all: ShortWindows[], key: string, times: number, limit: number): Promise<number> {
  const waits = await Promise.all(
    Array.from({ length: times }, (_, n) => (all[n % all.length] as ShortWindows).take(key, limit, 60)),
  );
  return waits.filter((wait) => wait === undefined).length;
}

const broken: WindowCounts = {
  add: () => Promise.reject(new Error("The store is away.")),
  close: async () => {},
};

describe("short windows that processes share in PostgreSQL", () => {
  it("let exactly a small limit in, of many at once", async () => {
    const { all } = processes(3, createPostgresCounts(database.db));
    expect(await admitted(all, "small", 60, 7)).toBe(7);
    expect(await admitted(all, "small", 60, 7)).toBe(0);
    expect(await admitted(all, "another caller", 5, 7)).toBe(5);
  });

  it("let a twentieth more in for each process, of a large limit", async () => {
    const { all } = processes(2, createPostgresCounts(database.db));
    let count = 0;
    for (let n = 0; n < 40; n += 1) count += await admitted(all, "large", 20, 400);
    expect(count).toBeGreaterThanOrEqual(400);
    expect(count).toBeLessThanOrEqual(440);
  });

  it("ask nobody for callers who do little", async () => {
    const add = vi.fn(broken.add);
    const { all } = processes(1, { ...broken, add });
    expect(await admitted(all, "little", 19, 400)).toBe(19);
    expect(add).not.toHaveBeenCalled();
  });

  it("say when the window of all of them ends, and begin again then", async () => {
    const counts = createPostgresCounts(database.db);
    const { clock, all } = processes(2, counts);
    await admitted(all, "ends", 4, 4);
    const wait = await (all[0] as ShortWindows).take("ends", 4, 60);
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    await database.db
      .updateTable("rate_limit_windows")
      .set({ ends_at: new Date(0) })
      .execute();
    clock.advance(60_000);
    expect(await admitted(all, "ends", 6, 4)).toBe(4);
  });

  it("are swept out once they are over", async () => {
    await createPostgresCounts(database.db).add("over", 1, -120_000);
    await createPostgresCounts(database.db).add("open", 1, 60_000);
    await deleteEndedWindows(database.db);
    const rows = await database.db.selectFrom("rate_limit_windows").select("key").execute();
    const keys = rows.map(({ key }) => key);
    expect(keys).toContain("open");
    expect(keys).not.toContain("over");
  });
});

describe("short windows whose store is away", () => {
  it("are held by each process for itself", async () => {
    const { all } = processes(2, broken);
    expect(await admitted(all, "away", 60, 7)).toBe(14);
  });

  it("do not wait for a store that does not answer", async () => {
    vi.useFakeTimers();
    const { all } = processes(1, { ...broken, add: () => new Promise(() => {}) });
    const first = (all[0] as ShortWindows).take("silent", 3, 60);
    await vi.advanceTimersByTimeAsync(500);
    expect(await first).toBeUndefined();
    // The next do not ask.
    expect(await admitted(all, "silent", 5, 3)).toBe(2);
  });

  it("are shared again when it is back", async () => {
    vi.useFakeTimers();
    let away = true;
    const store: WindowCounts = {
      ...broken,
      add: async () => {
        if (away) throw new Error("The store is away.");
        return { count: 100, remaining: 1_000 };
      },
    };
    const { all } = processes(1, store);
    expect(await admitted(all, "back", 1, 5)).toBe(1);
    away = false;
    expect(await admitted(all, "back", 1, 5)).toBe(1);
    vi.advanceTimersByTime(5_000);
    expect(await admitted(all, "back", 1, 5)).toBe(0);
  });
});
