import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

const PASSWORD = "harvest#2026";

let network: TestNetwork;
let slug: string;

beforeAll(async () => {
  network = await startTestNetwork();
  await network.server.administrator({ email: "admin@foodshed.example", password: PASSWORD });
  ({ slug } = await network.server.member({ email: "ada@farm.example", business_name: "Maple Hill" }));
  await network.foodshed(["login", "--email", "admin@foodshed.example", "--password-stdin"], {
    stdin: PASSWORD,
  });
});
afterAll(() => network?.close());

const state = async () =>
  JSON.parse((await network.foodshed(["accounts", "show", slug, "--json"])).stdout).state as string;

describe("accounts close and keep", () => {
  it("close an account and bring it back, each with its reason", async () => {
    const closed = await network.foodshed(["accounts", "close", slug, "--reason", "Asked by phone", "--yes"]);
    expect([closed.exitCode, closed.stdout]).toEqual([0, expect.stringContaining("Maple Hill is closed")]);
    expect(await state()).toBe("closed");
    const again = await network.foodshed(["accounts", "close", slug, "--reason", "Asked by phone", "--yes"]);
    expect([again.exitCode === 0, again.stderr]).toEqual([false, expect.stringContaining("closed already")]);
    const kept = await network.foodshed(["accounts", "keep", slug, "--reason", "A mistake", "--yes"]);
    expect([kept.exitCode, kept.stdout]).toEqual([0, expect.stringContaining("is back as it was")]);
    expect(await state()).toBe("active");
  });

  it("change nothing without a reason and a yes", async () => {
    expect((await network.foodshed(["accounts", "close", slug, "--yes"])).exitCode).not.toBe(0);
    expect((await network.foodshed(["accounts", "close", slug, "--reason", "Asked"])).exitCode).not.toBe(0);
    expect(await state()).toBe("active");
  });
});
