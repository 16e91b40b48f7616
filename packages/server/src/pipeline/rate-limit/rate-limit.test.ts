import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hours, minutes } from "../../core/clock.ts";
import { tokenIn } from "../../testing/mails.ts";
import { buildTestServer, PASSWORD, type TestResponse, type TestServer } from "../../testing/server.ts";
import { deleteExpiredHits } from "./rate-limiter.ts";

function isProblem(response: TestResponse) {
  expect(response.headers["content-type"]).toMatch("application/problem+json");
  expect(response.body).toMatchObject({ status: response.status, message: expect.any(String) });
}

describe("limits on how often", () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await buildTestServer({ config: { rateLimits: true } });
  });
  afterAll(() => limited.close());
  const logIn = (username: string, password: string, address: string) =>
    limited.post("/accounts/login/", { username, password }, { address });

  it("close an account to strangers' guessing after ten failures, from wherever, for ten minutes", async () => {
    const { email } = await limited.member();
    for (let n = 0; n < 10; n += 1) {
      expect((await logIn(email, "wrong#2026", `203.0.113.${n}`)).status).toBe(400);
    }
    const refused = await logIn(email, PASSWORD, "203.0.113.99");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
    isProblem(refused);
    limited.clock.advance(minutes(10) + 1_000);
    expect((await logIn(email, PASSWORD, "203.0.113.99")).status).toBe(200);
  });

  it("close an address to guessing at many accounts, but no other address", async () => {
    for (let n = 0; n < 10; n += 1) await logIn(`nobody-${n}@farm.example`, "wrong#2026", "198.51.100.7");
    expect((await logIn("nobody@farm.example", "wrong#2026", "198.51.100.7")).status).toBe(429);
    expect((await logIn("nobody@farm.example", "wrong#2026", "198.51.100.8")).status).toBe(400);
  });

  it("hold for fifty requests at once", async () => {
    const { email } = await limited.member();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => logIn(email, "wrong#2026", `192.0.2.${n}`)),
    );
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10);
  });

  it("do not count logins that succeed", async () => {
    const { email } = await limited.member();
    for (let n = 0; n < 12; n += 1) expect((await logIn(email, PASSWORD, "192.0.2.200")).status).toBe(200);
  });

  it("hold for operations that send mails to an address", async () => {
    const ask = () =>
      limited.post("/accounts/password_reset/", { email: "quiet@farm.example" }, { address: "192.0.2.201" });
    const responses = [];
    for (let n = 0; n < 6; n += 1) responses.push((await ask()).status);
    expect(responses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("count a guess against the account that is guessed at, also when it comes with another's token", async () => {
    const { email } = await limited.member();
    const guessers = await Promise.all(Array.from({ length: 3 }, () => limited.member()));
    const responses = [];
    for (let n = 0; n < 12; n += 1) {
      const { token = "" } = guessers[n % 3] ?? {};
      const guess = { username: email, password: "wrong#2026" };
      responses.push(
        (await limited.post("/accounts/login/", guess, { token, address: `192.0.2.${n}` })).status,
      );
    }
    expect(responses.filter((status) => status === 400)).toHaveLength(10);
  });

  it("cannot be used up for a member by naming a number in place of an address", async () => {
    const { token, accountId } = await limited.member();
    for (let n = 0; n < 10; n += 1) await logIn(String(accountId), "wrong#2026", `198.18.0.${n}`);
    const change = { current_password: "wrong#2026", password: "barley#77" };
    const response = await limited.post("/accounts/update_user/", change, { token, address: "198.18.1.1" });
    expect(response.status).toBe(400);
  });

  it("believe of what came before the proxy only what the proxy itself saw", async () => {
    const behind = await buildTestServer({ config: { rateLimits: true, trustProxy: true } });
    const guess = (n: number, seen: string) =>
      behind.post(
        "/accounts/login/",
        { username: `nobody-${n}@farm.example`, password: "wrong#2026" },
        { headers: { "x-forwarded-for": `203.0.113.${n}, ${seen}` }, address: "127.0.0.1" },
      );
    for (let n = 0; n < 10; n += 1) expect((await guess(n, "198.51.100.7")).status).toBe(400);
    expect((await guess(10, "198.51.100.7")).status).toBe(429);
    expect((await guess(11, "198.51.100.8")).status).toBe(400);
    await behind.close();
  });

  it("see a /64 of IPv6 addresses as one caller", async () => {
    for (let n = 0; n < 10; n += 1)
      await logIn(`six-${n}@farm.example`, "wrong#2026", `2001:db8:1:2::${n + 1}`);
    expect((await logIn("six@farm.example", "x", "2001:db8:1:2:ffff::9")).status).toBe(429);
    expect((await logIn("six@farm.example", "x", "2001:db8:1:3::9")).status).toBe(400);
  });

  const cookieOf = (response: TestResponse) => String(response.headers["set-cookie"]).split(";")[0] as string;
  const guess = async (email: string, times: number, addressOf: (n: number) => string) => {
    for (let n = 0; n < times; n += 1) await logIn(email, "wrong#2026", addressOf(n));
  };

  it("leave the owner alone when a stranger guesses in one other place", async () => {
    const { email } = await limited.signUp();
    await limited.activate(email);
    await guess(email, 14, () => "203.0.113.50");
    expect((await logIn(email, PASSWORD, "203.0.113.50")).status).toBe(429);
    expect((await logIn(email, PASSWORD, "198.18.50.1")).status).toBe(200);
  });

  it("let the owner in from where they came in before, however many guess elsewhere", async () => {
    const { email } = await limited.signUp();
    await limited.activate(email);
    expect((await logIn(email, PASSWORD, "198.18.60.1")).status).toBe(200);
    await guess(email, 14, (n) => `203.0.113.${100 + n}`);
    const refused = await logIn(email, PASSWORD, "198.18.60.2");
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe(
      "There were too many attempts to log in. Please wait 10 minutes, or have a link mailed to you to set a new password.",
    );
    expect((await logIn(email, PASSWORD, "198.18.60.1")).status).toBe(200);
  });

  it("let a known device in from anywhere, also from a network that is closed, and no other account's device", async () => {
    const { email } = await limited.signUp();
    await limited.activate(email);
    const first = await logIn(email, PASSWORD, "198.18.70.1");
    expect(first.headers["set-cookie"]).toMatch(
      /^foodshed_device=[\w.-]+; Path=\/api\/v1\/accounts\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    const other = await limited.member();
    const others = await logIn(other.email, PASSWORD, "198.18.70.9");
    await guess(email, 14, (n) => `203.0.113.${120 + n}`);
    const from = (cookie: string, password = PASSWORD) =>
      limited.post(
        "/accounts/login/",
        { username: email, password },
        { address: "203.0.113.120", headers: { cookie } },
      );
    expect((await from(cookieOf(others))).status).toBe(429);
    expect((await from(`${cookieOf(first)}x`)).status).toBe(429);
    expect((await from(`theme=dark; ${cookieOf(first)}`)).status).toBe(200);
    // A device is no way around the limit either.
    for (let n = 0; n < 10; n += 1) expect((await from(cookieOf(first), "wrong#2026")).status).toBe(400);
    expect((await from(cookieOf(first))).status).toBe(429);
  });

  it("do not know a device any more once another password is set, except the one that set it", async () => {
    const { email } = await limited.signUp();
    await limited.activate(email);
    const before = await logIn(email, PASSWORD, "198.18.120.1");
    await limited.post("/accounts/password_reset/", { email }, { address: "198.18.121.1" });
    const token = tokenIn((await limited.mails(email)).at(-1)?.text ?? "", /\/forgot\/([\w-]+)/);
    const set = { token, password: "pumpkin#31" };
    const reset = await limited.post("/accounts/set_new_password/", set, { address: "198.18.121.1" });
    await guess(email, 14, (n) => `203.0.113.${210 + n}`);
    const from = (cookie: string, password: string, address = "203.0.113.210") =>
      limited.post("/accounts/login/", { username: email, password }, { address, headers: { cookie } });
    expect((await from(cookieOf(before), "pumpkin#31")).status).toBe(429);
    const here = await from(cookieOf(reset), "pumpkin#31");
    expect(here.status).toBe(200);

    const change = { current_password: "pumpkin#31", password: "barley#77" };
    const changed = await limited.post("/accounts/update_user/", change, {
      token: here.body.token,
      headers: { cookie: cookieOf(here) },
    });
    // Not from the network that is known by now.
    expect((await from(cookieOf(here), "barley#77", "203.0.113.240")).status).toBe(429);
    expect((await from(cookieOf(changed), "barley#77", "203.0.113.240")).status).toBe(200);
  });

  it("let in a user who followed a mailed link, while strangers go on guessing", async () => {
    const { email } = await limited.member();
    await guess(email, 14, (n) => `203.0.113.${140 + n}`);
    const here = { address: "198.18.80.1" };
    expect((await logIn(email, PASSWORD, here.address)).status).toBe(429);
    await limited.post("/accounts/password_reset/", { email }, here);
    const mail = (await limited.mails(email)).at(-1);
    const token = tokenIn(mail?.text ?? "", /\/forgot\/([\w-]+)/);
    await limited.post("/accounts/set_new_password/", { token, password: "pumpkin#31" }, here);
    expect((await logIn(email, "pumpkin#31", here.address)).status).toBe(200);
  });

  it("do not let strangers use up the mails that the owner may ask for", async () => {
    const { email } = await limited.signUp();
    await limited.activate(email);
    await logIn(email, PASSWORD, "198.18.90.1");
    const ask = (address: string) => limited.post("/accounts/password_reset/", { email }, { address });
    for (let n = 0; n < 8; n += 1) await ask(`203.0.113.${160 + n}`);
    const refused = await ask("203.0.113.170");
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe(
      "Several emails were sent already. Please open the newest one, or wait 60 minutes before you ask for another.",
    );
    expect((await ask("198.18.90.1")).status).toBe(200);
  });

  it("count every mail that can be asked for to one address together, however the request names it", async () => {
    const { email, accountId } = await limited.signUp();
    const token = tokenIn((await limited.mails(email)).at(-1)?.text ?? "", /\/activate\/([\w-]+)/);
    const ways: [path: string, body: object][] = [
      ["resend_link", { token }],
      ["resend_verification", { account_id: accountId }],
      ["password_reset", { email: email.toUpperCase() }],
    ];
    let asked = 0;
    const ask = async ([path, body]: (typeof ways)[number]) => {
      asked += 1;
      return (await limited.post(`/accounts/${path}/`, body, { address: `198.18.110.${asked}` })).status;
    };
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push(await ask(ways[n % 3] as (typeof ways)[number]));
    for (const way of ways) statuses.push(await ask(way));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await limited.mails(email)).toHaveLength(6);
  });

  it("count each of sixty attempts at once, from one place", async () => {
    const { email } = await limited.member();
    const responses = await Promise.all(
      Array.from({ length: 60 }, () => logIn(email, "wrong#2026", "203.0.113.180")),
    );
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(50);
    limited.clock.advance(minutes(10) + 1_000);
    expect((await logIn(email, "wrong#2026", "203.0.113.180")).status).toBe(400);
  });

  it("are not used up by repetitions of one request, one after the other or at once", async () => {
    const details = (email: string) => ({
      email,
      password: PASSWORD,
      first_name: "Ada",
      last_name: "Roy",
      title: "Owner",
      business_name: "Repeated Farm",
      roles: [2],
      email_consent: false,
    });
    const signUp = (email: string, key: string) =>
      limited.post("/accounts/signup/", details(email), {
        headers: { "idempotency-key": key },
        address: "203.0.113.190",
      });
    const many = await Promise.all(
      Array.from({ length: 30 }, () => signUp("repeated@farm.example", "repeated-1")),
    );
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([201]));
    for (let n = 0; n < 10; n += 1)
      expect((await signUp("repeated@farm.example", "repeated-1")).status).toBe(201);
    const { count } = await limited.db
      .selectFrom("throttle_hits")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("subject", "=", "account:repeated@farm.example")
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    // Another key is another request, also for the same address.
    const statuses = [];
    for (let n = 2; n < 7; n += 1)
      statuses.push((await signUp("repeated@farm.example", `repeated-${n}`)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
  });

  it("hold for sign-ups with a token too, unless a manager creates accounts on behalf of others", async () => {
    const member = await limited.member();
    const admin = await limited.administrator();
    const names = { first_name: "Ada", last_name: "Roy", business_name: "Counted Farm", roles: [2] };
    const own = { ...names, password: PASSWORD, title: "Owner", email_consent: false };
    const statusesOf = async (token: string, body: object, network: string) => {
      const statuses = [];
      for (let n = 0; n < 6; n += 1) {
        const address = `198.18.${network}.${n}`;
        statuses.push((await limited.post("/accounts/signup/", body, { token, address })).status);
      }
      return statuses;
    };
    const counted = [201, 201, 201, 201, 201, 429];
    expect(await statusesOf(member.token, { ...own, email: "counted@farm.example" }, "100")).toEqual(counted);
    expect(await statusesOf(admin.token, { ...own, email: "own@farm.example" }, "101")).toEqual(counted);
    const prepared = { ...names, email: "prepared@farm.example", on_behalf: true };
    expect(await statusesOf(member.token, prepared, "102")).toEqual([403, 403, 403, 403, 403, 429]);
    const made = { ...names, email: "made@farm.example", on_behalf: true };
    expect(await statusesOf(admin.token, made, "103")).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it("let a workshop of twenty-five on one network sign up, confirm and log in within an hour", async () => {
    const here = { address: "203.0.113.200" };
    for (let n = 0; n < 25; n += 1) {
      const email = `farmer-${n}@workshop.example`;
      const made = await limited.post(
        "/accounts/signup/",
        {
          email,
          password: PASSWORD,
          first_name: "Ada",
          last_name: "Roy",
          title: "Owner",
          business_name: `Workshop Farm ${n}`,
          roles: [2],
          email_consent: false,
        },
        here,
      );
      expect(made.status).toBe(201);
      await limited.post("/accounts/resend_verification/", { account_id: made.body[0].account.id }, here);
      const token = tokenIn((await limited.mails(email)).at(-1)?.text ?? "", /\/activate\/([\w-]+)/);
      expect((await limited.post("/accounts/activate_account/", { token }, here)).status).toBe(200);
      expect((await logIn(email, PASSWORD, here.address)).status).toBe(200);
    }
  });

  it("do not count what a clock that was ahead has dated, and sweep it out", async () => {
    const { email } = await limited.member();
    const subject = `account:${email}`;
    await limited.db
      .insertInto("throttle_hits")
      .values(
        Array.from({ length: 10 }, () => ({
          throttle: "login",
          subject,
          at: new Date(limited.clock.now().getTime() + hours(24)),
        })),
      )
      .execute();
    expect((await logIn(email, PASSWORD, "198.18.95.1")).status).toBe(200);
    await deleteExpiredHits(limited.db, limited.clock);
    const left = await limited.db
      .selectFrom("throttle_hits")
      .select("subject")
      .where("throttle", "=", "login")
      .where("subject", "=", subject)
      .execute();
    expect(left).toEqual([]);
  });
});
