import { describe, expect, test } from "vitest";
import { createDecodingQueue } from "./decoding-queue.ts";

const busy = {
  status: 503,
  message: "Many pictures are being prepared right now. Please try again in a moment.",
  headers: { "retry-after": "5" },
};

/** Work that runs until the test ends it. */
function openWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

describe("the picture queue", () => {
  test("works on as many at once as it may, and in the order in which they came", async () => {
    const queue = createDecodingQueue({ atOnce: 2 });
    const first = openWork();
    const second = openWork();
    const done: string[] = [];
    const all = [
      queue.run(first.work).then(() => done.push("first")),
      queue.run(second.work).then(() => done.push("second")),
      queue.run(async () => done.push("third")),
    ];
    expect(done).toEqual([]);
    second.end();
    await all[2];
    expect(done).toHaveLength(2);
    expect(done).not.toContain("first");
    first.end();
    await Promise.all(all);
  });

  test("says at once that too many wait, and takes more afterwards", async () => {
    const queue = createDecodingQueue({ atOnce: 1, mostWaiting: 2 });
    const { work, end } = openWork();
    const taken = [queue.run(work), queue.run(work), queue.run(work)];
    await expect(queue.run(work)).rejects.toMatchObject(busy);
    end();
    await Promise.all(taken);
    await queue.run(work);
  });

  test("rejects work that has waited too long, and never begins it", async () => {
    const queue = createDecodingQueue({ atOnce: 1, longestWait: 20 });
    const { work, end } = openWork();
    const first = queue.run(work);
    let begun = false;
    const late = queue.run(async () => {
      begun = true;
    });
    await expect(late).rejects.toMatchObject(busy);
    end();
    await first;
    expect(begun).toBe(false);
  });

  test("a picture that fails makes room for the next", async () => {
    const queue = createDecodingQueue({ atOnce: 1 });
    await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await queue.run(async () => "next")).toBe("next");
  });
});
