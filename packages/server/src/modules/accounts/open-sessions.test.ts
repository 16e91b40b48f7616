import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hours } from "../../core/clock.ts";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";
import type { ResponseBody } from "../handler.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const list = async (token: string): Promise<ResponseBody<"listSessions">> =>
  (await server.get("/accounts/sessions/", { token })).body;
type OpenSession = ResponseBody<"listSessions">[number];
/** The one listed session that is what is looked for. */
async function find(token: string, isIt: (session: OpenSession) => boolean): Promise<OpenSession> {
  const [session, ...more] = (await list(token)).filter(isIt);
  if (!session || more.length > 0) throw new Error(`${more.length + (session ? 1 : 0)} sessions are it`);
  return session;
}
const isCurrent = ({ current }: OpenSession) => current;
const isSafari = ({ browser }: OpenSession) => browser === "Safari";
const end = (token: string, id: string) => server.post("/accounts/end_session/", { id }, { token });
const endOthers = (token: string) => server.post("/accounts/end_other_sessions/", undefined, { token });
const isOpen = async (token: string) => (await server.get("/accounts/session/", { token })).status === 200;

async function logIn({ email }: Person, userAgent?: string, more: object = {}): Promise<string> {
  const { body } = await server.post(
    "/accounts/login/",
    { username: email, password: PASSWORD },
    { headers: userAgent === undefined ? {} : { "user-agent": userAgent }, ...more },
  );
  return body.token;
}

describe("where a user is signed in", () => {
  it("is listed with the program of each session, the caller's own first", async () => {
    const person = await server.member();
    await logIn(person, SAFARI);
    server.clock.advance(hours(1));
    const own = await logIn(person, FIREFOX);
    server.clock.advance(hours(1));
    await logIn(person, "");
    const [first, ...others] = await list(own);
    expect(first).toMatchObject({ current: true, browser: "Firefox", system: "Windows", support: null });
    expect(others.map(({ current, browser, system }) => ({ current, browser, system }))).toEqual(
      expect.arrayContaining([
        { current: false, browser: "Safari", system: "iOS" },
        { current: false, browser: null, system: null },
      ]),
    );
  });

  it("leaves out what has ended or run out", async () => {
    const person = await server.member();
    const short = await logIn(person, SAFARI);
    await server.post("/accounts/logout/", undefined, { token: short });
    server.clock.advance(hours(25));
    const own = await logIn(person, FIREFOX);
    expect(await list(own)).toHaveLength(1);
  });

  it("takes any nonsense that a program says of itself", async () => {
    const person = await server.member();
    const own = await logIn(person, `<script>alert(1)</script> ${"x".repeat(5000)}`);
    const session = await find(own, isCurrent);
    expect(String(session.browser).length).toBeLessThanOrEqual(100);
  });

  it("names the administrator's reason, and lets the member end that visit", async () => {
    const person = await server.member();
    const admin = await server.administrator();
    const { body } = await server.post(
      `/accounts/hijack/${person.accountId}/`,
      { reason: "Asked by phone" },
      { token: admin.token },
    );
    const own = await logIn(person, FIREFOX);
    const visit = await find(own, ({ support }) => support !== null);
    expect(visit.support).toEqual({ reason: "Asked by phone" });
    expect((await server.get("/accounts/sessions/", { token: body.token })).status).toBe(403);
    expect((await end(body.token, visit.id)).status).toBe(403);
    expect((await endOthers(body.token)).status).toBe(403);
    expect((await end(own, visit.id)).status).toBe(204);
    expect(await isOpen(body.token)).toBe(false);
  });
});

describe("ending sessions", () => {
  it("one of them: its token stops working, the others go on", async () => {
    const person = await server.member();
    const [stolen, own] = [await logIn(person, SAFARI), await logIn(person, FIREFOX)];
    const there = await find(own, isSafari);
    expect((await end(own, there.id)).status).toBe(204);
    expect(await isOpen(stolen)).toBe(false);
    expect(await isOpen(own)).toBe(true);
    expect((await end(own, there.id)).status).toBe(404);
  });

  it("another user's is not found, and goes on", async () => {
    const [person, stranger] = [await server.member(), await server.member()];
    const token = await logIn(person, FIREFOX);
    const { id } = await find(token, isCurrent);
    expect((await end(stranger.token, id)).status).toBe(404);
    expect(await isOpen(token)).toBe(true);
    expect((await end(stranger.token, randomUUID())).status).toBe(404);
    expect((await end(stranger.token, "all")).status).toBe(400);
  });

  it("all but this one: every device is a stranger again, except the one that asks", async () => {
    const person = await server.member();
    const tokens = [person.token, await logIn(person, SAFARI), await logIn(person, undefined)];
    const own = await logIn(person, FIREFOX);
    expect((await endOthers(own)).status).toBe(204);
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, false, false]);
    expect(await list(own)).toMatchObject([{ current: true, browser: "Firefox" }]);
  });

  it("also one that is being opened at the same moment", async () => {
    const person = await server.member();
    const own = await logIn(person, FIREFOX);
    const [late] = await Promise.all([logIn(person, SAFARI), endOthers(own)]);
    const running = (await list(own)).map(({ browser }) => browser);
    // Whichever came first: the list and the token agree.
    expect(running.includes("Safari")).toBe(await isOpen(late));
  });
});

describe("a login from a new device", () => {
  const notices = async ({ email }: Person) =>
    (await server.mails(email)).filter(({ subject }) => subject === "New login to your account");

  it("is mailed to its user, with the program and the way to end it", async () => {
    const person = await server.member();
    await logIn(person, FIREFOX);
    expect(await notices(person)).toHaveLength(0);
    await logIn(person, SAFARI, { address: "203.0.113.77" });
    const [notice, ...more] = await notices(person);
    expect(more).toEqual([]);
    expect(notice?.text).toMatch(/Safari, iOS/);
    expect(notice?.text).toContain("/settings#sessions");
    await logIn(person, SAFARI, { address: "203.0.113.77" });
    expect(await notices(person)).toHaveLength(1);
  });

  it("is not mailed when the password is wrong", async () => {
    const person = await server.member();
    const { status } = await server.post(
      "/accounts/login/",
      { username: person.email, password: "wrong#2026" },
      { address: "203.0.113.78" },
    );
    expect(status).toBe(400);
    expect(await notices(person)).toHaveLength(0);
  });

  it("is mailed again from a device that was ended with all others", async () => {
    const person = await server.member();
    await logIn(person, SAFARI, { address: "203.0.113.79" });
    const own = await logIn(person, FIREFOX);
    await endOthers(own);
    await logIn(person, SAFARI, { address: "203.0.113.79" });
    expect(await notices(person)).toHaveLength(2);
  });
});
