import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

let network: TestNetwork;
let env: Record<string, string>;

beforeAll(async () => {
  network = await startTestNetwork();
  env = { FOODSHED_TOKEN: (await network.server.administrator()).token };
});

afterAll(() => network?.close());

const create = (email: string, more: string[] = [], options: Parameters<TestNetwork["foodshed"]>[1] = {}) =>
  network.foodshed(
    [
      ..."accounts create --first-name Lou --last-name Tremblay --role processor seller --business".split(
        " ",
      ),
      "North Fork Dairy",
      ...["--email", email, ...more],
    ],
    { env, ...options },
  );

describe("accounts create", () => {
  it("creates an account, and the business gets a claim link", async () => {
    const ran = await create("info@northfork.example", ["--title", "Cheesemaker"]);
    expect(ran.stderr).toBe("");
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toMatch(
      /^Created North Fork Dairy \(account \d+\): http.*\/profiles\/north-fork-dairy\n/,
    );
    const [mail] = await network.server.mails("info@northfork.example");
    expect(mail?.text).toMatch(/\/claim\?act_token=/);
  });

  it("has the mail written in the language that it names, and only in one that there is", async () => {
    const ran = await create("zoe@northfork.example", ["--language", "français"]);
    expect(ran.exitCode).toBe(0);
    const [mail] = await network.server.mails("zoe@northfork.example");
    expect(mail?.text).toMatch(/^Bonjour Lou,.*\/fr\/revendication\?act_token=/s);
    const wrong = await create("eva@northfork.example", ["--language", "de"]);
    expect(wrong).toMatchObject({ exitCode: 2, stdout: "" });
    expect(wrong.stderr).toContain("'de' is no language that mails are written in.");
    expect(await network.server.mails("eva@northfork.example")).toEqual([]);
  });

  it("prints what a script needs with --json, and nothing else on stdout", async () => {
    const ran = await create("json@northfork.example", ["--json"]);
    expect(JSON.parse(ran.stdout)).toMatchObject({
      email: "json@northfork.example",
      account: { id: expect.any(Number), slug: expect.stringMatching(/^north-fork-dairy/) },
    });
  });

  it.each([
    ["short", "It must have 8 to 128 characters, and has 5."],
    ["x".repeat(129), "It must have 8 to 128 characters, and has 129."],
    ["clé de l'import", "It may have letters without accents, digits and . _ : - only."],
  ])("does not take the key '%s': it names the flag, and asks the server nothing", async (key, why) => {
    const fetch = () => Promise.reject(new Error("nothing may be sent"));
    const ran = await create("key@northfork.example", ["--key", key], { fetch });
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    expect(ran.stderr).toContain("--key");
    expect(ran.stderr).toContain(why);
  });

  it("does not let a manager create a network", async () => {
    const manager = await network.server.manager();
    const ran = await create("net@northfork.example", ["--role", "organization"], {
      env: { FOODSHED_TOKEN: manager.token },
    });
    expect(ran).toMatchObject({ exitCode: 4, stdout: "" });
    expect(ran.stderr).toContain("Only administrators create networks.");
    expect(await network.server.mails("net@northfork.example")).toEqual([]);
  });

  it("does not create twice with one key", async () => {
    const first = await create("twice@northfork.example", ["--key", "import-2026-row-7", "--json"]);
    const second = await create("twice@northfork.example", ["--key", "import-2026-row-7", "--json"]);
    expect(second).toEqual(first);
    expect(await network.server.mails("twice@northfork.example")).toHaveLength(1);
  });

  it("reports an address that has an account, and the next step", async () => {
    await create("taken@northfork.example");
    const ran = await create("taken@northfork.example");
    expect(ran).toMatchObject({ exitCode: 1, stdout: "" });
    expect(ran.stderr).toContain("taken@northfork.example has an account");
  });

  it("names every invalid flag before sending anything", async () => {
    const ran = await network.foodshed(
      [
        "accounts",
        "create",
        "--email",
        "x",
        "--first-name",
        "A",
        "--last-name",
        "B",
        "--business",
        "C",
        "--role",
        "wizard",
      ],
      { env },
    );
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain("'x' is no email address.");
    expect(ran.stderr).toContain("'wizard' is no role.");
  });

  it("without a terminal names the flag that is missing", async () => {
    const ran = await network.foodshed(["accounts", "create", "--email", "a@b.ca"], { env });
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain("--first-name");
  });

  it("is not for members", async () => {
    const { token } = await network.server.member();
    const ran = await create("member@northfork.example", [], { env: { FOODSHED_TOKEN: token } });
    expect(ran.exitCode).toBe(4);
    expect(await network.server.mails("member@northfork.example")).toHaveLength(0);
  });

  it("connects the account to the manager who created it", async () => {
    const manager = await network.server.manager();
    const ran = await create("managed@northfork.example", ["--json"], {
      env: { FOODSHED_TOKEN: manager.token },
    });
    expect(ran.exitCode).toBe(0);
    const { account } = JSON.parse(ran.stdout);
    const connection = await network.server.db
      .selectFrom("connections")
      .select(["organization_id", "manage", "state"])
      .where("account_id", "=", account.id)
      .executeTakeFirst();
    expect(connection).toEqual({ organization_id: manager.accountId, manage: true, state: "accepted" });
  });
});
