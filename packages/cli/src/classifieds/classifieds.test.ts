import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

let network: TestNetwork;
let admin: string;
let member: { token: string; accountId: number; slug: string };
const ids: Record<string, number> = {};

async function post(title: string, more: Record<string, string> = {}) {
  const form = new FormData();
  const fields = {
    profile_id: String(member.accountId),
    title,
    description: "40 cases, ready to ship.",
    looking_for: "false",
    category: "7",
    needed_by: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    ...more,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { status, body } = await network.server.post("/accounts/create_classified/", form, {
    token: member.token,
  });
  expect(status).toBe(201);
  ids[title] = body.id;
}

beforeAll(async () => {
  network = await startTestNetwork();
  admin = (await network.server.administrator()).token;
  member = await network.server.member({ business_name: "Maple Hill Orchard" });
  await post("Cold-pressed cider");
  await post("Old barrels", { looking_for: "true", category: "0" });
  await post("Late apples", { category: "4", needed_by: new Date(Date.now() + 3_600_000).toISOString() });
  network.server.clock.advance(2 * 3_600_000);
});

afterAll(() => network?.close());

const classifieds = (args: string[], token = admin) =>
  network.foodshed(["classifieds", ...args], { env: { FOODSHED_TOKEN: token } });
const titles = (stdout: string) =>
  JSON.parse(stdout)
    .results.map(({ title }: { title: string }) => title)
    .sort();

describe("classifieds list", () => {
  it("finds classifieds by text, type and category", async () => {
    const ran = await classifieds(["list"]);
    expect(ran.stdout).toMatch(/for sale +Cold-pressed cider +Non-Alcoholic Beverages +Maple Hill Orchard/);
    expect(ran.stdout).not.toContain("Late apples");
    expect(titles((await classifieds(["list", "cider", "--json"])).stdout)).toEqual(["Cold-pressed cider"]);
    expect(titles((await classifieds(["list", "--wanted", "--json"])).stdout)).toEqual(["Old barrels"]);
    const category = ["list", "--category", "non-alcoholic beverages", "--json"];
    expect(titles((await classifieds(category)).stdout)).toEqual(["Cold-pressed cider"]);
    expect((await classifieds(["list", "--wanted", "--for-sale"])).exitCode).toBe(2);
    expect((await classifieds(["list", "--category", "gold"])).stderr).toContain("'gold' is no category.");
  });

  it("shows expired ones of a profile to those who may edit it, and needs no login for the others", async () => {
    const ran = await classifieds(["list", "--profile", member.slug]);
    expect(ran.stdout).toMatch(/Late apples .* expired/);
    const visitor = await network.foodshed(["classifieds", "list", "--profile", member.slug, "--json"]);
    expect(titles(visitor.stdout)).toEqual(["Cold-pressed cider", "Old barrels"]);
  });
});

describe("classifieds remove", () => {
  it("removes nothing while one of them is a mistake or not one's own", async () => {
    const { token } = await network.server.member();
    const cider = String(ids["Cold-pressed cider"]);
    const foreign = await classifieds(["remove", cider, "--yes"], token);
    expect(foreign).toMatchObject({ exitCode: 1, stdout: "" });
    expect(foreign.stderr).toContain("is not yours to remove");
    expect((await classifieds(["remove", cider, "99999", "--yes"])).stderr).toContain(
      "There is no classified 99999.",
    );
    expect((await classifieds(["remove", cider])).stderr).toContain("Agree with: --yes");
    expect((await classifieds(["remove", "abc", "--yes"])).exitCode).toBe(2);
    expect(titles((await classifieds(["list", "--json"])).stdout)).toContain("Cold-pressed cider");
  });

  it("removes several, expired ones too", async () => {
    const ran = await classifieds([
      "remove",
      String(ids["Old barrels"]),
      String(ids["Late apples"]),
      "--yes",
    ]);
    expect(ran.stdout).toBe("Removed 2 classifieds.\n");
    expect(titles((await classifieds(["list", "--profile", member.slug, "--json"])).stdout)).toEqual([
      "Cold-pressed cider",
    ]);
  });
});
