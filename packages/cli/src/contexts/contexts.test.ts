import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runHere, startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

const PASSWORD = "harvest#2026";

let network: TestNetwork;

beforeAll(async () => {
  network = await startTestNetwork();
  await network.server.administrator({ email: "admin@foodshed.example", password: PASSWORD });
  await network.server.member({ email: "demo@foodshed.example", password: PASSWORD });
});

afterAll(() => network?.close());

// Without FOODSHED_SERVER, which would choose for us.
const foodshed = (line: string, stdin = "") =>
  runHere(line.split(" "), {
    env: { FOODSHED_CONFIG_DIR: join(network.folder, "config") },
    cwd: network.folder,
    stdin,
  });

const login = (context: string, email: string) =>
  foodshed(`login --context ${context} --server ${network.url} --email ${email} --password-stdin`, PASSWORD);

const who = async (more = "") => JSON.parse((await foodshed(`whoami --json${more}`)).stdout).email;

describe("contexts", () => {
  it("separate logins, also to one server; the last login becomes the current context", async () => {
    expect((await foodshed("contexts list")).stdout).toContain("There is no context yet.");
    await login("boss", "admin@foodshed.example");
    await login("farm", "demo@foodshed.example");
    expect(await who()).toBe("demo@foodshed.example");
    expect(await who(" --context boss")).toBe("admin@foodshed.example");
    expect((await foodshed("contexts use boss")).exitCode).toBe(0);
    expect(await who()).toBe("admin@foodshed.example");
    const { contexts } = JSON.parse((await foodshed("contexts list --json")).stdout);
    expect(contexts).toEqual([
      { name: "boss", server: network.url, current: true, logged_in: true },
      { name: "farm", server: network.url, current: false, logged_in: true },
    ]);
    expect((await foodshed("contexts list")).stdout).not.toContain("eyJ");
  });

  it("log out by themselves", async () => {
    await foodshed("logout --context farm");
    expect((await foodshed("whoami --context farm")).exitCode).toBe(4);
    expect(await who(" --context boss")).toBe("admin@foodshed.example");
  });

  it("can be added before a login, and lose their login when they move", async () => {
    const added = await foodshed("contexts add staging staging.foodshed.example");
    expect(added.stdout).toBe("staging is https://staging.foodshed.example now.\n");
    expect(added.stderr).toContain("foodshed login --context staging");
    await foodshed("contexts add boss https://elsewhere.example");
    const kept = JSON.parse(readFileSync(join(network.folder, "config", "credentials.json"), "utf8"));
    expect(kept.contexts.boss).toEqual({ server: "https://elsewhere.example" });
    expect((await foodshed("whoami --context boss")).stderr).toContain(
      "You are not logged in to https://elsewhere.example",
    );
  });

  it("are removed by name, and an unknown name lists the known ones", async () => {
    expect((await foodshed("contexts remove staging")).exitCode).toBe(0);
    const unknown = await foodshed("contexts use staging");
    expect(unknown.exitCode).toBe(2);
    expect(unknown.stderr).toContain("There is no context 'staging'. There are: boss, farm.");
    expect((await foodshed("whoami --context nosuch")).exitCode).toBe(2);
  });
});
