import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXIT } from "../errors.ts";
import { spawnFoodshed } from "../testing/child-process.ts";
import { environment, startTestNetwork, type TestNetwork } from "../testing/test-network.ts";
import { COLUMNS, type ListingName } from "./columns.ts";

let network: TestNetwork;
let token: string;
const list = (args: string[], more: object = {}) =>
  network.foodshed(args, { env: { FOODSHED_TOKEN: token }, ...more });

beforeAll(async () => {
  network = await startTestNetwork();
  const { server } = network;
  const admin = await server.administrator({ email: "admin@foodshed.example" });
  token = admin.token;
  await server.member({ business_name: "=Fern, Dale", email: "ada@ferndale.example", roles: [2, 5] });
  const guild = await server.manager({ business_name: "Elora Table", email: "elora@network.example" });
  const asking = await server.member({ business_name: "North Fork", email: "lou@northfork.example" });
  await server.post(
    "/accounts/request_connection/",
    { recipient: guild.accountId, manage: true },
    { token: asking.token },
  );
  await network.foodshed(["contexts", "add", "here", network.url]);
});

afterAll(() => network?.close());

describe("every listing", () => {
  /** How each is called; those that need more have it here. */
  const CALLS: Record<ListingName, string[]> = {
    "contexts list": ["contexts", "list"],
    "accounts list": ["accounts", "list"],
    "accounts show": ["accounts", "show", "north-fork"],
    search: ["search", "fork"],
    "hijack log": ["hijack", "log"],
    "messages list": ["messages", "list"],
    "messages show": [],
    "classifieds list": ["classifieds", "list"],
    "connections list": ["connections", "list", "elora-table"],
    "connections requests": ["connections", "requests"],
    "certificates list": ["certificates", "list", "elora-table"],
    "people list": ["people", "list"],
    "settings list": ["settings", "list"],
    "queue list": ["queue", "list"],
    "cases list": ["cases", "list"],
    "cases signals": ["cases", "signals"],
    reports: ["reports", "elora-table"],
    "embeds counts": ["embeds", "counts", "elora-table"],
    doctor: ["doctor"],
  };

  it.each(Object.entries(CALLS).filter(([, args]) => args.length > 0) as [ListingName, string[]][])(
    "%s has its columns as CSV, its rows as NDJSON, and its document for jq",
    async (name, args) => {
      const csv = await list([...args, "--format", "csv"]);
      expect(csv).toMatchObject({ exitCode: 0 });
      expect(csv.stdout.split("\r\n")[0]).toBe(`\ufeff${COLUMNS[name].join(",")}`);
      const rows = (await list([...args, "--format", "ndjson"])).stdout.split("\n").slice(0, -1);
      for (const row of rows) expect(Object.keys(JSON.parse(row))).toEqual([...COLUMNS[name]]);
      const { stdout } = await list([...args, "--jq", "keys_unsorted | length > 0"]);
      expect(stdout).toBe("true\n");
    },
  );

  it("is the same document with --json and --format json", async () => {
    const args = ["accounts", "list", "--limit", "2"];
    const { stdout, stderr } = await list([...args, "--json"]);
    expect(await list([...args, "--format", "json"])).toMatchObject({ stdout, stderr });
    expect(JSON.parse(stdout)).toMatchObject({ count: 4, results: [{}, {}] });
  });
});

describe("--output", () => {
  it("writes a file of the format that its ending says, for its owner alone, and writes over none", async () => {
    for (const [file, args] of [
      ["list.csv", []],
      ["list.txt", ["--format", "ndjson"]],
      ["list.xlsx", []],
    ] as const) {
      const first = await list(["accounts", "list", "--output", file, ...args]);
      expect(first).toMatchObject({ exitCode: 0, stdout: "" });
      expect(first.stderr).toContain(`4 rows in ${join(network.folder, file)}.`);
      expect(statSync(join(network.folder, file)).mode & 0o077).toBe(0);
      const again = await list(["accounts", "list", "--output", file, ...args]);
      expect(again).toMatchObject({ exitCode: EXIT.usage });
      expect(again.stderr).toContain("--force");
      expect((await list(["accounts", "list", "--output", file, "--force", ...args])).exitCode).toBe(0);
    }
    const csv = readFileSync(join(network.folder, "list.csv"), "utf8");
    expect(csv).toContain('"\'=Fern, Dale",fern-dale,ada@ferndale.example');
    expect(csv).toContain("seller; processor");
    const { sheets } = await readXlsx(readFileSync(join(network.folder, "list.xlsx")));
    expect(sheets[0]?.name).toBe("Accounts");
    expect(sheets[0]?.rows[0]).toEqual([...COLUMNS["accounts list"]]);
    expect(sheets[0]?.rows[1]).toContain("=Fern, Dale");
  });

  it("leaves no file when the list cannot be read", async () => {
    const ran = await list(["accounts", "list", "--output", "none.csv", "--server", "http://127.0.0.1:9"]);
    expect(ran.exitCode).not.toBe(0);
    expect(existsSync(join(network.folder, "none.csv"))).toBe(false);
  });
});

describe("--jq", () => {
  it("prints a line per value, texts without quotes", async () => {
    const ran = await list([
      "accounts",
      "list",
      "--jq",
      '.results[] | select(.roles | index("seller")) | .email',
    ]);
    expect(ran).toMatchObject({ exitCode: 0 });
    expect(ran.stdout.split("\n")).toContain("ada@ferndale.example");
    const two = await list(["accounts", "list", "--jq", ".count, [.results[0].id | type]"]);
    expect(two.stdout).toBe('4\n["number"]\n');
  });

  it.each([
    [".results[", "--jq: syntax error, unexpected end of file"],
    [".count.there", '--jq: Cannot index number with string "there"'],
    ["nosuch", "--jq: nosuch/0 is not defined"],
  ])("says of %s what is wrong with it, and names the flag", async (expression, sentence) => {
    const ran = await list(["accounts", "list", "--jq", expression]);
    expect(ran).toMatchObject({ exitCode: EXIT.usage, stdout: "" });
    expect(ran.stderr).toContain(sentence);
    expect(ran.stderr).toContain("https://jqlang.org/manual");
  });
});

describe("--template", () => {
  it("writes a line per row, with fallbacks, tabs and lists joined", async () => {
    const text = String.raw`{{slug}}\t{{last_name|nobody}}\t{{roles}}`;
    const ran = await list(["accounts", "list", "fern", "--template", text]);
    expect(ran.stdout).toMatch(/^fern-dale\t\w+\tseller; processor\n$/);
    const show = await list(["accounts", "show", "fern-dale", "--template", "{{created_by|by itself}}"]);
    expect(show.stdout).toBe("by itself\n");
  });

  it.each([
    ["{{phone}}", "there is no field 'phone'", "Columns are: id, business_name, slug"],
    ["{{slug", "double braces that do not close", "Write a field like this: {{id}}"],
  ])("says what is wrong with %s, and names the flag", async (text, sentence, next) => {
    const ran = await list(["accounts", "list", "--template", text]);
    expect(ran).toMatchObject({ exitCode: EXIT.usage, stdout: "" });
    expect(ran.stderr).toContain(
      `--template: The text has ${text === "{{slug" ? "" : "{{phone}}, but "}${sentence}`,
    );
    expect(ran.stderr).toContain(next);
  });
});

describe("flags that exclude each other", () => {
  it.each([
    [["--json", "--format", "csv"], "--json and --format"],
    [["--json", "--template", "{{slug}}"], "--json and --template"],
    [["--jq", ".", "--template", "{{slug}}"], "--jq and --template"],
    [["--jq", ".", "--format", "csv"], "--jq and --format"],
    [["--watch", "--format", "csv"], "--watch and --format csv"],
    [["--watch", "--output", "x.json"], "--watch and --output"],
  ])("%j are named", async (flags, names) => {
    const ran = await list(["accounts", "list", ...flags]);
    expect(ran).toMatchObject({ exitCode: EXIT.usage, stdout: "" });
    expect(ran.stderr).toContain(`${names} exclude each other.`);
  });

  it("and a file whose ending says nothing needs a format", async () => {
    const ran = await list(["accounts", "list", "--output", "list"]);
    expect(ran).toMatchObject({ exitCode: EXIT.usage });
    expect(ran.stderr).toContain("--output 'list' does not say which format is wanted.");
  });
});

describe("--watch in a pipe", () => {
  it("appends the document whenever it has changed, through lost connections, and Ctrl+C ends it well", async () => {
    const seen: string[] = [];
    const waitFor = (count: number) =>
      expect.poll(() => seen.join("").split("\n").length - 1, { timeout: 20_000 }).toBe(count);
    await network.server.member({ business_name: "Watched One", email: "one@watched.example" });
    const watching = spawnFoodshed(["accounts", "list", "watched", "--watch", "1", "--json"], {
      cwd: network.folder,
      env: environment(network.folder, network.url, { FOODSHED_TOKEN: token }),
      onStdout: (chunk) => seen.push(String(chunk)),
    });
    await waitFor(1);
    await network.server.member({ business_name: "Watched Two", email: "two@watched.example" });
    await waitFor(2);
    const counts = seen
      .join("")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).count);
    expect(counts).toEqual([1, 2]);
    watching.process.kill("SIGINT");
    expect(await watching.ended).toMatchObject({ code: 0 });
  });

  it("looks again when the server cannot be reached, and gives up where it is not allowed", async () => {
    let calls = 0;
    const interrupt = new AbortController();
    const ran = await list(["accounts", "list", "fern", "--watch", "1", "--template", "{{slug}}"], {
      signal: interrupt.signal,
      fetch: async (request: Request) => {
        const path = new URL(request.url).pathname;
        if (!path.includes("accounts_list")) return fetch(request);
        calls += 1;
        if (calls >= 6) {
          interrupt.abort();
          throw new TypeError("fetch failed");
        }
        if (calls > 1) throw new TypeError("fetch failed");
        return fetch(request);
      },
    });
    expect(ran).toMatchObject({ exitCode: 0, stdout: "fern-dale\n" });
    expect(ran.stderr).toMatch(/could not be reached. Looking again in 1 s./);
    const stranger = await network.server.member({ business_name: "Stranger", email: "s@else.example" });
    const denied = await list(["hijack", "log", "--watch"], { env: { FOODSHED_TOKEN: stranger.token } });
    expect(denied.exitCode).toBe(EXIT.denied);
  });
});
