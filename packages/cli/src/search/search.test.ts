import { writeProfile } from "@foodshed/server/testing/profiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

let network: TestNetwork;

beforeAll(async () => {
  network = await startTestNetwork();
  const { db } = network.server;
  await writeProfile(db, {
    name: "Goat Hill Dairy",
    roles: { seller: { products: [["Fresh Chèvre", 2]], delivery: 1 } },
    city: "Elora",
    at: [43.6807, -80.4295],
  });
  await writeProfile(db, {
    name: "The Long Table",
    roles: { buyer: { products: [["Goat Cheese", 2]] } },
    city: "Guelph",
    at: [43.5448, -80.2482],
  });
  const member = await network.server.member({ business_name: "Maple Hill Orchard" });
  const form = new FormData();
  const fields = {
    profile_id: String(member.accountId),
    title: "Walk-in cooler",
    description: "Held 40 wheels of chèvre.",
    looking_for: "false",
    category: "0",
    needed_by: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { status } = await network.server.post("/accounts/create_classified/", form, { token: member.token });
  expect(status).toBe(201);
});

afterAll(() => network?.close());

const search = (...args: string[]) => network.foodshed(["search", ...args]);
const names = (stdout: string) =>
  JSON.parse(stdout).results.map(({ business_name }: { business_name: string }) => business_name);

describe("search", () => {
  it("lists businesses with why each was found, without a login", async () => {
    const ran = await search("goat", "cheese", "near", "Guelph");
    expect(ran).toMatchObject({ exitCode: 0 });
    expect(ran.stdout).toMatch(/Business +Slug +City +Distance +Why/);
    expect(ran.stdout).toMatch(
      /Goat Hill Dairy .* 2\d\.\d\d km +Sells Fresh Chèvre · Delivers · 2\d km from Guelph/,
    );
    expect(ran.stdout).toMatch(/The Long Table .* Buys Goat Cheese · In Guelph/);
    const plain = await search("chevre", "--type", "suppliers", "--plain");
    expect(plain.stdout).toContain("Why: Sells Fresh Chèvre · Delivers");
  });

  it("narrows by type, place and distance", async () => {
    expect(names((await search("goat cheese", "--type", "buyers", "--json")).stdout)).toEqual([
      "The Long Table",
    ]);
    const near = ["--near", "Guelph", "--within", "10", "--json"];
    expect(names((await search("goat cheese", ...near)).stdout)).toEqual(["The Long Table"]);
    expect((await search("cheese", "--near", "Atlantis")).stderr).toContain("We know no business in");
    expect((await search("cheese", "--type", "wizards")).stderr).toContain("'wizards' is no profile type.");
    expect((await search("cheese", "--within", "0")).exitCode).toBe(2);
  });

  it("finds classifieds, and prints reasons as data", async () => {
    const ran = await search("chevre", "--classifieds", "--json");
    expect(JSON.parse(ran.stdout)).toMatchObject({
      count: 1,
      results: [{ title: "Walk-in cooler", reasons: [{ kind: "mentions", text: "chèvre" }] }],
    });
    expect((await search("chevre", "--classifieds")).stdout).toMatch(/Walk-in cooler .* Mentions chèvre/);
    expect((await search("chevre", "--classifieds", "--type", "buyers")).exitCode).toBe(2);
  });

  it("says which words were corrected, and when nothing is found", async () => {
    const corrected = await search("chevrre");
    expect(corrected.stdout).toContain("Goat Hill Dairy");
    expect(corrected.stderr).toContain('Searched for "chevre" instead of "chevrre".');
    expect((await search("xylophone", "lessons")).stdout).toBe("No businesses found.\n");
  });

  it("says where nothing is found which other search finds something", async () => {
    const far = await search("chevre", "--near", "Guelph", "--within", "1", "--type", "suppliers");
    expect(far.stdout).toBe("No businesses found.\n");
    expect(far.stderr).toContain("Without --within: 1 result.");
    expect(far.stderr).toContain("Without --type: 1 result.");
    const narrow = await search("blue", "goat", "cheese", "--type", "buyers", "--json");
    expect(JSON.parse(narrow.stdout)).not.toHaveProperty("alternatives");
  });
});
