import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startNetwork, type TestNetwork } from "../testing/network.ts";
import type { Plan } from "./plan-file.ts";

let network: TestNetwork;
let env: Record<string, string>;

beforeAll(async () => {
  network = await startNetwork();
  env = { FOODSHED_TOKEN: (await network.server.administrator()).token };
});

afterAll(() => network?.close());

const HEADER = "email,first_name,last_name,business_name,roles\n";
const row = (email: string, business: string, roles = "seller") =>
  `${email},Ada,Okafor,${business},${roles}\n`;

function file(name: string, rows: string[]): string {
  writeFileSync(join(network.folder, `${name}.csv`), HEADER + rows.join(""));
  return `${name}.csv`;
}

const accounts = (args: string[], options: Parameters<TestNetwork["foodshed"]>[1] = {}) =>
  network.foodshed(["accounts", ...args], { env, ...options });
const planOf = (name: string): Plan => JSON.parse(readFileSync(join(network.folder, name), "utf8"));
const mailsTo = async (domain: string) =>
  (await network.server.mails()).filter(({ to }) => to.endsWith(`@${domain}`));
const loginsAt = async (domain: string) =>
  (
    await network.server.db
      .selectFrom("users")
      .select("email")
      .where("email", "like", `%@${domain}`)
      .execute()
  ).map(({ email }) => email);

describe("accounts import --plan", () => {
  it("writes for each row whether it would be created, matches, is in conflict or has an error, and sends nothing", async () => {
    await network.server.signUp({ email: "known@mix.example", business_name: "Known Farm" });
    const name = file("mix", [
      row("new@mix.example", "New Farm"),
      row("known@mix.example", "Known Farm"),
      row("known2@mix.example", "Known Farm"),
      row("nobody", "Broken Farm"),
    ]);
    const ran = await accounts(["import", name, "--plan", "mix.json"]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stdout).toContain(
      "1 to create, 1 with an account, 1 in conflict, 1 with errors. Nothing was sent.",
    );
    expect(ran.stderr).toContain("line 5: 'nobody' is no email address.");
    const plan = planOf("mix.json");
    expect(plan.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, "create"],
      [3, "match"],
      [4, "conflict"],
      [5, "error"],
    ]);
    expect(plan.rows[1]?.account?.slug).toBe("known-farm");
    expect(await loginsAt("mix.example")).toEqual(["known@mix.example"]);
  });

  it("has the very mails that applying it sends, but for their links", async () => {
    const name = file("mails", [row("a@mails.example", "Farm A"), row("b@mails.example", "Farm B")]);
    expect((await accounts(["import", name, "--plan", "mails.json"])).exitCode).toBe(0);
    expect(await mailsTo("mails.example")).toEqual([]);
    expect((await accounts(["apply", "mails.json", "--yes"])).exitCode).toBe(0);
    const sent = await mailsTo("mails.example");
    const planned = planOf("mails.json").rows.map(({ mail }) => mail);
    expect(
      sent.map(({ to, subject, text }) => ({
        to,
        subject,
        text: text.replaceAll(/(act_token|pw_token)=[\w-]+/g, "$1=…"),
      })),
    ).toEqual(expect.arrayContaining(planned));
    expect(sent).toHaveLength(2);
  });

  it("asks about more rows than the server takes at once", async () => {
    const rows = Array.from({ length: 450 }, (_, n) => row(`m${n}@many.example`, `Many Farm ${n}`));
    const ran = await accounts(["import", file("many", rows), "--plan", "many.json", "--json"]);
    expect(JSON.parse(ran.stdout).counts).toEqual({ create: 450 });
    expect(planOf("many.json").rows[449]).toMatchObject({ line: 451, mail: { to: "m449@many.example" } });
  });

  it("is not for members, and leaves no plan", async () => {
    const { token } = await network.server.member();
    const name = file("member", [row("a@member.example", "Farm")]);
    const ran = await accounts(["import", name, "--plan", "member.json"], { env: { FOODSHED_TOKEN: token } });
    expect(ran).toMatchObject({ exitCode: 4, stdout: "" });
    expect(() => planOf("member.json")).toThrow();
  });
});

describe("accounts apply", () => {
  it("creates what the plan has for creation, and leaves the rest", async () => {
    await network.server.signUp({ email: "there@apply.example", business_name: "There Farm" });
    const name = file("apply", [
      row("new@apply.example", "Apply Farm"),
      row("there@apply.example", "There Farm"),
      row("namesake@apply.example", "There Farm"),
    ]);
    await accounts(["import", name, "--plan", "apply.json"]);
    const ran = await accounts(["apply", "apply.json", "--yes", "--json"]);
    expect(ran.exitCode).toBe(0);
    expect(JSON.parse(ran.stdout).counts).toEqual({ created: 1, matches: 1, conflicts: 1 });
    expect((await loginsAt("apply.example")).sort()).toEqual(["new@apply.example", "there@apply.example"]);

    const more = await accounts(["apply", "apply.json", "--yes", "--json", "--include-conflicts"]);
    expect(JSON.parse(more.stdout).counts).toEqual({ created: 2, matches: 1 });
    expect(await loginsAt("apply.example")).toContain("namesake@apply.example");
    expect(
      (await mailsTo("apply.example")).filter(({ subject }) => subject.startsWith("Claim")),
    ).toHaveLength(2);
  });

  it("asks first, and without a terminal names the flag", async () => {
    await accounts(["import", file("ask", [row("a@ask.example", "Ask Farm")]), "--plan", "ask.json"]);
    const ran = await accounts(["apply", "ask.json"]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    expect(ran.stderr).toContain("Agree with: --yes");
    expect(await loginsAt("ask.example")).toEqual([]);
  });

  it("does not create where somebody else took the address since", async () => {
    await accounts(["import", file("late", [row("a@late.example", "Late Farm")]), "--plan", "late.json"]);
    await network.server.signUp({ email: "a@late.example" });
    const ran = await accounts(["apply", "late.json", "--yes", "--json"]);
    expect(JSON.parse(ran.stdout).counts).toEqual({ exists: 1 });
  });

  it("refuses a plan with errors, one of another server, and what is none", async () => {
    const name = file("faulty", [row("a@faulty.example", "Faulty"), row("x", "Broken")]);
    await accounts(["import", name, "--plan", "faulty.json"]);
    const faulty = await accounts(["apply", "faulty.json", "--yes"]);
    expect(faulty.exitCode).toBe(3);
    expect(faulty.stderr).toContain("--skip-invalid");
    expect((await accounts(["apply", "faulty.json", "--yes", "--skip-invalid"])).exitCode).toBe(0);

    writeFileSync(
      join(network.folder, "elsewhere.json"),
      JSON.stringify({ ...planOf("faulty.json"), server: "https://elsewhere.example" }),
    );
    expect((await accounts(["apply", "elsewhere.json"])).stderr).toContain(
      "was made for https://elsewhere.example",
    );
    expect((await accounts(["apply", name])).stderr).toContain("cannot be read as a plan");
    expect((await accounts(["apply", "nowhere.json"])).stderr).toContain("There is no file");
  });
});

describe("accounts undo", () => {
  const claim = async (email: string) => {
    const [mail] = await network.server.mails(email);
    const url = new URL(/https?:\S+\/claim\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const { status } = await network.server.post("/accounts/activate_account_and_set_password/", {
      act_token: url.searchParams.get("act_token"),
      pw_token: url.searchParams.get("pw_token"),
      password: "harvest#2026",
      email_consent: false,
    });
    expect(status).toBe(200);
  };

  it("takes back the unclaimed accounts of a run, and leaves those that were claimed", async () => {
    const name = file(
      "undo",
      ["a", "b", "c"].map((who) => row(`${who}@undo.example`, `Undo ${who}`)),
    );
    await accounts(["import", name, "--yes"]);
    await claim("b@undo.example");
    const dry = await accounts(["undo", name, "--dry-run"]);
    expect(dry.stdout).toContain("3 would be withdrawn. Nothing was withdrawn.");
    expect((await accounts(["undo", name])).stderr).toContain("Agree with: --yes");
    const ran = await accounts(["undo", name, "--yes", "--json"]);
    expect(ran.exitCode).toBe(0);
    expect(JSON.parse(ran.stdout).counts).toEqual({ withdrawn: 2, claimed: 1 });
    expect(ran.stderr).toContain("1 account stayed");
    expect(await loginsAt("undo.example")).toEqual(["b@undo.example"]);
  });

  it("lets the same file be imported anew: the accounts are made again, with new mails", async () => {
    const name = file("anew", [row("a@anew.example", "Anew Farm")]);
    await accounts(["import", name, "--yes"]);
    await accounts(["undo", name, "--yes"]);
    expect(await loginsAt("anew.example")).toEqual([]);
    const again = await accounts(["import", name, "--yes", "--json"]);
    expect(JSON.parse(again.stdout).counts).toEqual({ created: 1 });
    expect(await loginsAt("anew.example")).toEqual(["a@anew.example"]);
    expect((await accounts(["undo", name, "--yes", "--json"])).stdout).toContain('"withdrawn": 1');
    expect((await accounts(["undo", name, "--yes"])).stdout).toContain("no account to withdraw");
  });

  it("goes on where the answer to a withdrawal was lost", async () => {
    const name = file(
      "lost",
      ["a", "b"].map((who) => row(`${who}@lost.example`, `Lost ${who}`)),
    );
    await accounts(["import", name, "--yes"]);
    const stop = new AbortController();
    const first = await accounts(["undo", name, "--yes", "--concurrency", "1"], {
      signal: stop.signal,
      fetch: async (request) => {
        const response = await fetch(request);
        if (!request.url.endsWith("/withdraw_account/")) return response;
        stop.abort();
        throw new TypeError("connection reset");
      },
    });
    expect(first.exitCode).toBe(130);
    const second = await accounts(["undo", name, "--yes", "--json"]);
    expect(JSON.parse(second.stdout).counts).toEqual({ withdrawn: 2 });
    expect(await loginsAt("lost.example")).toEqual([]);
  });

  it("says when there is no run", async () => {
    const ran = await accounts(["undo", "nothing.csv", "--yes"]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain("There is no journal of a run");
  });
});
