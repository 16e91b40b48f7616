import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

const PASSWORD = "harvest#2026";

let network: TestNetwork;
let env: Record<string, string>;
let member: { accountId: number; email: string; slug: string };

beforeAll(async () => {
  network = await startTestNetwork();
  const admin = await network.server.administrator({ email: "admin@foodshed.example", password: PASSWORD });
  env = { FOODSHED_TOKEN: admin.token };
  member = await network.server.member({ business_name: "Maple Hill Orchard" });
});

afterAll(() => network?.close());

const hijack = (args: string[], { stdin = PASSWORD, more = {} as Record<string, string> } = {}) =>
  network.foodshed(["hijack", ...args], { env: { ...env, ...more }, stdin });

const begin = (ref: string, args: string[] = []) =>
  hijack([ref, "--reason", "Ticket 1881", "--password-stdin", ...args]);

const redeem = async (link: string) => {
  const code = new URL(link).hash.replace("#code=", "");
  return (await network.server.post("/accounts/redeem_hijack/", { code })).body.token as string;
};

const log = async () => JSON.parse((await hijack(["log", "--json"])).stdout).results;

beforeEach(async () => {
  await hijack(["stop"]);
});

describe("hijack", () => {
  it("prints a one-time link that opens the account by id, slug and address, with the reason in the log", async () => {
    for (const ref of [String(member.accountId), member.slug, member.email]) {
      const ran = await begin(ref);
      expect(ran.exitCode).toBe(0);
      expect(ran.stdout).toMatch(/^http\S+\/hijack\/\d+#code=\S+\n$/);
      expect(ran.stderr).toContain("The link works once, for 60 seconds");
      const token = await redeem(ran.stdout.trim());
      const { body } = await network.server.get("/accounts/session/", { token });
      expect(body).toMatchObject({ account_id: member.accountId, hijack: { reason: "Ticket 1881" } });
    }
    expect((await log())[0]).toMatchObject({ by_email: "admin@foodshed.example", reason: "Ticket 1881" });
  });

  it("lasts as long as is said, and an hour at most", async () => {
    const { expires_at } = JSON.parse((await begin(member.slug, ["--ttl", "15m", "--json"])).stdout);
    const minutes = (Date.parse(expires_at) - network.server.clock.now().getTime()) / 60_000;
    expect(minutes).toBeGreaterThan(13);
    expect(minutes).toBeLessThanOrEqual(15);
    for (const ttl of ["2h", "0", "61m", "soon"]) {
      expect((await begin(member.slug, ["--ttl", ttl])).exitCode).toBe(2);
    }
  });

  it("opens nothing without the right password, and leaves no session behind that it needed", async () => {
    const sessions = async () =>
      (await network.server.db.selectFrom("sessions").select("id").where("ended_at", "is", null).execute())
        .length;
    const before = await sessions();
    const wrong = await hijack([member.slug, "--reason", "Curious", "--password-stdin"], {
      stdin: "Wrong-2026!",
    });
    expect(wrong).toMatchObject({ exitCode: 4, stdout: "" });
    expect(wrong.stderr).not.toContain("Wrong-2026!");
    await begin(member.slug);
    expect(await sessions()).toBe(before);
    expect((await log()).some(({ reason }: { reason: string }) => reason === "Curious")).toBe(false);
  });

  it.each(["ok", "  ", "x".repeat(501)])(
    "does not take %j for a reason: it names the flag, and asks the server nothing",
    async (reason) => {
      const ran = await network.foodshed(["hijack", member.slug, "--reason", reason], {
        fetch: () => Promise.reject(new Error("nothing may be sent")),
      });
      expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
      expect(ran.stderr).toContain("--reason");
      expect(ran.stderr).toContain("It must have 3 to 500 characters");
    },
  );

  it("asks for nothing without a terminal, and names the flags", async () => {
    expect((await hijack([member.slug])).stderr).toContain("Say it with: --reason");
    const ran = await hijack([member.slug, "--reason", "Ticket 1881"], { stdin: "" });
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain("--password-stdin");
    const fromEnvironment = await hijack([member.slug, "--reason", "Ticket 1881"], {
      more: { FOODSHED_PASSWORD: PASSWORD },
    });
    expect(fromEnvironment.exitCode).toBe(0);
  });

  it("is refused for administrators and unclaimed accounts with the server's message, and to other callers at once", async () => {
    const colleague = await network.server.administrator();
    const ran = await begin(String(colleague.accountId));
    expect(ran.exitCode).toBe(4);
    expect(ran.stderr).toContain("Nobody acts for an administrator.");
    const { token } = await network.server.member();
    const denied = await network.foodshed(["hijack", member.slug, "--reason", "Me too"], {
      env: { FOODSHED_TOKEN: token },
    });
    expect(denied.exitCode).toBe(4);
    expect(denied.stderr).toContain("that is for administrators");
  });

  it("opens the browser by a page that only its owner can read, without the code in any argument", async () => {
    const browser = join(network.folder, "browser.sh");
    const seen = join(network.folder, "seen");
    mkdirSync(join(network.folder, "config"), { recursive: true });
    writeFileSync(browser, `#!/bin/sh\necho "$@" > ${seen}.part\nmv ${seen}.part ${seen}\n`);
    chmodSync(browser, 0o755);
    const ran = await hijack([member.slug, "--reason", "Ticket 1881", "--password-stdin", "--open"], {
      more: { BROWSER: browser },
    });
    expect(ran.stdout).toBe("Opened Maple Hill Orchard in the browser.\n");
    await expect.poll(() => existsSync(seen), { timeout: 20_000 }).toBe(true);
    const page = readFileSync(seen, "utf8").trim();
    expect(page).not.toContain("code=");
    expect(statSync(page).mode & 0o077).toBe(0);
    const link = /url=([^"]+)"/.exec(readFileSync(page, "utf8"))?.[1] ?? "";
    expect(await redeem(link)).toBeTruthy();
  });
});

describe("hijack stop", () => {
  it("ends what one began oneself, or all of an account", async () => {
    const token = await redeem((await begin(member.slug)).stdout.trim());
    const colleague = await network.server.administrator();
    const theirs = await network.server.get(`/accounts/hijack/${member.accountId}`, {
      token: colleague.token,
    });
    const alive = async (token: string) => (await network.server.get("/accounts/session/", { token })).status;

    const ran = await hijack(["stop"]);
    expect(ran.stdout).toBe("Ended 1 impersonation: Maple Hill Orchard.\n");
    expect([await alive(token), await alive(theirs.body.token)]).toEqual([401, 200]);
    expect((await hijack(["stop"])).stdout).toBe("Nothing is under way.\n");
    await hijack(["stop", member.slug]);
    expect(await alive(theirs.body.token)).toBe(401);
  });
});

describe("a link that nobody has opened", () => {
  const stop = async (args: string[] = []) => (await hijack(["stop", ...args])).stdout;

  it("opens nothing after its administrator stopped it, of all accounts or of one", async () => {
    for (const args of [[], [member.slug]]) {
      const link = (await begin(member.slug)).stdout.trim();
      expect(await stop(args)).toBe("Withdrew 1 link: Maple Hill Orchard.\n");
      expect(await redeem(link)).toBeUndefined();
      expect(await stop(args)).toBe("Nothing is under way.\n");
    }
  });

  it("is not another administrator's to withdraw, nor withdrawn with another account's", async () => {
    const link = (await begin(member.slug)).stdout.trim();
    const colleague = await network.server.administrator();
    const theirs = await network.foodshed(["hijack", "stop", member.slug], {
      env: { FOODSHED_TOKEN: colleague.token },
    });
    expect(theirs.stdout).toBe("Nothing is under way.\n");
    const other = await network.server.member({ business_name: "Beaver Creek Bees" });
    expect(await stop([other.slug])).toBe("Nothing is under way.\n");
    expect(await redeem(link)).toBeTruthy();
  });
});

describe("hijack log", () => {
  it("shows who acted for whom, when, why and how it ended", async () => {
    await redeem((await begin(member.slug)).stdout.trim());
    const ran = await hijack(["log", member.slug]);
    expect(ran.stdout).toMatch(/Began \(UTC\) +State +By/);
    expect(ran.stdout).toMatch(/running +admin@foodshed\.example +Maple Hill Orchard +0 +Ticket 1881/);
    await hijack(["stop"]);
    expect((await hijack(["log", member.slug])).stdout).toMatch(/stopped +admin@/);
    const limited = await hijack(["log", "--limit", "1"]);
    expect(limited.stderr).toMatch(/1 of \d+ are shown/);
  });
});
