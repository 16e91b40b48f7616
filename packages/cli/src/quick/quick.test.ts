import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { environment, startTestNetwork, type TestNetwork } from "../testing/test-network.ts";
import { complete } from "./complete.ts";
import { quickWhoAmI } from "./quick-who-am-i.ts";

let network: TestNetwork;
let admin: string;
let manager: string;

beforeAll(async () => {
  network = await startTestNetwork();
  const { server } = network;
  admin = (await server.administrator({ email: "admin@foodshed.example", password: "harvest#2026" })).token;
  const organization = await server.manager({ business_name: "Elora Table" });
  manager = organization.token;
  const member = await server.member({ business_name: "Cedar Hill Orchard", email: "ada@maple.example" });
  await server.member({ business_name: "Stranger Farm", email: "stranger@elsewhere.example" });
  const asked = await server.post(
    "/accounts/request_connection/",
    { recipient: organization.accountId, manage: true },
    { token: member.token },
  );
  expect(asked.status).toBeLessThan(300);
});

afterAll(() => network?.close());

function runtime(env: Record<string, string> = {}) {
  const out = { stdout: "", stderr: "" };
  const stream = (name: "stdout" | "stderr") => ({
    write(text: string | Uint8Array) {
      out[name] += text;
    },
  });
  return {
    out,
    runtime: {
      stdin: () => Readable.from([]) as unknown as NodeJS.ReadStream,
      stdout: stream("stdout"),
      stderr: stream("stderr"),
      env: environment(network.folder, network.url, env),
      cwd: network.folder,
      signal: new AbortController().signal,
      version: "0.0.0-test",
    },
  };
}

async function offered(args: string[], env?: Record<string, string>) {
  const { out, runtime: here } = runtime(env);
  await complete(args, here);
  expect(out.stderr).toBe("");
  return out.stdout;
}

describe("completion asks for", () => {
  it("accounts by the beginning of their slug, as the person may see them", async () => {
    expect(await offered(["accounts", "cedar"], { FOODSHED_TOKEN: admin })).toBe(
      "cedar-hill-orchard\tCedar Hill Orchard\n",
    );
    expect(await offered(["accounts", "stranger"], { FOODSHED_TOKEN: manager })).toBe("");
    expect(await offered(["networks", "el"], { FOODSHED_TOKEN: admin })).toBe("elora-table\tElora Table\n");
  });

  it("requests that wait for an answer", async () => {
    expect(await offered(["requests"], { FOODSHED_TOKEN: manager })).toMatch(/^\d+\tCedar Hill Orchard\n$/);
    expect(await offered(["queue"], { FOODSHED_TOKEN: manager })).toMatch(
      /^connection-\d+\tCedar Hill Orchard\n$/,
    );
  });

  it("contexts, aliases and campaigns without a server", async () => {
    const dir = join(network.folder, "config");
    await network.foodshed(["contexts", "add", "prod", "https://foodshed.example"]);
    await network.foodshed(["alias", "set", "places", "contexts list"]);
    mkdirSync(join(dir, "campaigns"), { recursive: true });
    writeFileSync(join(dir, "campaigns", "2026-05-01-k3f9a2.jsonl"), JSON.stringify({ server: network.url }));
    writeFileSync(join(dir, "campaigns", "2026-05-02-other.jsonl"), '{"server":"https://else.example"}');
    expect(await offered(["contexts", "p"])).toBe("prod\thttps://foodshed.example\n");
    expect(await offered(["aliases"])).toBe("places\tcontexts list\n");
    expect(await offered(["campaigns"])).toBe("2026-05-01-k3f9a2\n");
  });

  it("what was asked a moment ago without asking again, and of each person apart", async () => {
    const env = { FOODSHED_TOKEN: admin };
    const first = await offered(["accounts", "ced"], env);
    await network.server.member({ business_name: "Cedar Leaf Farm", email: "leaf@maple.example" });
    expect(await offered(["accounts", "ced"], env)).toBe(first);
    expect(await offered(["accounts", "cedar-l"], env)).toContain("cedar-leaf-farm");
    expect(await offered(["accounts", "ced"], { FOODSHED_TOKEN: manager })).toBe("");
  });

  it.each([
    ["a server that cannot be reached", ["accounts", "x", "--server", "http://127.0.0.1:9"], {}],
    ["no login", ["accounts", "x"], { FOODSHED_TOKEN: "" }],
    ["a token that is none", ["accounts", "x"], { FOODSHED_TOKEN: "nonsense" }],
    ["a context that there is none of", ["accounts", "x", "--context", "nosuch"], {}],
    ["a token in the clear", ["accounts", "x", "--server", "http://foodshed.example"], {}],
    ["nothing that it knows", ["wizards"], {}],
    ["nothing at all", [], {}],
    ["flags that it does not know", ["accounts", "--wizard"], {}],
  ])("nothing, and says nothing, with %s", async (_, args, env) => {
    expect(await offered(args, { FOODSHED_TOKEN: admin, ...env })).toBe("");
  });

  it("nothing where the settings are damaged", async () => {
    const dir = mkdtempSync(join(tmpdir(), "foodshed-damaged-"));
    writeFileSync(join(dir, "credentials.json"), "{");
    writeFileSync(join(dir, "config.json"), "{");
    for (const what of ["contexts", "aliases", "accounts"]) {
      expect(await offered([what], { FOODSHED_CONFIG_DIR: dir })).toBe("");
    }
    rmSync(dir, { recursive: true });
  });
});

describe("the quick whoami", () => {
  async function quick(args: string[], env: Record<string, string>) {
    const { out, runtime: here } = runtime(env);
    return { exitCode: await quickWhoAmI(args, here), ...out };
  }

  it.each([[[]], [["--json"]], [["--plain"]]])("prints with %j what the program prints", async (args) => {
    const env = { FOODSHED_TOKEN: admin };
    expect(await quick(args, env)).toEqual(await network.foodshed(["whoami", ...args], { env }));
    expect(await quick(args, { FOODSHED_TOKEN: "" })).toEqual(
      await network.foodshed(["whoami", ...args], { env: { FOODSHED_TOKEN: "" } }),
    );
  });

  it("leaves to the program what needs explaining", async () => {
    const env = { FOODSHED_TOKEN: admin };
    for (const args of [
      ["--nosuch"],
      ["more"],
      ["--help"],
      ["--server", "http://127.0.0.1:9"],
      ["--context", "nosuch"],
    ])
      expect([args, await quick(args, env)]).toEqual([args, { exitCode: undefined, stdout: "", stderr: "" }]);
    expect((await quick([], { FOODSHED_TOKEN: "nonsense" })).exitCode).toBeUndefined();
    const ended = await network.server.login("admin@foodshed.example", "harvest#2026");
    await network.server.post("/accounts/logout/", undefined, { token: ended });
    expect((await quick([], { FOODSHED_TOKEN: ended })).exitCode).toBeUndefined();
  });
});
