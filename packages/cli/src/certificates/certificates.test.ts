import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

let network: TestNetwork;
let admin: { token: string };
let farm: { token: string; slug: string; accountId: number };

const organic = {
  kind: "certified_organic",
  issuer: "Pro-Cert Organic Systems",
  number: "ON-1187",
  expires_on: "2099-03-31",
};

beforeAll(async () => {
  network = await startTestNetwork();
  admin = await network.server.administrator({ business_name: "Foodshed Support" });
  farm = await network.server.member({ business_name: "Maple Hill Orchard" });
  await network.server.post(
    "/accounts/create_certificate/",
    { profile_id: farm.accountId, ...organic },
    { token: farm.token },
  );
});

afterAll(() => network?.close());

const certificates = (args: string[], { token } = admin) =>
  network.foodshed(["certificates", ...args], { env: { FOODSHED_TOKEN: token } });
const listed = async () => {
  const { stdout } = await certificates(["list", farm.slug, "--json"]);
  return JSON.parse(stdout).certificates;
};

describe("certificates", () => {
  it("are listed, checked with what was seen, and the mark is taken back", async () => {
    expect((await certificates(["list"], farm)).stdout).toMatch(
      /Certified Organic +Pro-Cert Organic Systems +ON-1187 +2099-03-31/,
    );
    const ran = await certificates(["check", farm.slug, "ON-1187", "--expires", "2099-03-31"]);
    expect(ran.stdout).toBe(
      "Marked Certified Organic ON-1187 of Maple Hill Orchard as checked, until 2099-03-31.\n",
    );
    expect((await certificates(["list", farm.slug])).stdout).toMatch(/2099-03-31 +Foodshed Support/);
    expect(await listed()).toMatchObject([{ check: { account: { business_name: "Foodshed Support" } } }]);
    const undone = await certificates(["check", farm.slug, "ON-1187", "--undo"]);
    expect(undone.stdout).toBe("Took back the mark of Certified Organic ON-1187 of Maple Hill Orchard.\n");
    expect(await listed()).toMatchObject([{ check: null }]);
  });

  it("are not marked when something else was seen, or nothing was said", async () => {
    const unseen = await certificates(["check", farm.slug, "ON-1187"]);
    expect(unseen.exitCode).toBe(2);
    expect(unseen.stderr).toContain("--expires 2027-03-31");
    const other = await certificates(["check", farm.slug, "ON-1187", "--expires", "2098-01-01"]);
    expect(other.exitCode).toBe(1);
    expect(other.stderr).toContain("is stated until 2099-03-31, not 2098-01-01.");
    const unknown = await certificates(["check", farm.slug, "ON-9", "--expires", "2099-03-31"]);
    expect(unknown.exitCode).toBe(1);
    expect(unknown.stderr).toContain(`foodshed certificates list ${farm.slug}`);
    expect(await listed()).toMatchObject([{ check: null }]);
  });

  it("are checked neither by their business nor by a stranger", async () => {
    const seen = ["check", farm.slug, "ON-1187", "--expires", "2099-03-31"];
    const stranger = await network.server.member();
    for (const person of [farm, stranger]) expect((await certificates(seen, person)).exitCode).toBe(4);
    expect(await listed()).toMatchObject([{ check: null }]);
  });

  it("say so when there are none", async () => {
    const other = await network.server.member();
    expect((await certificates(["list"], other)).stdout).toBe(`${other.slug} states no certificates.\n`);
  });
});
