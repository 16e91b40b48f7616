import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
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

  it("verifies the server's audit entries for administrators, and remembers where they ended", async () => {
    const { db } = network.server;
    const record = () =>
      db
        .insertInto("audit_entries")
        .values({ operation: "updateProfile" } as never)
        .execute();
    for (let entry = 0; entry < 3; entry++) await record();
    await network.foodshed(["login", "--email", "admin@foodshed.example", "--password-stdin"], {
      stdin: PASSWORD,
    });
    expect((await doctor()).of("Audit")).toMatchObject({ state: "ok", message: "3 entries as recorded" });
    await record();
    expect((await doctor()).of("Audit")?.message).toBe("4 entries as recorded, as since entry 3");

    // An end that was cut off, and the chain mended: from the inside nobody notices.
    await sql`delete from audit_entries where seq > 2`.execute(db);
    await sql`update audit_chain set last_seq = 2, last_hash = (select hash from audit_entries where seq = 2)`.execute(
      db,
    );
    const cut = await doctor();
    expect(cut.exitCode).toBe(1);
    expect(cut.of("Audit")).toMatchObject({ state: "wrong" });
    expect(cut.of("Audit")?.message).toContain("Entry 4 was the last one when this program looked before");
    for (let entry = 0; entry < 3; entry++) await record();
    expect((await doctor()).of("Audit")?.message).toContain("Entry 4 is another than when");

    await sql`update audit_entries set operation = 'nothing' where seq = 2`.execute(db);
    const changed = await doctor();
    expect(changed.of("Audit")?.message).toMatch(/^Audit entry 2 \(row \d+\) was changed/);
  });

  it("says nothing of audit entries to others", async () => {
    await network.server.member({ email: "ada@farm.example", password: PASSWORD });
    await network.foodshed(["login", "--email", "ada@farm.example", "--password-stdin"], { stdin: PASSWORD });
    expect((await doctor()).of("Audit")).toBeUndefined();
  });
});
