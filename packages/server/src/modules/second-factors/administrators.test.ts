import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ config: { adminSecondFactor: true } });
});
afterAll(() => server.close());

async function logIn({ email }: Person): Promise<string> {
  return (await server.post("/accounts/login/", { username: email, password: PASSWORD })).body.token;
}
const listAccounts = async (token: string) =>
  (await server.get("/accounts/accounts_list/", { token })).status;
const read = async (token: string) => (await server.get("/accounts/second_factors/", { token })).body;

describe("an administrator without a second step", () => {
  it("has two weeks to set one up; then administrative calls are refused until there is one", async () => {
    const admin = await server.administrator();
    const first = await logIn(admin);
    const { due_at } = await read(first);
    expect(new Date(due_at).getTime() - server.clock.now().getTime()).toBeCloseTo(days(14), -4);
    expect(await listAccounts(first)).toBe(200);
    server.clock.advance(days(14) + 1000);
    const late = await logIn(admin);
    expect(await listAccounts(late)).toBe(403);
    expect((await read(late)).due_at).toBe(due_at);
    const { body } = await server.post(
      "/accounts/begin_totp/",
      { current_password: PASSWORD },
      { token: late },
    );
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({
      timestamp: server.clock.now().getTime(),
    });
    expect((await server.post("/accounts/confirm_totp/", { code }, { token: late })).status).toBe(200);
    expect(await listAccounts(late)).toBe(200);
    expect((await read(late)).due_at).toBeNull();
  });

  it("may be a member for good where no second step is asked for", async () => {
    const lenient = await buildTestServer({ config: { adminSecondFactor: false } });
    const admin = await lenient.administrator();
    const { body } = await lenient.post("/accounts/login/", { username: admin.email, password: PASSWORD });
    expect((await lenient.get("/accounts/second_factors/", { token: body.token })).body.due_at).toBeNull();
    await lenient.close();
  });

  it("is no matter for members", async () => {
    const member = await server.member();
    expect((await read(await logIn(member))).due_at).toBeNull();
  });
});
