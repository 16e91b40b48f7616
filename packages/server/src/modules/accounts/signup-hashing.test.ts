import { availableParallelism } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "../../infra/auth/passwords.ts";
import { hashAsInProduction } from "../../testing/hash-cost.ts";
import { buildTestServer, PASSWORD, type TestServer } from "../../testing/server.ts";

hashAsInProduction();

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ config: { rateLimits: true } });
});
afterAll(() => server.close());

const signUp = (name: string, key: string) =>
  server.post(
    "/accounts/signup/",
    {
      email: `${name}@farm.example`,
      password: PASSWORD,
      first_name: "Grace",
      last_name: "Li",
      title: "Owner",
      business_name: "Hash Farm",
      roles: [5],
      email_consent: false,
    },
    { headers: { "idempotency-key": key } },
  );

/** Queues hashes for about a second: whatever is hashed meanwhile waits behind them. */
function fillHashQueue() {
  const queue = { drained: false, all: Promise.resolve() };
  const count = 40 * Math.max(1, availableParallelism() - 1);
  queue.all = Promise.all(Array.from({ length: count }, () => hashPassword(PASSWORD))).then(() => {
    queue.drained = true;
  });
  return queue;
}

test("a sign-up with an idempotency key holds no transaction while its password waits to be hashed", async () => {
  const queue = fillHashQueue();
  const waiting = signUp("held", "hash-held-key-1");
  const hits = () =>
    server.db
      .selectFrom("throttle_hits")
      .select("subject")
      .where("subject", "=", "account:held@farm.example")
      .execute();
  await expect.poll(async () => (await hits()).length).toBe(1);
  await delay(100);
  // The embedded database has one connection: a transaction blocks all other calls.
  await server.db.selectFrom("accounts").select("id").execute();
  expect(queue.drained).toBe(false);
  expect((await waiting).status).toBe(201);
  expect(queue.drained).toBe(true);
});

test("a sign-up that was answered is answered again without another hash", async () => {
  const first = await signUp("again", "hash-again-key-1");
  const queue = fillHashQueue();
  const again = await signUp("again", "hash-again-key-1");
  expect(queue.drained).toBe(false);
  expect([again.status, again.body]).toEqual([201, first.body]);
  await queue.all;
});

test("a sign-up beyond the limit is refused before its password is hashed", async () => {
  for (let n = 1; n <= 5; n += 1) expect((await signUp("counted", `hash-counted-key-${n}`)).status).toBe(201);
  const queue = fillHashQueue();
  expect((await signUp("counted", "hash-counted-key-6")).status).toBe(429);
  expect(queue.drained).toBe(false);
  await queue.all;
});
