import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

let network: TestNetwork;
let env: Record<string, string>;
let manager: { token: string; accountId: number };

beforeAll(async () => {
  network = await startTestNetwork();
  env = { FOODSHED_TOKEN: (await network.server.administrator({ business_name: "Foodshed Support" })).token };
  manager = await network.server.manager({ business_name: "Taste of Wellington" });
  const rows = Array.from({ length: 3 }, (_, n) => `m${n}@made.example,Ada,Okafor,Made Farm ${n},seller\n`);
  writeFileSync(
    join(network.folder, "made.csv"),
    `email,first_name,last_name,business_name,roles\n${rows.join("")}`,
  );
  await network.foodshed(["accounts", "import", "made.csv", "--yes"], {
    env: { FOODSHED_TOKEN: manager.token },
  });
});

afterAll(() => network?.close());

const accounts = (args: string[], options: Parameters<TestNetwork["foodshed"]>[1] = {}) =>
  network.foodshed(["accounts", ...args], { env, ...options });

describe("accounts list", () => {
  it("finds accounts by text, state and role, for administrators", async () => {
    const ran = await accounts(["list", "made farm", "--state", "unclaimed"]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toMatch(/^ *Id {2}Business/);
    expect(ran.stdout).toMatch(/\d+ {2}Made Farm 1 +m1@made\.example +unclaimed +seller +never/);
    const networks = JSON.parse((await accounts(["list", "--role", "organization", "--json"])).stdout);
    expect(networks.results.map(({ slug }: { slug: string }) => slug)).toContain("taste-of-wellington");
    expect((await accounts(["list", "nobody at all"])).stdout).toBe("No accounts found.\n");
  });

  it("shows up to --limit accounts and names the flag for more", async () => {
    const ran = await accounts(["list", "--limit", "2"]);
    expect(ran.stdout.trimEnd().split("\n")).toHaveLength(3);
    expect(ran.stderr).toMatch(/^2 of \d+ are shown\. More with: --limit or --all/);
    const all = JSON.parse((await accounts(["list", "--all", "--json"])).stdout);
    expect(all.results).toHaveLength(all.count);
  });

  it("shows a manager the profiles that they manage", async () => {
    const ran = await accounts(["list", "--json"], { env: { FOODSHED_TOKEN: manager.token } });
    expect(JSON.parse(ran.stdout).results.map(({ slug }: { slug: string }) => slug)).toEqual([
      "made-farm-0",
      "made-farm-1",
      "made-farm-2",
    ]);
  });

  it("reads out a line per fact when it is to be plain", async () => {
    const ran = await accounts(["list", "made farm 1", "--plain"]);
    expect(ran.stdout).toMatch(
      /^Id: \d+\nBusiness: Made Farm 1\nLogin: m1@made\.example\nState: unclaimed\n/,
    );
  });
});

describe("accounts show", () => {
  it.each(["made-farm-1", "m1@made.example"])("knows an account by %s", async (ref) => {
    const ran = await accounts(["show", ref]);
    expect(ran.stdout).toContain("Made Farm 1 (account ");
    expect(ran.stdout).toContain("State: unclaimed");
    expect(ran.stderr).toContain("foodshed accounts resend");
  });

  it("finds an account by id and reports an unknown one", async () => {
    const { id } = JSON.parse((await accounts(["show", "made-farm-1", "--json"])).stdout);
    expect((await accounts(["show", String(id)])).stdout).toContain("Made Farm 1");
    for (const ref of ["999999", "no-such-farm", "no@such.example"]) {
      const ran = await accounts(["show", ref]);
      expect(ran).toMatchObject({ exitCode: 1, stdout: "" });
      expect(ran.stderr).toContain(`There is no account '${ref}'.`);
    }
  });

  it("is for administrators", async () => {
    const ran = await accounts(["show", "made-farm-1"], { env: { FOODSHED_TOKEN: manager.token } });
    expect(ran.exitCode).toBe(4);
    expect(ran.stderr).toContain("that is for administrators");
  });
});

describe("accounts resend", () => {
  const claimMails = async (email: string) =>
    (await network.server.mails(email)).filter(({ subject }) => subject.startsWith("Claim")).length;

  it("sends one account its claim link again without asking", async () => {
    const ran = await accounts(["resend", "made-farm-0"]);
    expect(ran).toMatchObject({ exitCode: 0 });
    expect(ran.stdout).toContain("1 mail on the way.");
    expect(await claimMails("m0@made.example")).toBe(2);
  });

  it("asks before it writes to many: those of a run, or all that wait", async () => {
    expect((await accounts(["resend", "--unclaimed"])).stderr).toContain("Agree with: --yes");
    const before = await claimMails("m2@made.example");
    const run = await accounts(["resend", "--from", "made.csv", "--yes"]);
    expect(run.stdout).toContain("3 mails on the way.");
    const own = await accounts(["resend", "--unclaimed", "--yes", "--json"], {
      env: { FOODSHED_TOKEN: manager.token },
    });
    expect(JSON.parse(own.stdout).sent).toBe(3);
    expect(await claimMails("m2@made.example")).toBe(before + 2);
  });

  it("reports accounts over the mail limit", async () => {
    const ran = await accounts(["resend", "made-farm-0", "made-farm-1", "--yes"], {
      fetch: async (request) => {
        const body = request.url.endsWith("/resend_verification/") ? await request.clone().json() : {};
        const { id } = JSON.parse((await accounts(["show", "made-farm-0", "--json"])).stdout);
        if (body.account_id !== id) return fetch(request);
        return Response.json(
          { message: "Please wait a moment before you try again." },
          { status: 429, headers: { "Retry-After": "3000" } },
        );
      },
    });
    expect(ran.exitCode).toBe(6);
    expect(ran.stdout).toContain("1 mail on the way.");
    expect(ran.stderr).toContain("Made Farm 0: Please wait");
  });

  it("needs an account to be named", async () => {
    expect((await accounts(["resend"])).exitCode).toBe(2);
    const ran = await accounts(["resend", "foodshed-support"], { env: { FOODSHED_TOKEN: manager.token } });
    expect(ran.stderr).toContain("You manage no account 'foodshed-support'.");
  });
});

describe("accounts reset-2fa", () => {
  const reset = (args: string[] = [], more: Parameters<typeof accounts>[1] = {}) =>
    accounts(["reset-2fa", "lost-phone-farm", ...args], more);

  it("removes it after a reason and a yes, and says so", async () => {
    const { server } = network;
    const { token, userId } = await server.member({
      business_name: "Lost Phone Farm",
      password: "lost#2026",
    });
    const { body } = await server.post("/accounts/begin_totp/", { current_password: "lost#2026" }, { token });
    const timestamp = server.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp });
    await server.post("/accounts/confirm_totp/", { code }, { token });
    const left = () =>
      server.db.selectFrom("totp_secrets").where("user_id", "=", userId).selectAll().execute();

    expect((await reset()).stderr).toContain("Say it with: --reason");
    expect((await reset(["--reason", "Called back"])).stderr).toContain("Agree with: --yes");
    const denied = await reset(["--reason", "Called back", "--yes"], {
      env: { FOODSHED_TOKEN: manager.token },
    });
    expect(denied.exitCode).toBe(4);
    expect(await left()).toHaveLength(1);
    const ran = await reset(["--reason", "Called back", "--yes"]);
    expect(ran).toMatchObject({ exitCode: 0 });
    expect(ran.stdout).toContain("Lost Phone Farm logs in with its password alone");
    expect(await left()).toEqual([]);
  });
});
