import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

let network: TestNetwork;
let manager: { token: string; slug: string };
let member: { token: string; slug: string };

beforeAll(async () => {
  network = await startTestNetwork();
  manager = await network.server.manager({ business_name: "Taste of Wellington" });
  member = await network.server.member({ business_name: "Maple Hill Orchard", roles: [2, 6] });
});

afterAll(() => network?.close());

const foodshed = (args: string[], { token }: { token: string }) =>
  network.foodshed(args, { env: { FOODSHED_TOKEN: token } });
const connections = (args: string[], by: { token: string }) => foodshed(["connections", ...args], by);
const requests = async (by: { token: string }, more: string[] = []) =>
  JSON.parse((await connections(["requests", "--json", ...more], by)).stdout).requests;

describe("connections", () => {
  it("are asked for, seen from both sides, denied and asked for again", async () => {
    expect((await connections(["requests"], member)).stdout).toBe("No Requests\n");
    const asked = await connections(["request", member.slug, "--manage"], manager);
    expect(asked.stdout).toMatch(/^Asked Maple Hill Orchard for a connection \(request \d+\)\.\n$/);
    const [sent] = await requests(manager, ["--sent"]);
    const [received] = await requests(member);
    expect(sent.id).toBe(received.id);
    const shown = await connections(["requests"], member);
    expect(shown.stdout).toMatch(/Maple Hill Orchard +Taste of Wellington +yes/);
    expect(shown.stderr).toContain("foodshed connections accept");
    const own = await connections(["accept", String(sent.id)], manager);
    expect(own.exitCode).toBe(6);
    expect((await connections(["deny", String(sent.id)], member)).stdout).toBe("Denied 1 request.\n");
    expect(await requests(member)).toEqual([]);
  });

  it("are accepted by the recipient of the request, listed and ended", async () => {
    await connections(["request", member.slug], manager);
    const [{ id }] = await requests(member);
    const ran = await connections(["accept", String(id), "999999"], member);
    expect(ran.exitCode).toBe(6);
    expect(ran.stdout).toBe("Accepted 1 request.\n");
    expect(ran.stderr).toContain("999999:");

    const own = await connections(["list"], manager);
    expect(own.stdout).toMatch(/Maple Hill Orchard +maple-hill-orchard/);
    const { results } = JSON.parse((await connections(["list", member.slug, "--json"], member)).stdout);
    expect(results[0].slug).toBe("taste-of-wellington");
    const number = String(results[0].connection_id);
    expect((await connections(["remove", number], member)).stderr).toContain("Agree with: --yes");
    const stranger = await network.server.member();
    expect((await connections(["remove", number, "--yes"], stranger)).exitCode).toBe(6);
    expect((await connections(["remove", number, "--yes"], member)).stdout).toBe("Ended 1 connection.\n");
    expect((await connections(["list"], manager)).stdout).toBe("taste-of-wellington has no connections.\n");
    expect((await connections(["remove", "x", "--yes"], member)).exitCode).toBe(2);
  });
});

describe("reports", () => {
  it("show a network in numbers, with bars for eyes and without for ears", async () => {
    expect((await foodshed(["reports"], manager)).stdout).toBe("taste-of-wellington has no members yet.\n");
    await connections(["request", member.slug], manager);
    const [{ id }] = await requests(member);
    await connections(["accept", String(id)], member);
    const ran = await foodshed(["reports"], manager);
    expect(ran.stdout).toContain("taste-of-wellington: 1 member, by role");
    expect(ran.stdout).toMatch(/Seller +1 +50\.0% +█{15}/);
    const plain = await foodshed(["reports", manager.slug, "--plain"], manager);
    expect(plain.stdout).toContain("Name: Seller\nMembers: 1\nShare: 50.0%");
    expect(plain.stdout).not.toContain("█");
    expect(JSON.parse((await foodshed(["reports", "--json"], manager)).stdout)).toMatchObject({ total: 1 });
    expect((await foodshed(["reports", manager.slug], await network.server.member())).exitCode).toBe(4);
  });

  it("want a slug of who is no network", async () => {
    const { exitCode, stderr } = await foodshed(["reports"], await network.server.administrator());
    expect(exitCode).toBe(2);
    expect(stderr).toContain("Your account is no network: say which one to show.");
    expect(stderr).toContain("foodshed reports elora-table");
  });

  it("say what to check where the network is none", async () => {
    const { exitCode, stderr } = await foodshed(
      ["reports", "no-such-network"],
      await network.server.administrator(),
    );
    expect(exitCode).toBe(1);
    expect(stderr).toContain("Check the name or number that you gave: it is none on http");
  });
});
