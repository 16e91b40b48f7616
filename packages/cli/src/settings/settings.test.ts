import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

let network: TestNetwork;
let admin: { token: string; email: string };
let farm: { token: string };

beforeAll(async () => {
  network = await startTestNetwork();
  admin = await network.server.administrator({ business_name: "Foodshed Support" });
  farm = await network.server.member({ business_name: "Maple Hill Orchard" });
});
afterAll(() => network?.close());

const settings = (args: string[], { token } = admin as { token: string }) =>
  network.foodshed(["settings", ...args], { env: { FOODSHED_TOKEN: token } });
const held = async (expression: string) => (await settings(["list", "--jq", expression])).stdout.trim();

describe("foodshed settings", () => {
  it("lists every setting with its default, and who changed it", async () => {
    const fresh = await settings(["list"]);
    expect(fresh.stdout).toMatch(/^posting +on +on *$/m);
    expect(fresh.stdout).toMatch(/^notice +off +off *$/m);
    expect((await settings(["set", "posting", "off"])).stdout).toBe("posting is now: off\nIt was: on\n");
    const line = /^posting +off +on +(\S+) +\d{4}-\d\d-\d\d \d\d:\d\d$/m.exec(
      (await settings(["list"])).stdout,
    );
    expect(line?.[1]).toBe(admin.email);
    const { changes, defaults } = JSON.parse((await settings(["list", "--json"])).stdout);
    expect(changes).toMatchObject([{ name: "posting", by: admin.email }]);
    expect(defaults).toMatchObject({ posting: true, registration: { open: true } });
  });

  it("sets a setting, which is recorded, and goes back to its default", async () => {
    const set = await settings(["set", "rate_limit_factor", "2.5", "--json"]);
    expect(JSON.parse(set.stdout)).toMatchObject({
      name: "rate_limit_factor",
      value: 2.5,
      before: 1,
      default: 1,
      changed_by: admin.email,
    });
    expect((await settings(["set", "rate_limit_factor", "2.5"])).stdout).toBe(
      "rate_limit_factor was this already: 2.5\n",
    );
    const reset = await settings(["set", "rate_limit_factor", "--reset"]);
    expect(reset.stdout).toBe("rate_limit_factor is now, as by default: 1\nIt was: 2.5\n");
    expect(await held('.changes | map(.name) | contains(["rate_limit_factor"])')).toBe("false");
    const entries = await network.server.db
      .selectFrom("audit_entries")
      .select("details")
      .where("operation", "=", "updateSettings")
      .orderBy("id")
      .execute();
    expect(entries.slice(-2).map(({ details }) => details)).toEqual([
      { rate_limit_factor: 2.5 },
      { rate_limit_factor: 1 },
    ]);
  });

  it("closes sign-ups with a sentence, and opens them without losing it", async () => {
    const closed = ["registration", "off", "--en", "We begin again in May.", "--fr", "Reprise en mai."];
    expect((await settings(["set", ...closed])).stdout).toBe(
      "registration is now: off: We begin again in May. / Reprise en mai.\nIt was: on\n",
    );
    expect((await network.server.get("/network/")).body.registration_closed).toEqual({
      en: "We begin again in May.",
      fr: "Reprise en mai.",
    });
    await settings(["set", "registration", "on"]);
    expect((await network.server.get("/network/")).body.registration_closed).toBeUndefined();
    expect(await held(".values.registration.fr")).toBe("Reprise en mai.");
  });

  it("shows a notice, as JSON from and until when, and takes it away", async () => {
    await settings(["set", "notice", "on", "--en", "Closed on Monday.", "--fr", "Fermé lundi."]);
    expect((await network.server.get("/network/")).body.notice).toEqual({
      en: "Closed on Monday.",
      fr: "Fermé lundi.",
    });
    const notice = { en: "Soon.", fr: "Bientôt.", from: "2098-01-01T00:00:00.000Z", until: null };
    expect((await settings(["set", "notice", JSON.stringify(notice)])).stdout).toContain(
      "on: Soon. / Bientôt., from 2098-01-01T00:00:00.000Z",
    );
    expect((await settings(["set", "notice", "off"])).stdout).toMatch(/^notice is now: off\n/);
    expect(await held(".values.notice")).toBe("null");
  });

  it.each([
    [["posting", "maybe"], 2, "maybe is neither on nor off."],
    [["rate_limit_factor", "much"], 2, "much is no number."],
    [["notice", "Closed on Monday"], 2, "Closed on Monday is no value of notice."],
    [["notice", "on", "--en", "Closed."], 2, "A notice is in both languages."],
    [["posting", "off", "--en", "Closed."], 2, "posting has no sentences."],
    [["posting"], 2, "posting needs a value: on or off."],
    [["posting", "off", "--reset"], 2, "Give a value or --reset, not both."],
    [["colour", "red"], 2, "colour"],
    [["rate_limit_factor", "1000"], 1, "This must be at most 100."],
    [["log_level", "loud"], 1, "This must be one of trace, debug, info, warn, error, silent."],
    [["registration", '{"open":"perhaps"}'], 1, "registration"],
  ])("says what is wrong with %j, and changes nothing", async (args, exitCode, sentence) => {
    const before = await held(".values");
    const ran = await settings(["set", ...args]);
    expect([ran.exitCode, ran.stderr]).toEqual([exitCode, expect.stringContaining(sentence)]);
    expect(await held(".values")).toBe(before);
  });

  it("is for administrators", async () => {
    expect((await settings(["list"], farm)).exitCode).toBe(4);
    const ran = await settings(["set", "posting", "on"], farm);
    expect([ran.exitCode, ran.stderr]).toEqual([
      4,
      expect.stringContaining("may not change the settings of the server: that is for administrators."),
    ]);
  });
});
