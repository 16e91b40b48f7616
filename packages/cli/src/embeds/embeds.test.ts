import { execFileSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

let network: TestNetwork;
let partner: Server;
let address: string;

beforeAll(async () => {
  network = await startTestNetwork();
  await network.server.manager({ business_name: "Grand Valley" });
  partner = createServer((request, response) => {
    if (request.url === "/missing") return response.writeHead(404).end();
    const good = request.url === "/good";
    const slug = good ? "grand-valley" : "grand-vallee";
    return response
      .writeHead(200, {
        "content-type": "text/html",
        ...(!good && { "content-security-policy": "script-src 'self'" }),
      })
      .end(
        `<foodshed-classifieds network="${slug}"><a href="${network.url}/search/classifieds">Ads</a></foodshed-classifieds>\n<script src="${network.url}/embed/v1.js" async></script>`,
      );
  });
  await new Promise<void>((resolve) => partner.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;
});
afterAll(async () => {
  partner?.close();
  await network?.close();
});

const check = (...args: string[]) => network.foodshed(["embeds", "check", ...args]);
const report = (stdout: string) =>
  JSON.parse(stdout) as { findings: { code: string; message: string; line: number }[] };

describe("embeds check", () => {
  it("has the server open a public page, and passes on what it found", async () => {
    const { publicUrl } = network.server.services.config;
    network.server.services.readPage = async (url) => ({
      url,
      headers: {},
      html: `<foodshed-search><a href="${publicUrl}/search">Search</a></foodshed-search>`,
    });
    const { exitCode, stderr, stdout } = await check("farm.example/market");
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(
      /^https:\/\/farm\.example\/market: 1 widget, 1 finding\nerror {4}<foodshed-search> is on this page/,
    );
    expect(stdout).toContain("script-missing, line 1");
    expect(stderr).toContain("1 thing to put right.");
  });

  it("opens a page of one's own network from this machine, which the server does not", async () => {
    const real = await startTestNetwork();
    const { exitCode, stderr, stdout } = await real.foodshed([
      "embeds",
      "check",
      `${address}/good`,
      "--json",
    ]);
    expect(stderr).toContain("opens public pages only: this one is opened from this machine.");
    // That network has no such member, and its script comes from elsewhere.
    expect(report(stdout).findings.map(({ code }) => code)).toEqual([
      "network-unknown",
      "script-elsewhere",
      "fallback-missing",
    ]);
    expect(exitCode).toBe(1);
    await real.close();
  });

  it("finds nothing to put right on a good page, and says so with 0", async () => {
    const { exitCode, stdout } = await check(`${address}/good`, "--local");
    expect([exitCode, stdout]).toEqual([0, `${address}/good: 1 widget, nothing to put right\n`]);
  });

  it("says in French what is wrong, with the headers and the names considered", async () => {
    const { stdout } = await check(`${address}/bad`, "--local", "--json", "--language", "français");
    const { findings } = report(stdout);
    expect(findings.map(({ code }) => code)).toEqual(["network-unknown", "csp-script"]);
    expect(findings[0]?.message).toContain("Le réseau «\u00a0grand-vallee\u00a0» n’existe pas");
  });

  it.each([
    [["--language", "German"], 2, "--language is English or French"],
    [["--browser", "/nowhere/chromium"], 1, "/nowhere/chromium could not be started"],
  ])("says what cannot be done: %s", async (flags, code, message) => {
    const { exitCode, stderr } = await check(`${address}/good`, ...flags);
    expect(exitCode).toBe(code);
    expect(stderr).toContain(message);
  });

  it("says when a page does not open", async () => {
    expect((await check(`${address}/missing`, "--local")).stderr).toContain("answers 404");
    expect((await check("http://127.0.0.1:9/", "--local")).stderr).toContain("could not be opened");
  });
});

describe("embeds counts", () => {
  it("shows what was counted for one's own network, and for nobody else", async () => {
    const owner = await network.server.manager({ business_name: "Elora Table" });
    const other = await network.server.member();
    await network.server.db
      .insertInto("embed_counts")
      .values({
        account_id: owner.accountId,
        element: "classifieds",
        page_host: "farm.example",
        day: new Date(network.server.clock.now()).toISOString().slice(0, 10),
        shown: 1240,
        used: 88,
      })
      .execute();
    const counts = (token: string, ...args: string[]) =>
      network.foodshed(["embeds", "counts", ...args], { env: { FOODSHED_TOKEN: token } });
    expect((await counts(owner.token)).stdout).toMatch(/farm\.example +classifieds +1240 +88/);
    expect(
      JSON.parse((await counts(owner.token, owner.slug, "--days", "400", "--json")).stdout).pages,
    ).toHaveLength(1);
    const refused = await counts(other.token, owner.slug);
    expect(refused.exitCode).toBe(4);
    expect(refused.stdout).toBe("");
  });
});

describe.runIf(process.env.CHROMIUM_PATH)("embeds check --browser", () => {
  const inBrowser = (path: string) =>
    network.foodshed(["embeds", "check", `${address}${path}`, "--browser", "--json"], {
      env: { CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? "" },
    });

  it("leaves no browser behind", async () => {
    await inBrowser("/good");
    const running = () => execFileSync("ps", ["-eo", "args"], { encoding: "utf8" });
    // A browser that was told to close takes a moment.
    await expect.poll(running, { timeout: 20_000 }).not.toContain(join(tmpdir(), "foodshed-browser-"));
  });

  it("reports what the browser blocked and what did not start", async () => {
    const { stdout } = await inBrowser("/bad");
    const found = report(stdout).findings.map(({ code }) => code);
    expect(found).toEqual(
      expect.arrayContaining(["csp-script", "network-unknown", "browser-blocked", "browser-not-started"]),
    );
  });
});
