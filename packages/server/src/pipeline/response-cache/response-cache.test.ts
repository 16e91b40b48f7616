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

const response = (json: string, expiresAt?: Date): CachedResponse => ({
  json,
  access: { relation: "visitor", view: "public" },
  expiresAt,
});
const write = () =>
  sql`insert into settings (key, value) values ('test', to_jsonb(now())) on conflict (key) do update set value = to_jsonb(now())`.execute(
    server.db,
  );

it("a response is read once, and again after each change", async () => {
  const responses = createResponseCache(server.db, server.clock);
  let read = 0;
  const getOrCompute = async () =>
    (await responses.getOrCompute("a", async () => response(`${++read}`))).json;
  expect([await getOrCompute(), await getOrCompute()]).toEqual(["1", "1"]);
  await write();
  expect([await getOrCompute(), await getOrCompute()]).toEqual(["2", "2"]);
});

it("a response during which something changed is given, and not kept", async () => {
  const responses = createResponseCache(server.db, server.clock);
  const slow = responses.getOrCompute("a", async () => {
    await write();
    // Somebody else asks meanwhile, and so this process has heard of it.
    await responses.getOrCompute("b", async () => response("b"));
    return response("old");
  });
  expect((await slow).json).toBe("old");
  expect((await responses.getOrCompute("a", async () => response("new"))).json).toBe("new");
});

/** A read that takes until the test ends it. */
function slowRead(json: string) {
  const { promise, resolve, reject } = Promise.withResolvers<CachedResponse>();
  const begun = Promise.withResolvers<void>();
  const read = () => {
    begun.resolve();
    return promise;
  };
  return { read, begun: begun.promise, end: () => resolve(response(json)), fail: reject };
}
const never = () => Promise.reject<CachedResponse>(new Error("read twice"));
const moment = () => new Promise((resolve) => setTimeout(resolve, 100));

it("a response for which many ask at once is read once", async () => {
  const responses = createResponseCache(server.db, server.clock);
  const slow = slowRead("shared");
  const first = responses.getOrCompute("a", slow.read);
  await slow.begun;
  const others = [responses.getOrCompute("a", never), responses.getOrCompute("a", never)];
  await moment();
  slow.end();
  expect((await Promise.all([first, ...others])).map(({ json }) => json)).toEqual(Array(3).fill("shared"));
});

it("a response whose reading began before a change is not given to those who ask after it", async () => {
  const responses = createResponseCache(server.db, server.clock);
  const slow = slowRead("old");
  const first = responses.getOrCompute("a", slow.read);
  await slow.begun;
  await write();
  expect((await responses.getOrCompute("a", async () => response("new"))).json).toBe("new");
  slow.end();
  expect((await first).json).toBe("old");
  expect((await responses.getOrCompute("a", never)).json).toBe("new");
});

it("a failure rejects all callers that waited for it, and the next call reads again", async () => {
  const responses = createResponseCache(server.db, server.clock);
  const slow = slowRead("");
  const all = Promise.allSettled([
    responses.getOrCompute("a", slow.read),
    slow.begun.then(() => responses.getOrCompute("a", never)),
  ]);
  await slow.begun;
  await moment();
  slow.fail(new Error("away"));
  expect(await all).toMatchObject([{ reason: { message: "away" } }, { reason: { message: "away" } }]);
  expect((await responses.getOrCompute("a", async () => response("back"))).json).toBe("back");
});

it("a response that ends to be true at a time is read again then", async () => {
  const responses = createResponseCache(server.db, server.clock);
  const expiresAt = new Date(server.clock.now().getTime() + minutes(5));
  await responses.getOrCompute("a", async () => response("before", expiresAt));
  const getOrCompute = async () => (await responses.getOrCompute("a", async () => response("after"))).json;
  expect(await getOrCompute()).toBe("before");
  server.clock.advance(minutes(5));
  expect(await getOrCompute()).toBe("after");
});

it("a failure is not kept", async () => {
  const responses = createResponseCache(server.db, server.clock);
  await expect(responses.getOrCompute("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect((await responses.getOrCompute("a", async () => response("back"))).json).toBe("back");
});

it("responses that take too much room make way for later ones", async () => {
  const responses = createResponseCache(server.db, server.clock);
  const large = "x".repeat(3_000_000);
  for (const key of ["a", "b", "c"]) await responses.getOrCompute(key, async () => response(large));
  expect((await responses.getOrCompute("a", async () => response("again"))).json).toBe("again");
  expect((await responses.getOrCompute("c", async () => response("again"))).json).toBe(large);
});

it("responses of next to nothing take room too", async () => {
  const responses = createResponseCache(server.db, server.clock, 10_000);
  for (let number = 0; number < 50; number += 1)
    await responses.getOrCompute(`${number}`, async () => response("[]"));
  expect((await responses.getOrCompute("49", async () => response("again"))).json).toBe("[]");
  expect((await responses.getOrCompute("0", async () => response("again"))).json).toBe("again");
});
