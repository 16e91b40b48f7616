import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";
import type { Plan } from "./plan-file.ts";

let network: TestNetwork;
let env: Record<string, string>;

beforeAll(async () => {
  network = await startTestNetwork();
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
    await network.server.member({ email: "known@mix.example", business_name: "Known Farm" });
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

  it("marks a repeated business name as a conflict across batches", async () => {
    const rows = Array.from({ length: 250 }, (_, n) => row(`t${n}@twice.example`, `Twice Farm ${n}`));
    rows.push(row("again@twice.example", "twice FARM 3"));
    const ran = await accounts(["import", file("twice", rows), "--plan", "twice.json"]);
    expect(ran.stdout).toContain("250 to create, 1 in conflict");
    expect(ran.stderr).toContain("line 252: The business name 'twice FARM 3' stands on line 5 already.");
  });

  it("plans more rows than fit one call", async () => {
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
  it("creates the rows planned for creation and skips the rest", async () => {
    await network.server.member({ email: "there@apply.example", business_name: "There Farm" });
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

  it("skips and reports a name taken since the plan", async () => {
    await accounts(["import", file("name", [row("a@name.example", "Name Farm")]), "--plan", "name.json"]);
    await network.server.signUp({ email: "b@name.example", business_name: "NAME farm" });
    const ran = await accounts(["apply", "name.json", "--yes", "--json"]);
    expect(JSON.parse(ran.stdout).counts).toEqual({ conflicts: 1 });
    expect(ran.stderr).toContain("line 2: NAME farm has an account with another address.");
    const more = await accounts(["apply", "name.json", "--yes", "--json", "--include-conflicts"]);
    expect(JSON.parse(more.stdout).counts).toEqual({ created: 1 });
  });

  it("sends nothing where the server does not take a row any more, unless it may be left out", async () => {
    const rows = [row("a@since.example", "Since A"), row("b@since.example", "Since B")];
    await accounts(["import", file("since", rows), "--plan", "since.json"]);
    const refusing: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const body = request.url.endsWith("/plan_accounts/") ? await request.clone().json() : { accounts: [] };
      const place = body.accounts.findIndex(({ email }: { email: string }) => email === "a@since.example");
      if (place < 0) return fetch(request);
      const errors = { [`accounts.${place}.business_name`]: ["This is not taken."] };
      return Response.json({ message: "No.", errors }, { status: 400 });
    };
    const ran = await accounts(["apply", "since.json", "--yes"], { fetch: refusing });
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain("line 2: business name: This is not taken.");
    expect(await loginsAt("since.example")).toEqual([]);
    expect(
      (await accounts(["apply", "since.json", "--yes", "--skip-invalid"], { fetch: refusing })).exitCode,
    ).toBe(0);
    expect(await loginsAt("since.example")).toEqual(["b@since.example"]);
  });

  it("separates the results of two plans of one name and refuses another plan's journal", async () => {
    await accounts(["import", file("one", [row("a@one.example", "One Farm")]), "--plan", "same.json"]);
    const first = JSON.parse((await accounts(["apply", "same.json", "--yes", "--json"])).stdout);
    await accounts(["undo", "same.json", "--yes"]);
    await accounts(["import", file("two", [row("a@one.example", "Two Farm")]), "--plan", "same.json"]);
    const second = JSON.parse((await accounts(["apply", "same.json", "--yes", "--json"])).stdout);
    expect(second.rows).toMatchObject([{ status: "created", slug: "two-farm" }]);
    expect(second.journal).not.toBe(first.journal);
    expect(readFileSync(first.result, "utf8")).toContain("one-farm");
    expect(readFileSync(second.result, "utf8")).not.toContain("one-farm");
    const mixed = await accounts(["apply", "same.json", "--yes", "--journal", first.journal]);
    expect(mixed.exitCode).toBe(2);
    expect(mixed.stderr).toContain("is of another plan");
  });

  it("refuses an edited plan, and a changed members file without --as-planned", async () => {
    const name = file("sealed", [row("a@sealed.example", "Sealed Farm")]);
    await accounts(["import", name, "--plan", "sealed.json"]);
    const plan = planOf("sealed.json");
    const edited = JSON.stringify(plan).replace(
      '"business_name":"Sealed Farm"',
      '"business_name":"Other Farm"',
    );
    writeFileSync(join(network.folder, "edited.json"), edited);
    const ran = await accounts(["apply", "edited.json", "--yes"]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain("was edited after it was made");

    file("sealed", [row("a@sealed.example", "Sealed Farm"), row("b@sealed.example", "Second Farm")]);
    const changed = await accounts(["apply", "sealed.json", "--yes"]);
    expect(changed.exitCode).toBe(3);
    expect(changed.stderr).toContain("sealed.csv was changed after the plan was made. Nothing was sent.");
    expect(await loginsAt("sealed.example")).toEqual([]);
    expect((await accounts(["apply", "sealed.json", "--yes", "--as-planned"])).exitCode).toBe(0);
    expect(await loginsAt("sealed.example")).toEqual(["a@sealed.example"]);
  });

  it("asks first, and without a terminal names the flag", async () => {
    await accounts(["import", file("ask", [row("a@ask.example", "Ask Farm")]), "--plan", "ask.json"]);
    const ran = await accounts(["apply", "ask.json"]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    expect(ran.stderr).toContain("Agree with: --yes");
    expect(await loginsAt("ask.example")).toEqual([]);
  });

  it("does not create an account whose address was taken since the plan", async () => {
    await accounts(["import", file("late", [row("a@late.example", "Late Farm")]), "--plan", "late.json"]);
    await network.server.member({ email: "a@late.example" });
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

describe("an address with a sign-up that was never confirmed", () => {
  it("is to create in a plan, and created by an import and by applying: the sign-up gives way", async () => {
    const { server } = network;
    const strangers = "stranger#2026";
    const unconfirmed = (email: string) =>
      server.signUp({ email, password: strangers, business_name: `Farm of ${email}` });
    const made = async (email: string) => {
      expect((await mailsTo("unsure.example")).filter(({ to }) => to === email).at(-1)?.subject).toMatch(
        /^Claim/,
      );
      const { body } = await server.post("/accounts/login/", { username: email, password: strangers });
      expect(body.message).toBe("The email address or the password is not right.");
    };
    await unconfirmed("import@unsure.example");
    await unconfirmed("planned@unsure.example");
    const imported = file("unsure", [row("import@unsure.example", "Farm of import@unsure.example")]);
    const ran = await accounts(["import", imported, "--yes", "--json"]);
    expect(JSON.parse(ran.stdout).counts).toEqual({ created: 1 });
    await made("import@unsure.example");

    const name = file("unsure-too", [
      row("planned@unsure.example", "Farm of planned@unsure.example"),
      row("since@unsure.example", "Since Farm"),
    ]);
    const planned = await accounts(["import", name, "--plan", "unsure.json"]);
    expect(planned.stdout).toContain("2 to create.");
    expect(planOf("unsure.json").rows).toMatchObject([{ outcome: "create" }, { outcome: "create" }]);
    await unconfirmed("since@unsure.example");
    const applied = await accounts(["apply", "unsure.json", "--yes", "--json"]);
    expect(JSON.parse(applied.stdout).counts).toEqual({ created: 2 });
    await made("planned@unsure.example");
    await made("since@unsure.example");
    expect(await loginsAt("unsure.example")).toHaveLength(3);
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

  it("allows importing the same file again, with new accounts and mails", async () => {
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

  it("resumes after the response to a withdrawal was lost", async () => {
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

  it("stops after repeated server errors instead of recording one per row", async () => {
    const name = file(
      "fails",
      Array.from({ length: 12 }, (_, n) => row(`m${n}@fails.example`, `Fails ${n}`)),
    );
    await accounts(["import", name, "--yes"]);
    const asked = new Set<number>();
    const ran = await accounts(["undo", name, "--yes", "--concurrency", "2"], {
      fetch: async (request) => {
        if (!request.url.endsWith("/withdraw_account/")) return fetch(request);
        asked.add((await request.clone().json()).account_id);
        return Response.json({ message: "No." }, { status: 500, headers: { "Retry-After": "0" } });
      },
    });
    expect(ran.exitCode).toBe(5);
    expect(ran.stderr).toContain("The server failed (HTTP 500)");
    expect(asked.size).toBeLessThanOrEqual(3);
    expect(await loginsAt("fails.example")).toHaveLength(12);
  });

  it("reports a missing run", async () => {
    const ran = await accounts(["undo", "nothing.csv", "--yes"]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain("There is no journal of a run");
  });
});
