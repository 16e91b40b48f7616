import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

let network: TestNetwork;
let admin: { token: string };
let farm: { token: string; slug: string; email: string; accountId: number };

beforeAll(async () => {
  network = await startTestNetwork();
  admin = await network.server.administrator({ business_name: "Foodshed Support" });
  farm = await network.server.member({ business_name: "Maple Hill Orchard" });
});
afterAll(() => network?.close());

const people = (args: string[], { token } = admin) =>
  network.foodshed(["people", ...args], { env: { FOODSHED_TOKEN: token } });
const listed = async () => JSON.parse((await people(["list", farm.slug, "--json"])).stdout);

async function accept(email: string) {
  const mail = (await network.server.mails(email)).at(-1);
  const token = /\/invitation\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
  const answer = await network.server.post("/people/accept_invitation/", {
    token,
    first_name: "Bo",
    last_name: "Tremblay",
    password: "quince#2026",
  });
  expect(answer.status).toBe(200);
  return { token: answer.body.token as string };
}

describe("foodshed people", () => {
  it("invites, lists, changes roles and removes in a business's place, which is recorded", async () => {
    const email = "bo@maplehill.example";
    const invited = await people(["invite", farm.slug, email, "--role", "reader"]);
    expect(invited.stdout).toMatch(
      /^Invited bo@maplehill.example to Maple Hill Orchard as reader, until \d{4}/,
    );
    expect((await people(["list", farm.slug])).stdout).toMatch(/bo@maplehill.example +reader +invited by/);
    const bo = await accept(email);
    expect(await listed()).toMatchObject({
      people: [
        { email: farm.email, role: "owner" },
        { email, role: "reader" },
      ],
      invitations: [],
    });
    expect((await people(["role", farm.slug, email.toUpperCase(), "owner"])).stdout).toBe(
      "bo@maplehill.example is owner of Maple Hill Orchard now, and was reader.\n",
    );
    expect((await people(["role", farm.slug, email, "owner"])).stdout).toMatch(/owner .* already/);
    const removed = await people(["remove", String(farm.accountId), email, "--yes"]);
    expect(removed.stdout).toBe(
      "Took bo@maplehill.example off Maple Hill Orchard. They and the owners were mailed.\n",
    );
    expect((await network.server.get("/accounts/session/", { token: bo.token })).status).toBe(401);
    const entries = await network.server.db
      .selectFrom("audit_entries")
      .select("operation")
      .where("account_id", "=", farm.accountId)
      .orderBy("id")
      .execute();
    expect(entries.map(({ operation }) => operation)).toEqual([
      "invitePerson",
      "changePersonRole",
      "removePerson",
    ]);
  });

  it("withdraws an invitation that was not accepted", async () => {
    await people(["invite", farm.slug, "cy@maplehill.example"]);
    const withdrawn = await people(["remove", farm.slug, "cy@maplehill.example", "--yes"]);
    expect(withdrawn.stdout).toBe("Withdrew the invitation of cy@maplehill.example to Maple Hill Orchard.\n");
    expect((await listed()).invitations).toEqual([]);
  });

  it("lists the people of one's own business, with --jq", async () => {
    const own = await people(["list", "--jq", ".people[].email"], farm);
    expect(own.stdout).toContain(farm.email);
  });

  it("says what is wrong: nobody there, the last owner, an unknown role, nobody to confirm, no administrator", async () => {
    const stranger = await people(["role", farm.slug, "nobody@farm.example", "owner"]);
    expect([stranger.exitCode, stranger.stderr]).toEqual([
      1,
      expect.stringContaining(`foodshed people list ${farm.slug}`),
    ]);
    const last = await people(["remove", farm.slug, farm.email, "--yes"]);
    expect([last.exitCode, last.stderr]).toEqual([1, expect.stringContaining("A business needs an owner.")]);
    expect((await people(["role", farm.slug, farm.email, "boss"])).exitCode).toBe(2);
    expect((await people(["remove", farm.slug, farm.email])).exitCode).toBe(2);
    expect((await people(["invite", farm.slug, "di@maplehill.example"], farm)).exitCode).toBe(4);
  });
});
