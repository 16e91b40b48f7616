import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../testing/server.ts";
import { minutes } from "./clock.ts";
import { createVisitorAnswers, type VisitorAnswer } from "./visitor-answers.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const answer = (json: string, until?: Date): VisitorAnswer => ({
  json,
  access: { relation: "visitor", view: "public" },
  until,
});
const write = () =>
  sql`insert into settings (key, value) values ('test', to_jsonb(now())) on conflict (key) do update set value = to_jsonb(now())`.execute(
    server.db,
  );

it("an answer is read once, and again after each change", async () => {
  const answers = createVisitorAnswers(server.db, server.clock);
  let read = 0;
  const recall = async () => (await answers.recall("a", async () => answer(`${++read}`))).json;
  expect([await recall(), await recall()]).toEqual(["1", "1"]);
  await write();
  expect([await recall(), await recall()]).toEqual(["2", "2"]);
});

it("an answer during which something changed is given, and not kept", async () => {
  const answers = createVisitorAnswers(server.db, server.clock);
  const slow = answers.recall("a", async () => {
    await write();
    // Somebody else asks meanwhile, and so this process has heard of it.
    await answers.recall("b", async () => answer("b"));
    return answer("old");
  });
  expect((await slow).json).toBe("old");
  expect((await answers.recall("a", async () => answer("new"))).json).toBe("new");
});

/** A read that takes until it is told to end. */
function slowRead(json: string) {
  const { promise, resolve, reject } = Promise.withResolvers<VisitorAnswer>();
  const begun = Promise.withResolvers<void>();
  const read = () => {
    begun.resolve();
    return promise;
  };
  return { read, begun: begun.promise, end: () => resolve(answer(json)), fail: reject };
}
const never = () => Promise.reject<VisitorAnswer>(new Error("read twice"));
const moment = () => new Promise((resolve) => setTimeout(resolve, 100));

it("an answer for which many ask at once is read once", async () => {
  const answers = createVisitorAnswers(server.db, server.clock);
  const slow = slowRead("shared");
  const first = answers.recall("a", slow.read);
  await slow.begun;
  const others = [answers.recall("a", never), answers.recall("a", never)];
  await moment();
  slow.end();
  expect((await Promise.all([first, ...others])).map(({ json }) => json)).toEqual(Array(3).fill("shared"));
});

it("an answer whose reading began before a change is not given to those who ask after it", async () => {
  const answers = createVisitorAnswers(server.db, server.clock);
  const slow = slowRead("old");
  const first = answers.recall("a", slow.read);
  await slow.begun;
  await write();
  expect((await answers.recall("a", async () => answer("new"))).json).toBe("new");
  slow.end();
  expect((await first).json).toBe("old");
  expect((await answers.recall("a", never)).json).toBe("new");
});

it("a failure is told to all who waited for it, and the next one reads again", async () => {
  const answers = createVisitorAnswers(server.db, server.clock);
  const slow = slowRead("");
  const all = Promise.allSettled([
    answers.recall("a", slow.read),
    slow.begun.then(() => answers.recall("a", never)),
  ]);
  await slow.begun;
  await moment();
  slow.fail(new Error("away"));
  expect(await all).toMatchObject([{ reason: { message: "away" } }, { reason: { message: "away" } }]);
  expect((await answers.recall("a", async () => answer("back"))).json).toBe("back");
});

it("an answer that ends to be true at a time is read again then", async () => {
  const answers = createVisitorAnswers(server.db, server.clock);
  const until = new Date(server.clock.now().getTime() + minutes(5));
  await answers.recall("a", async () => answer("before", until));
  const recall = async () => (await answers.recall("a", async () => answer("after"))).json;
  expect(await recall()).toBe("before");
  server.clock.advance(minutes(5));
  expect(await recall()).toBe("after");
});

it("a failure is not kept", async () => {
  const answers = createVisitorAnswers(server.db, server.clock);
  await expect(answers.recall("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect((await answers.recall("a", async () => answer("back"))).json).toBe("back");
});

it("answers that take too much room make way for later ones", async () => {
  const answers = createVisitorAnswers(server.db, server.clock);
  const large = "x".repeat(3_000_000);
  for (const key of ["a", "b", "c"]) await answers.recall(key, async () => answer(large));
  expect((await answers.recall("a", async () => answer("again"))).json).toBe("again");
  expect((await answers.recall("c", async () => answer("again"))).json).toBe(large);
});

it("answers of next to nothing take room too", async () => {
  const answers = createVisitorAnswers(server.db, server.clock, 10_000);
  for (let number = 0; number < 50; number += 1) await answers.recall(`${number}`, async () => answer("[]"));
  expect((await answers.recall("49", async () => answer("again"))).json).toBe("[]");
  expect((await answers.recall("0", async () => answer("again"))).json).toBe("again");
});
