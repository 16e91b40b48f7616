import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTable } from "../csv/records.ts";
import { startNetwork, type TestNetwork } from "../testing/network.ts";
import { stormyFetch } from "../testing/storm.ts";

let network: TestNetwork;
let env: Record<string, string>;

beforeAll(async () => {
  network = await startNetwork();
  env = { FOODSHED_TOKEN: (await network.server.administrator()).token };
});

afterAll(() => network?.close());

let files = 0;

/** Writes a file of its own for each test. */
function file(content: string | Uint8Array, name = `members-${++files}.csv`): string {
  writeFileSync(join(network.folder, name), content);
  return name;
}

const HEADER = "email,first_name,last_name,business_name,roles\n";
const rows = (count: number, domain: string) =>
  HEADER + Array.from({ length: count }, (_, i) => `m${i}@${domain},Ada,Okafor,Farm ${i},seller\n`).join("");

const runImport = (name: string, more: string[] = [], options: Parameters<TestNetwork["foodshed"]>[1] = {}) =>
  network.foodshed(["accounts", "import", name, ...more], { env, ...options });

const accountsAt = async (domain: string) => {
  const users = await network.server.db
    .selectFrom("users")
    .select("email")
    .where("email", "like", `%@${domain}`)
    .execute();
  return users.map(({ email }) => email).sort();
};

const mailsTo = async (domain: string) =>
  (await network.server.mails()).filter(({ to }) => to.endsWith(`@${domain}`)).length;

function resultsOf(name: string) {
  const path = join(
    network.folder,
    name.replace(".csv", `.${new URL(network.url).host.replace(":", "-")}.results.csv`),
  );
  const { header, rows } = readTable(readFileSync(path, "utf8"));
  return rows.map(({ cells }) =>
    Object.fromEntries(header.cells.map((column, index) => [column, cells[index]])),
  );
}

describe("accounts import", () => {
  it("creates an account and sends a claim link for each row, and writes what became of it", async () => {
    const name = file(rows(3, "three.example"));
    const ran = await runImport(name, ["--yes"]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toContain("3 created");
    expect(await accountsAt("three.example")).toHaveLength(3);
    expect(await mailsTo("three.example")).toBe(3);
    expect(resultsOf(name)[1]).toMatchObject({
      line: "3",
      email: "m1@three.example",
      status: "created",
      slug: "farm-1",
    });
  });

  it("shows what would happen with --dry-run, without a login and without sending anything", async () => {
    const name = file(rows(2, "dry.example"));
    const ran = await network.foodshed(["accounts", "import", name, "--dry-run", "--json"], {
      fetch: () => Promise.reject(new Error("nothing may be sent")),
    });
    expect(ran.exitCode).toBe(0);
    expect(JSON.parse(ran.stdout)).toMatchObject({ dry_run: true, counts: { "would be created": 2 } });
    expect(await accountsAt("dry.example")).toEqual([]);
  });

  it("sends nothing while one row has an error, and names it by its line", async () => {
    const name = file(`${rows(2, "bad.example")}nobody,Ada,Okafor,Farm,seller\n`);
    const ran = await runImport(name, ["--yes"]);
    expect(ran).toMatchObject({ exitCode: 3, stdout: "" });
    expect(ran.stderr).toContain("line 4: 'nobody' is no email address.");
    expect(ran.stderr).toContain("--skip-invalid");
    expect(await accountsAt("bad.example")).toEqual([]);
    const dry = await runImport(name, ["--dry-run"]);
    expect(dry.exitCode).toBe(3);
    expect(dry.stdout).toContain("2 would be created, 1 invalid");
  });

  it("leaves rows with errors out when asked to", async () => {
    const name = file(`${rows(2, "skip.example")}nobody,Ada,Okafor,Farm,seller\n`);
    const ran = await runImport(name, ["--yes", "--skip-invalid"]);
    expect(ran.exitCode).toBe(0);
    expect(await accountsAt("skip.example")).toHaveLength(2);
    expect(resultsOf(name).map(({ status }) => status)).toEqual(["created", "created", "invalid"]);
  });

  it("does not ask without a terminal, but names the flag", async () => {
    const ran = await runImport(file(rows(1, "ask.example")));
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain("Agree with: --yes");
    expect(await accountsAt("ask.example")).toEqual([]);
  });

  it("run again, creates nobody twice and sends no second mail", async () => {
    const name = file(rows(3, "again.example"));
    await runImport(name, ["--yes"]);
    const ran = await runImport(name, ["--yes"], { env });
    expect(ran.exitCode).toBe(0);
    expect(await mailsTo("again.example")).toBe(3);
    const grown = file(rows(5, "again.example"), name);
    expect((await runImport(grown, ["--yes"])).exitCode).toBe(0);
    expect(await accountsAt("again.example")).toHaveLength(5);
    expect(await mailsTo("again.example")).toBe(5);
  });

  it("reports addresses that have an account, and goes on", async () => {
    await network.server.signUp({ email: "m0@known.example" });
    const name = file(rows(2, "known.example"));
    const ran = await runImport(name, ["--yes", "--json"]);
    expect(ran.exitCode).toBe(0);
    expect(JSON.parse(ran.stdout).counts).toEqual({ exists: 1, created: 1 });
  });

  it("goes through although every third call fails, also where the answer is lost, and does each row once", async () => {
    const name = file(rows(30, "storm.example"));
    const ran = await runImport(name, ["--yes", "--json", "--concurrency", "4"], { fetch: stormyFetch() });
    expect(ran.stderr).not.toContain("Error");
    expect(ran.exitCode).toBe(0);
    expect(JSON.parse(ran.stdout).counts).toEqual({ created: 30 });
    expect(await accountsAt("storm.example")).toHaveLength(30);
    expect(await mailsTo("storm.example")).toBe(30);
  });

  it("waits as long as the server asks for", async () => {
    const name = file(rows(4, "slow.example"));
    let refused = 0;
    let earliest = 0;
    const early: number[] = [];
    const ran = await runImport(name, ["--yes", "--concurrency", "1"], {
      fetch: async (request) => {
        if (request.url.endsWith("/signup/") && refused === 0) {
          refused += 1;
          earliest = Date.now() + 1000;
          return Response.json({ message: "Slower." }, { status: 429, headers: { "Retry-After": "1" } });
        }
        if (refused && Date.now() < earliest - 20) early.push(Date.now());
        return fetch(request);
      },
    });
    expect(ran.exitCode).toBe(0);
    expect(early).toEqual([]);
    expect(ran.stderr).toContain("The server asks to wait 1 s.");
  });

  it("stops when the session ends, and goes on after the next login", async () => {
    const name = file(rows(6, "ended.example"));
    let calls = 0;
    const ran = await runImport(name, ["--yes", "--concurrency", "1"], {
      fetch: (request) => {
        calls += 1;
        return calls > 4
          ? Promise.resolve(Response.json({ message: "Please log in." }, { status: 401 }))
          : fetch(request);
      },
    });
    expect(ran.exitCode).toBe(4);
    expect(ran.stderr).toContain("Run: foodshed login");
    expect(resultsOf(name).map(({ status }) => status)).toEqual([
      "created",
      "created",
      "created",
      "not sent",
      "not sent",
      "not sent",
    ]);
    expect((await runImport(name, ["--yes"])).exitCode).toBe(0);
    expect(await mailsTo("ended.example")).toBe(6);
  });

  it("stops with a way to go on when the server is gone for good", async () => {
    const name = file(rows(2, "gone.example"));
    let calls = 0;
    const controller = new AbortController();
    const ran = await runImport(name, ["--yes"], {
      signal: controller.signal,
      fetch: (request) => {
        calls += 1;
        if (calls === 1) return fetch(request);
        // Nobody waits out six attempts in a test.
        if (calls > 3) controller.abort();
        return Promise.reject(new TypeError("gone"));
      },
    });
    expect([5, 130]).toContain(ran.exitCode);
    expect(ran.stderr).toContain("The same command goes on where this one ended.");
  });

  it("tells of rows that the server refused, and finishes the others", async () => {
    const name = file(
      `${HEADER}a@refused.example,Ada,Okafor,Farm,seller\nb@refused.example,Bo,Li,Barn,seller\n`,
    );
    const ran = await runImport(name, ["--yes"], {
      fetch: async (request) => {
        const body = request.url.endsWith("/signup/") ? await request.clone().text() : "";
        if (!body.includes("a@refused")) return fetch(request);
        return Response.json(
          { message: "No.", errors: { business_name: ["This name is not allowed."] } },
          { status: 400 },
        );
      },
    });
    expect(ran.exitCode).toBe(6);
    expect(ran.stderr).toContain("line 2: This name is not allowed.");
    expect(await accountsAt("refused.example")).toEqual(["b@refused.example"]);
    expect((await runImport(name, ["--yes"])).exitCode).toBe(0);
  });

  it("is not for members, and leaves no journal behind", async () => {
    const { token } = await network.server.member();
    const name = file(rows(1, "members.example"));
    const ran = await runImport(name, ["--yes"], { env: { FOODSHED_TOKEN: token } });
    expect(ran.exitCode).toBe(4);
    expect(ran.stderr).toContain("may not create accounts for others");
    expect(existsSync(join(network.folder, name.replace(".csv", ".journal.jsonl")))).toBe(false);
  });

  it("takes files as spreadsheets write them: Windows-1252, semicolons, CRLF, quoted line breaks, its own column names", async () => {
    const text =
      'sep=;\r\nE-Mail;Prénom;Nom de famille;Entreprise;Account Type\r\n"zoe@windows.example";Zoé;Côté;"Crèmerie\r\n de l\'Érable";"Processor; Vendor"\r\n';
    const name = file(Buffer.from(text, "latin1"));
    const ran = await runImport(name, ["--yes", "--json"]);
    expect(ran.stderr).toContain("windows-1252");
    expect(ran.exitCode).toBe(0);
    const { slug } = JSON.parse(ran.stdout).rows[0];
    expect(slug).toMatch(/^cremerie-de-/);
    const account = await network.server.db
      .selectFrom("accounts")
      .select(["business_name", "first_name"])
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();
    expect(account).toEqual({ business_name: "Crèmerie de l'Érable", first_name: "Zoé" });
  });

  it.each([
    ["a file that is not there", "nowhere.csv", "There is no file"],
    ["a folder", ".", "is a folder"],
  ])("says what is wrong with %s", async (_, name, sentence) => {
    const ran = await runImport(name, ["--dry-run"]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain(sentence);
  });

  it.each([
    ["", "The file is empty."],
    ["name;phone\nAda;1\n", "The file has no column for: email, business_name, roles."],
    ['email,first_name\n"a@b.ca', "cannot be read from line 2 on"],
    ["PK\u0003\u0004", "It is a spreadsheet workbook."],
  ])("says what is wrong with the content %j", async (content, sentence) => {
    const ran = await runImport(file(content), ["--dry-run"]);
    expect(ran).toMatchObject({ exitCode: 3, stdout: "" });
    expect(ran.stderr).toContain(sentence);
    expect(ran.stderr).not.toContain("unexpected");
  });
});
