import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { minutes } from "../../core/clock.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { type CachedResponse, createResponseCache } from "./response-cache.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const answer = (json: string, expiresAt?: Date): CachedResponse => ({
  json,
  access: { relation: "visitor", view: "public" },
  expiresAt,
});
const write = () =>
  sql`insert into settings (key, value) values ('test', to_jsonb(now())) on conflict (key) do update set value = to_jsonb(now())`.execute(
    server.db,
  );

it("an answer is read once, and again after each change", async () => {
  const answers = createResponseCache(server.db, server.clock);
  let read = 0;
  const getOrCompute = async () => (await answers.getOrCompute("a", async () => answer(`${++read}`))).json;
  expect([await getOrCompute(), await getOrCompute()]).toEqual(["1", "1"]);
  await write();
  expect([await getOrCompute(), await getOrCompute()]).toEqual(["2", "2"]);
});

it("an answer during which something changed is given, and not kept", async () => {
  const answers = createResponseCache(server.db, server.clock);
  const slow = answers.getOrCompute("a", async () => {
    await write();
    // Somebody else asks meanwhile, and so this process has heard of it.
    await answers.getOrCompute("b", async () => answer("b"));
    return answer("old");
  });
  expect((await slow).json).toBe("old");
  expect((await answers.getOrCompute("a", async () => answer("new"))).json).toBe("new");
});

/** A read that takes until it is told to end. */
function slowRead(json: string) {
  const { promise, resolve, reject } = Promise.withResolvers<CachedResponse>();
  const begun = Promise.withResolvers<void>();
  const read = () => {
    begun.resolve();
    return promise;
  };
  return { read, begun: begun.promise, end: () => resolve(answer(json)), fail: reject };
}
const never = () => Promise.reject<CachedResponse>(new Error("read twice"));
const moment = () => new Promise((resolve) => setTimeout(resolve, 100));

it("an answer for which many ask at once is read once", async () => {
  const answers = createResponseCache(server.db, server.clock);
  const slow = slowRead("shared");
  const first = answers.getOrCompute("a", slow.read);
  await slow.begun;
  const others = [answers.getOrCompute("a", never), answers.getOrCompute("a", never)];
  await moment();
  slow.end();
  expect((await Promise.all([first, ...others])).map(({ json }) => json)).toEqual(Array(3).fill("shared"));
});

it("an answer whose reading began before a change is not given to those who ask after it", async () => {
  const answers = createResponseCache(server.db, server.clock);
  const slow = slowRead("old");
  const first = answers.getOrCompute("a", slow.read);
  await slow.begun;
  await write();
  expect((await answers.getOrCompute("a", async () => answer("new"))).json).toBe("new");
  slow.end();
  expect((await first).json).toBe("old");
  expect((await answers.getOrCompute("a", never)).json).toBe("new");
});

it("a failure is told to all who waited for it, and the next one reads again", async () => {
  const answers = createResponseCache(server.db, server.clock);
  const slow = slowRead("");
  const all = Promise.allSettled([
    answers.getOrCompute("a", slow.read),
    slow.begun.then(() => answers.getOrCompute("a", never)),
  ]);
  await slow.begun;
  await moment();
  slow.fail(new Error("away"));
  expect(await all).toMatchObject([{ reason: { message: "away" } }, { reason: { message: "away" } }]);
  expect((await answers.getOrCompute("a", async () => answer("back"))).json).toBe("back");
});

it("an answer that ends to be true at a time is read again then", async () => {
  const answers = createResponseCache(server.db, server.clock);
  const expiresAt = new Date(server.clock.now().getTime() + minutes(5));
  await answers.getOrCompute("a", async () => answer("before", expiresAt));
  const getOrCompute = async () => (await answers.getOrCompute("a", async () => answer("after"))).json;
  expect(await getOrCompute()).toBe("before");
  server.clock.advance(minutes(5));
  expect(await getOrCompute()).toBe("after");
});

it("a failure is not kept", async () => {
  const answers = createResponseCache(server.db, server.clock);
  await expect(answers.getOrCompute("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect((await answers.getOrCompute("a", async () => answer("back"))).json).toBe("back");
});

it("answers that take too much room make way for later ones", async () => {
  const answers = createResponseCache(server.db, server.clock);
  const large = "x".repeat(3_000_000);
  for (const key of ["a", "b", "c"]) await answers.getOrCompute(key, async () => answer(large));
  expect((await answers.getOrCompute("a", async () => answer("again"))).json).toBe("again");
  expect((await answers.getOrCompute("c", async () => answer("again"))).json).toBe(large);
});

it("answers of next to nothing take room too", async () => {
  const answers = createResponseCache(server.db, server.clock, 10_000);
  for (let number = 0; number < 50; number += 1)
    await answers.getOrCompute(`${number}`, async () => answer("[]"));
  expect((await answers.getOrCompute("49", async () => answer("again"))).json).toBe("[]");
  expect((await answers.getOrCompute("0", async () => answer("again"))).json).toBe("again");
});
