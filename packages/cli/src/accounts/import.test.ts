import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTable } from "../csv/records.ts";
import { flakyFetch } from "../testing/flaky-fetch.ts";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

let network: TestNetwork;
let env: Record<string, string>;

beforeAll(async () => {
  network = await startTestNetwork();
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
  HEADER +
  Array.from({ length: count }, (_, i) => `m${i}@${domain},Ada,Okafor,Farm ${i} of ${domain},seller\n`).join(
    "",
  );

const createWithJournal = (
  name: string,
  more: string[] = [],
  options: Parameters<TestNetwork["foodshed"]>[1] = {},
) => network.foodshed(["accounts", "import", name, ...more], { env, ...options });

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
    const ran = await createWithJournal(name, ["--yes"]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toContain("3 created");
    expect(await accountsAt("three.example")).toHaveLength(3);
    expect(await mailsTo("three.example")).toBe(3);
    expect(resultsOf(name)[1]).toMatchObject({
      line: "3",
      email: "m1@three.example",
      status: "created",
      slug: "farm-1-of-three-example",
    });
  });

  it("shows with --dry-run what would happen, as the server sees it, without sending anything", async () => {
    await network.server.member({ email: "m1@dry.example", business_name: "Dry Farm" });
    await network.server.signUp({ email: "other@elsewhere.example", business_name: "Taken Farm" });
    const name = file(
      `${rows(2, "dry.example")}m2@dry.example,Ada,Okafor,taken farm,seller\nm3@dry.example,Ada,Okafor,FARM 0 OF DRY.example,seller\n`,
    );
    const ran = await createWithJournal(name, ["--dry-run"]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toBe(
      `On ${network.url}: 1 would be created, 1 exists, 2 conflicts. Nothing was sent.\n`,
    );
    expect(ran.stderr).toContain("line 3: The address is the one of Dry Farm.");
    expect(ran.stderr).toContain("line 4: Taken Farm has an account with another address.");
    expect(ran.stderr).toContain(
      "line 5: The business name 'FARM 0 OF DRY.example' stands on line 2 already.",
    );
    expect(await accountsAt("dry.example")).toEqual(["m1@dry.example"]);
  });

  it.each([
    ["nobody is logged in", {}, "You are not logged in to"],
    ["it cannot be reached", { FOODSHED_TOKEN: "" }, "could not be reached"],
  ])("says with --dry-run in the same line that the server was not asked where %s", async (_, more, why) => {
    const name = file(rows(2, "unasked.example"));
    const ran = await network.foodshed(["accounts", "import", name, "--dry-run"], {
      env: "FOODSHED_TOKEN" in more ? env : {},
      fetch: () => Promise.reject(new TypeError("gone")),
    });
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toMatch(
      /^From the file alone: 2 would be created\. .* was not asked what it has already: /,
    );
    expect(ran.stdout).toContain(why);
    expect(ran.stdout.trimEnd().split("\n")).toHaveLength(1);
    const json = await network.foodshed(["accounts", "import", name, "--dry-run", "--json"]);
    expect(JSON.parse(json.stdout)).toMatchObject({
      dry_run: true,
      asked_server: false,
      counts: { "would be created": 2 },
    });
  });

  it("skips and reports rows whose business name is taken, and creates them with --include-conflicts", async () => {
    await network.server.signUp({ email: "other2@elsewhere.example", business_name: "Borne Farm" });
    const name = file(
      `${HEADER}a@borne.example,Ada,Okafor,Borne Farm,seller\nb@borne.example,Ada,Okafor,Free Farm,seller\nc@borne.example,Ada,Okafor,Free farm,seller\n`,
    );
    const ran = await createWithJournal(name, ["--yes", "--json"]);
    expect(ran.exitCode).toBe(0);
    expect(JSON.parse(ran.stdout).counts).toEqual({ conflicts: 2, created: 1 });
    expect(ran.stderr).toContain("line 2: Borne Farm has an account with another address.");
    expect(ran.stderr).toContain("line 4: The business name 'Free farm' stands on line 3 already.");
    expect(ran.stderr).toContain("--include-conflicts");
    const more = await createWithJournal(name, ["--yes", "--json", "--include-conflicts"]);
    expect(JSON.parse(more.stdout).counts).toEqual({ created: 3 });
    expect(await accountsAt("borne.example")).toHaveLength(3);
  });

  it("goes on with the other rows where one has a control character, or is refused by the server alone", async () => {
    const name = file(`${rows(2, "ctrl.example")}bell@ctrl.example,Ada,Oka\u0007for,Bell Farm,seller\n`);
    const ran = await createWithJournal(name, ["--yes"]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain(
      "line 4: The last name (column 3) holds a control character (U+0007) after 'Oka'.",
    );
    const skipped = await createWithJournal(name, ["--yes", "--skip-invalid"]);
    expect(skipped.exitCode).toBe(0);
    expect(await accountsAt("ctrl.example")).toEqual(["m0@ctrl.example", "m1@ctrl.example"]);

    const odd = file(rows(3, "odd.example"));
    const refused = await createWithJournal(odd, ["--dry-run"], {
      fetch: async (request) => {
        const body = request.url.endsWith("/plan_accounts/")
          ? await request.clone().json()
          : { accounts: [] };
        const place = body.accounts.findIndex(({ email }: { email: string }) => email === "m1@odd.example");
        return place < 0
          ? fetch(request)
          : Response.json(
              { message: "No.", errors: { [`accounts.${place}.business_name`]: ["This is not taken."] } },
              { status: 400 },
            );
      },
    });
    expect(refused.exitCode).toBe(3);
    expect(refused.stdout).toContain("2 would be created, 1 invalid");
    expect(refused.stderr).toContain("line 3: business name: This is not taken.");
  });

  it("stops after repeated server errors, names the row, and resumes once the server recovers", async () => {
    const name = file(rows(30, "broken.example"));
    const asked = new Map<string, number>();
    const ran = await createWithJournal(name, ["--yes", "--concurrency", "2"], {
      fetch: async (request) => {
        if (!request.url.endsWith("/signup/")) return fetch(request);
        const { email } = await request.clone().json();
        if (email < "m2") return fetch(request);
        asked.set(email, (asked.get(email) ?? 0) + 1);
        return Response.json(
          { message: "Something went wrong." },
          { status: 500, headers: { "Retry-After": "0" } },
        );
      },
    });
    expect(ran.exitCode).toBe(5);
    expect(ran.stderr).toContain("The server failed (HTTP 500): Something went wrong.");
    expect(ran.stderr).toMatch(/It failed at m\d+@broken\.example\./);
    expect(ran.stderr).toContain("The same command goes on where this one ended.");
    // Tried again, and not for every row.
    expect(asked.size).toBeLessThanOrEqual(3);
    expect(Math.max(...asked.values())).toBe(6);
    const again = await createWithJournal(name, ["--yes", "--json"]);
    expect(again.exitCode).toBe(0);
    expect(JSON.parse(again.stdout).counts).toEqual({ created: 30 });
    expect(await mailsTo("broken.example")).toBe(30);
  });

  it("reports rows changed after their account was created", async () => {
    const name = file(rows(2, "changed.example"));
    await createWithJournal(name, ["--yes"]);
    file(rows(2, "changed.example").replace("Farm 1 of changed.example", "Renamed Farm"), name);
    const ran = await createWithJournal(name, ["--yes", "--json"]);
    expect(JSON.parse(ran.stdout).rows.map(({ message }: { message: string }) => message)).toEqual([
      "",
      "The account was made of other data; the row was changed since, and that was not sent.",
    ]);
    const other = file(rows(1, "changed2.example"));
    const journal = name.replace(".csv", `.${new URL(network.url).host.replace(":", "-")}.journal.jsonl`);
    const mixed = await createWithJournal(other, ["--yes", "--journal", journal]);
    expect(mixed.exitCode).toBe(2);
    expect(mixed.stderr).toContain(`is of ${name}`);
    expect(await accountsAt("changed2.example")).toEqual([]);
  });

  it("sends nothing while one row has an error, and names it by its line", async () => {
    const name = file(`${rows(2, "bad.example")}nobody,Ada,Okafor,Farm,seller\n`);
    const ran = await createWithJournal(name, ["--yes"]);
    expect(ran).toMatchObject({ exitCode: 3, stdout: "" });
    expect(ran.stderr).toContain("line 4: 'nobody' is no email address.");
    expect(ran.stderr).toContain("--skip-invalid");
    expect(await accountsAt("bad.example")).toEqual([]);
    const dry = await createWithJournal(name, ["--dry-run"]);
    expect(dry.exitCode).toBe(3);
    expect(dry.stdout).toContain("2 would be created, 1 invalid");
  });

  it("leaves rows with errors out when asked to", async () => {
    const name = file(`${rows(2, "skip.example")}nobody,Ada,Okafor,Farm,seller\n`);
    const ran = await createWithJournal(name, ["--yes", "--skip-invalid"]);
    expect(ran.exitCode).toBe(0);
    expect(await accountsAt("skip.example")).toHaveLength(2);
    expect(resultsOf(name).map(({ status }) => status)).toEqual(["created", "created", "invalid"]);
  });

  it("does not ask without a terminal, but names the flag", async () => {
    const ran = await createWithJournal(file(rows(1, "ask.example")));
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain("Agree with: --yes");
    expect(await accountsAt("ask.example")).toEqual([]);
  });

  it("run again, creates nobody twice and sends no second mail", async () => {
    const name = file(rows(3, "again.example"));
    await createWithJournal(name, ["--yes"]);
    const ran = await createWithJournal(name, ["--yes"], { env });
    expect(ran.exitCode).toBe(0);
    expect(await mailsTo("again.example")).toBe(3);
    const grown = file(rows(5, "again.example"), name);
    expect((await createWithJournal(grown, ["--yes"])).exitCode).toBe(0);
    expect(await accountsAt("again.example")).toHaveLength(5);
    expect(await mailsTo("again.example")).toBe(5);
  });

  it("reports addresses that have an account, and goes on", async () => {
    await network.server.member({ email: "m0@known.example" });
    const name = file(rows(2, "known.example"));
    const ran = await createWithJournal(name, ["--yes", "--json"]);
    expect(ran.exitCode).toBe(0);
    expect(JSON.parse(ran.stdout).counts).toEqual({ exists: 1, created: 1 });
  });

  it("goes through although every third call fails, also where the answer is lost, and does each row once", async () => {
    const name = file(rows(30, "storm.example"));
    const ran = await createWithJournal(name, ["--yes", "--json", "--concurrency", "4"], {
      fetch: flakyFetch(),
    });
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
    const ran = await createWithJournal(name, ["--yes", "--concurrency", "1"], {
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
    const ran = await createWithJournal(name, ["--yes", "--concurrency", "1"], {
      fetch: (request) => {
        calls += 1;
        return calls > 5
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
    expect((await createWithJournal(name, ["--yes"])).exitCode).toBe(0);
    expect(await mailsTo("ended.example")).toBe(6);
  });

  it("stops with a way to go on when the server is gone for good", async () => {
    const name = file(rows(2, "gone.example"));
    let calls = 0;
    const controller = new AbortController();
    const ran = await createWithJournal(name, ["--yes"], {
      signal: controller.signal,
      fetch: (request) => {
        calls += 1;
        if (calls <= 2) return fetch(request);
        // Nobody waits out six attempts in a test.
        if (calls > 4) controller.abort();
        return Promise.reject(new TypeError("gone"));
      },
    });
    expect([5, 130]).toContain(ran.exitCode);
    expect(ran.stderr).toContain("The same command goes on where this one ended.");
  });

  it("reports rows that the server refused and finishes the others", async () => {
    const name = file(
      `${HEADER}a@refused.example,Ada,Okafor,Farm,seller\nb@refused.example,Bo,Li,Barn,seller\n`,
    );
    const ran = await createWithJournal(name, ["--yes"], {
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
    expect((await createWithJournal(name, ["--yes"])).exitCode).toBe(0);
  });

  it("is not for members, and leaves no journal behind", async () => {
    const { token } = await network.server.member();
    const name = file(rows(1, "members.example"));
    const ran = await createWithJournal(name, ["--yes"], { env: { FOODSHED_TOKEN: token } });
    expect(ran.exitCode).toBe(4);
    expect(ran.stderr).toContain("may not create accounts for others");
    expect(existsSync(join(network.folder, name.replace(".csv", ".journal.jsonl")))).toBe(false);
  });

  it("takes files as spreadsheets write them: Windows-1252, semicolons, CRLF, its own column names", async () => {
    const text =
      'sep=;\r\nE-Mail;Prénom;Nom de famille;Entreprise;Account Type\r\n"zoe@windows.example";Zoé;Côté;"Crèmerie de l\'Érable";"Processor; Vendor"\r\n';
    const name = file(Buffer.from(text, "latin1"));
    const ran = await createWithJournal(name, ["--yes", "--json"]);
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
    const ran = await createWithJournal(name, ["--dry-run"]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain(sentence);
  });

  it.each([
    ["", "The file is empty."],
    ["name;phone\nAda;1\n", "The file has no column for: email, business_name, roles."],
    ['email,first_name\n"a@b.ca', "cannot be read from line 2 on"],
    ["PK\u0003\u0004", "It is a spreadsheet workbook."],
  ])("says what is wrong with the content %j", async (content, sentence) => {
    const ran = await createWithJournal(file(content), ["--dry-run"]);
    expect(ran).toMatchObject({ exitCode: 3, stdout: "" });
    expect(ran.stderr).toContain(sentence);
    expect(ran.stderr).not.toContain("unexpected");
  });
});
