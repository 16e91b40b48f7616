import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

const EMAIL = "admin@foodshed.example";
const PASSWORD = "harvest#2026";

let network: TestNetwork;

beforeAll(async () => {
  network = await startTestNetwork();
  await network.server.administrator({ email: EMAIL, password: PASSWORD });
});

afterAll(() => network?.close());

const login = (args: string[] = [], more: Parameters<TestNetwork["foodshed"]>[1] = {}) =>
  network.foodshed(["login", "--email", EMAIL, "--password-stdin", ...args], {
    stdin: `${PASSWORD}\n`,
    ...more,
  });

beforeEach(async () => {
  await network.foodshed(["logout"]);
});

describe("login", () => {
  it("saves a token that later commands use", async () => {
    const ran = await login();
    expect(ran).toMatchObject({ exitCode: 0, stdout: `Logged in to ${network.url} as ${EMAIL}.\n` });
    const who = await network.foodshed(["whoami", "--json"]);
    expect(JSON.parse(who.stdout)).toMatchObject({ email: EMAIL, is_admin: true, server: network.url });
    expect(who.stderr).toBe("");
  });

  it("takes email and password from the environment", async () => {
    const ran = await network.foodshed(["login"], {
      env: { FOODSHED_EMAIL: EMAIL, FOODSHED_PASSWORD: PASSWORD },
    });
    expect(ran.exitCode).toBe(0);
  });

  it("takes a token that the server takes, and no other", async () => {
    const token = await network.server.login(EMAIL, PASSWORD);
    expect((await network.foodshed(["login", "--token-stdin"], { stdin: `${token}\r\n` })).exitCode).toBe(0);
    const forged = await network.foodshed(["login", "--token-stdin"], { stdin: `${token.slice(0, -4)}AAAA` });
    expect(forged).toMatchObject({ exitCode: 4, stdout: "" });
    expect(forged.stderr).toContain("does not take this token");
    expect((await network.foodshed(["login", "--token-stdin"], { stdin: "hello" })).stderr).toContain(
      "This is no token.",
    );
  });

  it("reports the failure, saves nothing and prints no secret", async () => {
    const ran = await login([], { stdin: "Wrong-2026!" });
    expect(ran.exitCode).toBe(4);
    expect(ran.stderr).toContain("Failure to login due to:");
    expect(ran.stderr).not.toContain("Wrong-2026!");
    expect((await network.foodshed(["whoami"])).exitCode).toBe(4);
  });

  it("without a terminal asks nothing and names the flag instead", async () => {
    const email = await network.foodshed(["login"]);
    expect(email).toMatchObject({ exitCode: 2 });
    expect(email.stderr).toContain("--email");
    const password = await network.foodshed(["login", "--email", EMAIL]);
    expect(password.stderr).toContain("--password-stdin");
  });

  it("takes no password and no token on the command line", async () => {
    expect((await network.foodshed(["login", "--password", PASSWORD])).exitCode).toBe(2);
    expect((await network.foodshed(["login", "--token", "x"])).exitCode).toBe(2);
  });
});

describe("login to an account with a second step", () => {
  const owner = { email: "careful@foodshed.example", password: "harvest#2026" };
  const env = { FOODSHED_EMAIL: owner.email, FOODSHED_PASSWORD: owner.password };
  let codes: string[];

  beforeAll(async () => {
    const { server } = network;
    const { token } = await server.member(owner);
    const { body } = await server.post(
      "/accounts/begin_totp/",
      { current_password: owner.password },
      { token },
    );
    const timestamp = server.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp });
    codes = (await server.post("/accounts/confirm_totp/", { code }, { token })).body.recovery_codes;
  });

  it("takes the code from the environment, each once", async () => {
    const ran = () => network.foodshed(["login"], { env: { ...env, FOODSHED_CODE: codes[0] as string } });
    expect(await ran()).toMatchObject({ exitCode: 0 });
    const again = await ran();
    expect(again.exitCode).toBe(4);
    expect(again.stderr).toMatch(/used already.*FOODSHED_CODE/s);
  });

  it("without a terminal names what to set", async () => {
    const ran = await network.foodshed(["login"], { env });
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    expect(ran.stderr).toContain("FOODSHED_CODE");
  });
});

describe("logout", () => {
  it("ends the session on the server and forgets the token", async () => {
    await login();
    const file = join(network.folder, "config", "credentials.json");
    const token = JSON.parse(readFileSync(file, "utf8")).contexts[new URL(network.url).host].token as string;
    expect((await network.foodshed(["logout"])).exitCode).toBe(0);
    expect(readFileSync(file, "utf8")).not.toContain(token);
    expect((await network.server.get("/accounts/session/", { token })).status).toBe(401);
  });

  it("forgets the token also when the server is gone", async () => {
    await login();
    const ran = await network.foodshed(["logout", "--json"], {
      fetch: () => Promise.reject(new TypeError("gone")),
    });
    expect(ran.exitCode).toBe(0);
    expect(JSON.parse(ran.stdout)).toMatchObject({ ended: false });
    expect((await network.foodshed(["whoami"])).stderr).toContain("You are not logged in");
  });
});

describe("whoami", () => {
  it("shows the end of the session in local time, and in ISO 8601 with --json", async () => {
    await login();
    const { expires } = JSON.parse((await network.foodshed(["whoami", "--json"])).stdout);
    expect(expires).toBe(new Date(expires).toISOString());
    const { stdout } = await network.foodshed(["whoami"]);
    const [, shown] = /, until (\d{4}-\d\d-\d\d \d\d:\d\d)\n$/.exec(stdout) ?? [];
    expect(new Date(shown as string).getTime()).toBe(Math.floor(Date.parse(expires) / 60_000) * 60_000);
  });

  it("names the next step when no user is logged in", async () => {
    const ran = await network.foodshed(["whoami"]);
    expect(ran).toMatchObject({ exitCode: 4, stdout: "" });
    expect(ran.stderr).toContain("Run: foodshed login");
  });

  it("notices that the session was ended elsewhere", async () => {
    const token = await network.server.login(EMAIL, PASSWORD);
    await network.server.post("/accounts/logout/", undefined, { token });
    const ran = await network.foodshed(["whoami"], { env: { FOODSHED_TOKEN: token } });
    expect(ran.exitCode).toBe(4);
    expect(ran.stderr).toContain("your session has ended");
  });

  it("distinguishes an unreachable server from a foreign one", async () => {
    const token = await network.server.login(EMAIL, PASSWORD);
    const gone = await network.foodshed(["whoami", "--server", "http://127.0.0.1:9"], {
      env: { FOODSHED_TOKEN: token },
    });
    expect(gone.exitCode).toBe(5);
    expect(gone.stderr).toContain("http://127.0.0.1:9 could not be reached.");
    const other = await network.foodshed(["whoami"], {
      env: { FOODSHED_TOKEN: token },
      fetch: async () => new Response("<h1>Not Found</h1>", { status: 404, statusText: "Not Found" }),
    });
    expect(other.exitCode).toBe(5);
    expect(other.stderr).toContain("is no Foodshed server");
  });
});
