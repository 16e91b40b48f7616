import type { Person } from "@foodshed/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXIT } from "../errors.ts";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

let network: TestNetwork;
let admin: Person;
let guild: Person;
let asked = 0;

beforeAll(async () => {
  network = await startTestNetwork();
  admin = await network.server.administrator();
  guild = await network.server.manager({ business_name: "Elora Table" });
});
afterAll(() => network?.close());

const queue = (args: string[], by: Person) =>
  network.foodshed(["queue", ...args], { env: { FOODSHED_TOKEN: by.token } });

/** A business that asks to join the guild, and perhaps to be an organization. */
async function asking({ organization = false } = {}) {
  asked += 1;
  const { server } = network;
  const member = await server.member({ business_name: `Asking Farm ${asked}` });
  const { token } = member;
  if (organization) {
    const { status } = await server.post(
      "/accounts/add_role/",
      { account_id: member.accountId, role: 4 },
      { token },
    );
    expect(status).toBeLessThan(300);
    return {
      member,
      item: `role-${(await server.get("/accounts/role_requests_list/", { token: admin.token })).body.at(-1).id}`,
    };
  }
  const { body } = await server.post(
    "/accounts/request_connection/",
    { recipient: guild.accountId, manage: true },
    { token },
  );
  return { member, item: `connection-${body.id}` };
}

describe("queue", () => {
  it("lists what waits for the caller, and says what accepting it does", async () => {
    const { item, member } = await asking();
    const list = await queue([], guild);
    expect(list).toMatchObject({ exitCode: 0 });
    expect(list.stdout).toContain("to join, and to be managed");
    expect(list.stderr).toContain("1 connection request. Answer with: foodshed queue accept <item>, or deny");
    const { stdout } = await queue(["show", item], guild);
    expect(stdout).toContain(`Asking Farm ${asked} asks to join, and to be managed`);
    expect(stdout).toContain(`When accepted: Elora Table may edit the profile of Asking Farm ${asked}.`);
    // It waits for nobody else, not even for an administrator.
    for (const other of [admin, member]) {
      expect((await queue([], other)).stdout).toBe("Nothing waits for you.\n");
      const ran = await queue(["accept", item, "--yes"], other);
      expect(ran).toMatchObject({ exitCode: EXIT.failed, stdout: "" });
      expect(ran.stderr).toContain(`${item} does not wait for you.`);
    }
    expect((await queue(["deny", item, "--yes"], guild)).stdout).toBe("Denied 1 request.\n");
  });

  it("accepts several, and none when one of them is wrong or nobody agrees", async () => {
    const [one, two] = [await asking(), await asking()];
    const wrong = await queue(["accept", one.item, "connection-999999", "--yes"], guild);
    expect(wrong).toMatchObject({ exitCode: EXIT.failed, stdout: "" });
    const unasked = await queue(["accept", one.item, two.item], guild);
    expect(unasked).toMatchObject({ exitCode: EXIT.usage, stdout: "" });
    expect(unasked.stderr).toContain("--yes");
    expect(JSON.parse((await queue(["list", "--json"], guild)).stdout).count).toBe(2);
    const both = await queue(["accept", one.item, two.item, "--yes", "--json"], guild);
    expect(JSON.parse(both.stdout)).toMatchObject({
      accepted: true,
      answered: [one.item, two.item],
      failed: 0,
    });
  });

  it("says which were answered by somebody else meanwhile", async () => {
    const { item } = await asking();
    const ran = await network.foodshed(["queue", "accept", item, "--yes"], {
      env: { FOODSHED_TOKEN: guild.token },
      fetch: async (request) => {
        if (request.url.includes("accept_connection_request")) await queue(["deny", item, "--yes"], guild);
        return fetch(request);
      },
    });
    expect(ran).toMatchObject({ exitCode: EXIT.partial, stdout: "Accepted 0 requests.\n" });
    expect(ran.stderr).toContain(`${item}: `);
  });

  it("lets administrators decide who is an organization", async () => {
    const { item } = await asking({ organization: true });
    expect((await queue(["list", "--type", "role"], guild)).stdout).toBe("Nothing waits for you.\n");
    const list = JSON.parse((await queue(["list", "--type", "role", "--json"], admin)).stdout);
    expect(list.items).toMatchObject([{ item, asks: "to be an organization", of: null }]);
    expect((await queue(["accept", item, "--manager", "--yes"], admin)).stdout).toBe("Accepted 1 request.\n");
    const accounts = await network.foodshed(
      ["accounts", "list", "asking", "--role", "organization", "--json"],
      {
        env: { FOODSHED_TOKEN: admin.token },
      },
    );
    expect(JSON.parse(accounts.stdout).results).toMatchObject([{ is_manager: true }]);
  });

  it.each(["88", "profile-3", "role-0"])("refuses %s, which is no item", async (name) => {
    const ran = await queue(["show", name], guild);
    expect(ran).toMatchObject({ exitCode: EXIT.usage });
    expect(ran.stderr).toContain(`'${name}' is no item of the queue.`);
  });

  it("has abuse reports for administrators, which are upheld or dismissed", async () => {
    const { server } = network;
    const body = { kind: "profile", id: guild.accountId, reason: "fraud", details: "Asks for a deposit." };
    const report = await server.post("/abuse_reports/", body);
    const other = await server.post("/abuse_reports/", { ...body, reason: "spam", details: "" });
    const list = await queue(["list", "--type", "report"], admin);
    expect(list.stdout).toContain("A visitor");
    expect(list.stdout).toContain(`report-${report.body.id}`);
    expect((await queue(["list", "--type", "report"], guild)).stdout).toBe("Nothing waits for you.\n");
    const shown = await queue(["show", `report-${report.body.id}`], admin);
    expect(shown.stdout).toContain(
      `A visitor asks to look at profile ${guild.accountId} of Elora Table: an attempt to deceive. "Asks for a deposit."`,
    );
    expect(shown.stdout).toContain("Other reports of it that wait: 1.");
    expect((await queue(["accept", `report-${report.body.id}`, "--yes"], admin)).exitCode).toBe(EXIT.ok);
    expect((await queue(["deny", `report-${other.body.id}`, "--yes"], admin)).exitCode).toBe(EXIT.ok);
    const decided = await server.get("/abuse_reports/?state=decided", { token: admin.token });
    expect(decided.body.results.map(({ decision }: { decision: string }) => decision)).toEqual([
      "upheld",
      "dismissed",
    ]);
  });
});
