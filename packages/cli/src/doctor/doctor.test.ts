import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

const PASSWORD = "harvest#2026";

let network: TestNetwork;

beforeAll(async () => {
  network = await startTestNetwork();
  await network.server.administrator({ email: "admin@foodshed.example", password: PASSWORD });
});

afterAll(() => network?.close());

const doctor = async (options: Parameters<TestNetwork["foodshed"]>[1] = {}, args: string[] = []) => {
  const ran = await network.foodshed(["doctor", "--json", ...args], options);
  const findings: { check: string; state: string; message: string; next?: string }[] = JSON.parse(
    ran.stdout,
  ).findings;
  return { ...ran, of: (check: string) => findings.find((finding) => finding.check === check) };
};

describe("doctor", () => {
  it("reports a missing login and the next step", async () => {
    const { exitCode, of, stderr } = await doctor();
    expect(exitCode).toBe(1);
    expect(of("Login")).toMatchObject({ state: "wrong", next: "Run: foodshed login" });
    expect(of("Server")).toMatchObject({ state: "ok" });
    expect(stderr).toContain("1 thing to put right.");
  });

  it("finds everything in order after a login", async () => {
    await network.foodshed(["login", "--email", "admin@foodshed.example", "--password-stdin"], {
      stdin: PASSWORD,
    });
    const { exitCode, of } = await doctor();
    expect(exitCode).toBe(0);
    expect(of("Login")?.message).toContain("admin@foodshed.example, administrator, until");
    expect(of("Settings")?.message).toContain("1 context");
    const text = await network.foodshed(["doctor"]);
    expect(text.stdout).toMatch(/^ok {7}Node: \d+/);
    expect(text.stdout).not.toContain("eyJ");
  });

  it("distinguishes an unreachable server, a foreign server and a wrong clock", async () => {
    const away = await doctor({ env: { FOODSHED_SERVER: "http://127.0.0.1:9" } });
    expect(away.of("Server")).toMatchObject({ state: "wrong" });
    expect(away.of("Server")?.message).toContain("cannot be reached");
    const other = await doctor({ fetch: async () => new Response("<h1>Hello</h1>") });
    expect(other.of("Server")?.message).toContain("not as a Foodshed server");
    const late = await doctor({
      fetch: async (request) => {
        const response = await fetch(request);
        return new Response(response.body, {
          status: response.status,
          headers: {
            ...Object.fromEntries(response.headers),
            date: new Date(Date.now() - 7_200_000).toUTCString(),
          },
        });
      },
    });
    expect(late.of("Server")?.message).toContain("differ by 720");
  });

  it("closes credentials that were open to others", async () => {
    const file = join(network.folder, "config", "credentials.json");
    chmodSync(file, 0o644);
    expect((await doctor()).of("Settings")?.message).toContain("readable for you alone");
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it("notices a session that has ended, a token that is none, and a proxy that is not used", async () => {
    const token = await network.server.login("admin@foodshed.example", PASSWORD);
    await network.server.post("/accounts/logout/", undefined, { token });
    const ended = await doctor({ env: { FOODSHED_TOKEN: token, HTTPS_PROXY: "http://proxy.example:8080" } });
    expect(ended.of("Login")?.message).toBe("The session has ended.");
    expect(ended.of("Proxy")).toMatchObject({ state: "warning" });
    expect((await doctor({ env: { FOODSHED_TOKEN: "nonsense" } })).of("Login")?.message).toContain(
      "holds no token",
    );
  });
});
