import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberRow, type PlanNetwork, startPlanNetwork } from "../testing/plan-network.ts";

let network: PlanNetwork;

beforeAll(async () => {
  network = await startPlanNetwork();
});

afterAll(() => network?.close());

describe("accounts apply", () => {
  it("creates the rows planned for creation and skips the rest", async () => {
    await network.server.member({ email: "there@apply.example", business_name: "There Farm" });
    const name = network.memberList("apply", [
      memberRow("new@apply.example", "Apply Farm"),
      memberRow("there@apply.example", "There Farm"),
      memberRow("namesake@apply.example", "There Farm"),
    ]);
    await network.accounts(["import", name, "--plan", "apply.json"]);
    const ran = await network.accounts(["apply", "apply.json", "--yes", "--json"]);
    expect(ran.exitCode).toBe(6);
    expect(ran.stderr).toContain("line 4: There Farm has an account with another address.");
    expect(JSON.parse(ran.stdout).counts).toEqual({ created: 1, exists: 1, conflicts: 1 });
    expect(await network.accountsAt("apply.example")).toEqual(["new@apply.example", "there@apply.example"]);

    const more = await network.accounts(["apply", "apply.json", "--yes", "--json", "--include-conflicts"]);
    expect(more.exitCode).toBe(0);
    expect(JSON.parse(more.stdout).counts).toEqual({ created: 2, exists: 1 });
    expect(await network.accountsAt("apply.example")).toContain("namesake@apply.example");
    expect(
      (await network.mailsAt("apply.example")).filter(({ subject }) => subject.startsWith("Claim")),
    ).toHaveLength(2);
  });

  it("says of an address that is taken what a dry run, a plan and an import say", async () => {
    await network.server.member({ email: "there@one-word.example", business_name: "Other Name Farm" });
    const name = network.memberList("one-word", [memberRow("there@one-word.example", "Unknown Farm")]);
    const why = "line 2: The address is the one of Other Name Farm.";
    const dry = await network.accounts(["import", name, "--dry-run", "--json"]);
    expect(JSON.parse(dry.stdout).counts).toEqual({ exists: 1 });
    const planned = await network.accounts(["import", name, "--plan", "one-word.json"]);
    expect(planned.stdout).toContain("1 with an account. Nothing was sent.");
    expect(network.planOf("one-word.json").rows[0]?.outcome).toBe("match");
    const applied = await network.accounts(["apply", "one-word.json", "--yes", "--json"]);
    const imported = await network.accounts(["import", name, "--yes", "--json"]);
    for (const ran of [applied, imported]) {
      expect(ran.exitCode).toBe(0);
      expect(JSON.parse(ran.stdout).counts).toEqual({ exists: 1 });
    }
    for (const ran of [dry, planned, applied, imported]) {
      expect(ran.stderr).toContain(why);
      expect(ran.stderr).not.toContain("--include-conflicts");
    }
  });

  it("skips and reports a name taken since the plan", async () => {
    await network.accounts([
      "import",
      network.memberList("name", [memberRow("a@name.example", "Name Farm")]),
      "--plan",
      "name.json",
    ]);
    await network.server.signUp({ email: "b@name.example", business_name: "NAME farm" });
    const ran = await network.accounts(["apply", "name.json", "--yes", "--json"]);
    expect(ran.exitCode).toBe(6);
    expect(JSON.parse(ran.stdout).counts).toEqual({ conflicts: 1 });
    expect(ran.stderr).toContain("line 2: NAME farm has an account with another address.");
    const more = await network.accounts(["apply", "name.json", "--yes", "--json", "--include-conflicts"]);
    expect(JSON.parse(more.stdout).counts).toEqual({ created: 1 });
  });

  it("sends nothing where the server does not take a row any more, unless it may be left out", async () => {
    const rows = [memberRow("a@since.example", "Since A"), memberRow("b@since.example", "Since B")];
    await network.accounts(["import", network.memberList("since", rows), "--plan", "since.json"]);
    const refusing: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const body = request.url.endsWith("/plan_accounts/") ? await request.clone().json() : { accounts: [] };
      const place = body.accounts.findIndex(({ email }: { email: string }) => email === "a@since.example");
      if (place < 0) return fetch(request);
      const errors = { [`accounts.${place}.business_name`]: ["This is not taken."] };
      return Response.json({ message: "No.", errors }, { status: 400 });
    };
    const ran = await network.accounts(["apply", "since.json", "--yes"], { fetch: refusing });
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain("line 2: business name: This is not taken.");
    expect(await network.accountsAt("since.example")).toEqual([]);
    expect(
      (await network.accounts(["apply", "since.json", "--yes", "--skip-invalid"], { fetch: refusing }))
        .exitCode,
    ).toBe(0);
    expect(await network.accountsAt("since.example")).toEqual(["b@since.example"]);
  });

  it("separates the results of two plans of one name and refuses another plan's journal", async () => {
    await network.accounts([
      "import",
      network.memberList("one", [memberRow("a@one.example", "One Farm")]),
      "--plan",
      "same.json",
    ]);
    const first = JSON.parse((await network.accounts(["apply", "same.json", "--yes", "--json"])).stdout);
    await network.accounts(["undo", "same.json", "--yes"]);
    await network.accounts([
      "import",
      network.memberList("two", [memberRow("a@one.example", "Two Farm")]),
      "--plan",
      "same.json",
    ]);
    const second = JSON.parse((await network.accounts(["apply", "same.json", "--yes", "--json"])).stdout);
    expect(second.rows).toMatchObject([{ status: "created", slug: "two-farm" }]);
    expect(second.journal).not.toBe(first.journal);
    expect(readFileSync(first.result, "utf8")).toContain("one-farm");
    expect(readFileSync(second.result, "utf8")).not.toContain("one-farm");
    const mixed = await network.accounts(["apply", "same.json", "--yes", "--journal", first.journal]);
    expect(mixed.exitCode).toBe(2);
    expect(mixed.stderr).toContain("is of another plan");
  });

  it("refuses an edited plan, and a changed members file without --as-planned", async () => {
    const name = network.memberList("sealed", [memberRow("a@sealed.example", "Sealed Farm")]);
    await network.accounts(["import", name, "--plan", "sealed.json"]);
    const plan = network.planOf("sealed.json");
    const edited = JSON.stringify(plan).replace(
      '"business_name":"Sealed Farm"',
      '"business_name":"Other Farm"',
    );
    writeFileSync(join(network.folder, "edited.json"), edited);
    const ran = await network.accounts(["apply", "edited.json", "--yes"]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain("was edited after it was made");

    network.memberList("sealed", [
      memberRow("a@sealed.example", "Sealed Farm"),
      memberRow("b@sealed.example", "Second Farm"),
    ]);
    const changed = await network.accounts(["apply", "sealed.json", "--yes"]);
    expect(changed.exitCode).toBe(3);
    expect(changed.stderr).toContain("sealed.csv was changed after the plan was made. Nothing was sent.");
    expect(await network.accountsAt("sealed.example")).toEqual([]);
    expect((await network.accounts(["apply", "sealed.json", "--yes", "--as-planned"])).exitCode).toBe(0);
    expect(await network.accountsAt("sealed.example")).toEqual(["a@sealed.example"]);
  });

  it("asks first, and without a terminal names the flag", async () => {
    await network.accounts([
      "import",
      network.memberList("ask", [memberRow("a@ask.example", "Ask Farm")]),
      "--plan",
      "ask.json",
    ]);
    const ran = await network.accounts(["apply", "ask.json"]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    expect(ran.stderr).toContain("Agree with: --yes");
    expect(await network.accountsAt("ask.example")).toEqual([]);
  });

  it("does not create an account whose address was taken since the plan", async () => {
    await network.accounts([
      "import",
      network.memberList("late", [memberRow("a@late.example", "Late Farm")]),
      "--plan",
      "late.json",
    ]);
    await network.server.member({ email: "a@late.example" });
    const ran = await network.accounts(["apply", "late.json", "--yes", "--json"]);
    expect(JSON.parse(ran.stdout).counts).toEqual({ exists: 1 });
  });

  it("refuses a plan with errors, one of another server, and what is none", async () => {
    const name = network.memberList("faulty", [
      memberRow("a@faulty.example", "Faulty"),
      memberRow("x", "Broken"),
    ]);
    await network.accounts(["import", name, "--plan", "faulty.json"]);
    const faulty = await network.accounts(["apply", "faulty.json", "--yes"]);
    expect(faulty.exitCode).toBe(3);
    expect(faulty.stderr).toContain("--skip-invalid");
    expect((await network.accounts(["apply", "faulty.json", "--yes", "--skip-invalid"])).exitCode).toBe(0);

    writeFileSync(
      join(network.folder, "elsewhere.json"),
      JSON.stringify({ ...network.planOf("faulty.json"), server: "https://elsewhere.example" }),
    );
    expect((await network.accounts(["apply", "elsewhere.json"])).stderr).toContain(
      "was made for https://elsewhere.example",
    );
    expect((await network.accounts(["apply", name])).stderr).toContain("cannot be read as a plan");
    expect((await network.accounts(["apply", "nowhere.json"])).stderr).toContain("There is no file");
  });
});

describe("an address with a sign-up that was never confirmed", () => {
  it("is to create in a plan, and created by an import and by applying: the sign-up gives way", async () => {
    const { server } = network;
    const strangers = "stranger#2026";
    const unconfirmed = (email: string) =>
      server.signUp({ email, password: strangers, business_name: `Farm of ${email}` });
    const made = async (email: string) => {
      expect(
        (await network.mailsAt("unsure.example")).filter(({ to }) => to === email).at(-1)?.subject,
      ).toMatch(/^Claim/);
      const { body } = await server.post("/accounts/login/", { username: email, password: strangers });
      expect(body.message).toBe("The email address or the password is not right.");
    };
    await unconfirmed("import@unsure.example");
    await unconfirmed("planned@unsure.example");
    const imported = network.memberList("unsure", [
      memberRow("import@unsure.example", "Farm of import@unsure.example"),
    ]);
    const ran = await network.accounts(["import", imported, "--yes", "--json"]);
    expect(JSON.parse(ran.stdout).counts).toEqual({ created: 1 });
    await made("import@unsure.example");

    const name = network.memberList("unsure-too", [
      memberRow("planned@unsure.example", "Farm of planned@unsure.example"),
      memberRow("since@unsure.example", "Since Farm"),
    ]);
    const planned = await network.accounts(["import", name, "--plan", "unsure.json"]);
    expect(planned.stdout).toContain("2 to create.");
    expect(network.planOf("unsure.json").rows).toMatchObject([{ outcome: "create" }, { outcome: "create" }]);
    await unconfirmed("since@unsure.example");
    const applied = await network.accounts(["apply", "unsure.json", "--yes", "--json"]);
    expect(JSON.parse(applied.stdout).counts).toEqual({ created: 2 });
    await made("planned@unsure.example");
    await made("since@unsure.example");
    expect(await network.accountsAt("unsure.example")).toHaveLength(3);
  });
});
