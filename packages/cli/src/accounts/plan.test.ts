import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberRow, type PlanNetwork, startPlanNetwork } from "../testing/plan-network.ts";

let network: PlanNetwork;

beforeAll(async () => {
  network = await startPlanNetwork();
});

afterAll(() => network?.close());

describe("accounts import --plan", () => {
  it("writes for each row whether it would be created, matches, is in conflict or has an error, and sends nothing", async () => {
    await network.server.member({ email: "known@mix.example", business_name: "Known Farm" });
    const name = network.memberList("mix", [
      memberRow("new@mix.example", "New Farm"),
      memberRow("known@mix.example", "Known Farm"),
      memberRow("known2@mix.example", "Known Farm"),
      memberRow("nobody", "Broken Farm"),
    ]);
    const ran = await network.accounts(["import", name, "--plan", "mix.json"]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stdout).toContain(
      "1 to create, 1 with an account, 1 in conflict, 1 with errors. Nothing was sent.",
    );
    expect(ran.stderr).toContain("line 5: 'nobody' is no email address.");
    const plan = network.planOf("mix.json");
    expect(plan.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, "create"],
      [3, "match"],
      [4, "conflict"],
      [5, "error"],
    ]);
    expect(plan.rows[1]?.account?.slug).toBe("known-farm");
    expect(await network.accountsAt("mix.example")).toEqual(["known@mix.example"]);
  });

  it("has the very mails that applying it sends, but for their links", async () => {
    const name = network.memberList("mails", [
      memberRow("a@mails.example", "Farm A"),
      memberRow("b@mails.example", "Farm B"),
    ]);
    expect((await network.accounts(["import", name, "--plan", "mails.json"])).exitCode).toBe(0);
    expect(await network.mailsAt("mails.example")).toEqual([]);
    expect((await network.accounts(["apply", "mails.json", "--yes"])).exitCode).toBe(0);
    const sent = await network.mailsAt("mails.example");
    expect(statSync(join(network.folder, "mails.json")).mode & 0o077).toBe(0);
    const planned = network.planOf("mails.json").rows.map(({ mail }) => mail);
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
    const rows = Array.from({ length: 250 }, (_, n) => memberRow(`t${n}@twice.example`, `Twice Farm ${n}`));
    rows.push(memberRow("again@twice.example", "twice FARM 3"));
    const ran = await network.accounts(["import", network.memberList("twice", rows), "--plan", "twice.json"]);
    expect(ran.stdout).toContain("250 to create, 1 in conflict");
    expect(ran.stderr).toContain("line 252: The business name 'twice FARM 3' is already on line 5.");
  });

  it("plans more rows than fit one call", async () => {
    const rows = Array.from({ length: 450 }, (_, n) => memberRow(`m${n}@many.example`, `Many Farm ${n}`));
    const ran = await network.accounts([
      "import",
      network.memberList("many", rows),
      "--plan",
      "many.json",
      "--json",
    ]);
    expect(JSON.parse(ran.stdout).counts).toEqual({ create: 450 });
    expect(network.planOf("many.json").rows[449]).toMatchObject({
      line: 451,
      mail: { to: "m449@many.example" },
    });
  });

  it("goes on where it was broken off, and asks again once the file is another", async () => {
    const rows = Array.from({ length: 1500 }, (_, n) =>
      memberRow(`m${n}@broken.example`, `Broken Barn ${n}`),
    );
    const name = network.memberList("broken", rows);
    const asked: number[] = [];
    const broken = (calls: number): typeof fetch => {
      return async (input, init) => {
        const request = new Request(input, init);
        if (!request.url.endsWith("/plan_accounts/")) return fetch(request);
        if (asked.length >= calls) return Response.json({ message: "No." }, { status: 403 });
        asked.push((await request.clone().json()).accounts.length);
        return fetch(request);
      };
    };
    const draft = join(network.folder, "broken.json.draft.jsonl");
    const stopped = await network.accounts(["import", name, "--plan", "broken.json"], { fetch: broken(4) });
    expect(stopped.exitCode).toBe(4);
    const known = readFileSync(draft, "utf8").trimEnd().split("\n").length - 1;
    expect(known).toBeGreaterThanOrEqual(200);
    // As a kill leaves it.
    appendFileSync(draft, '{"line":1500,"plan');
    asked.length = 0;
    const ran = await network.accounts(["import", name, "--plan", "broken.json"], { fetch: broken(99) });
    expect(ran.exitCode).toBe(0);
    expect(ran.stderr).toContain(
      `Going on with a plan that was broken off: ${known.toLocaleString("en-CA")} rows known.`,
    );
    expect(asked.reduce((sum, count) => sum + count, 0)).toBe(1500 - known);
    expect(network.planOf("broken.json").counts).toEqual({ create: 1500 });
    expect(network.planOf("broken.json").rows[0]?.mail?.text).toContain("Broken Barn 0");
    expect(existsSync(draft)).toBe(false);
    expect((await network.accounts(["apply", "broken.json", "--decide", "2=skip"])).stderr).toContain(
      "1500 to create",
    );

    writeFileSync(draft, '{"draft":1,"server":"https://elsewhere.example"}\n{"line":2}\n');
    asked.length = 0;
    await network.accounts(["import", name, "--plan", "broken.json"], { fetch: broken(99) });
    expect(asked.reduce((sum, count) => sum + count, 0)).toBe(1500);
  });

  it("is not for members, and leaves no plan", async () => {
    const { token } = await network.server.member();
    const name = network.memberList("member", [memberRow("a@member.example", "Farm")]);
    const ran = await network.accounts(["import", name, "--plan", "member.json"], {
      env: { FOODSHED_TOKEN: token },
    });
    expect(ran).toMatchObject({ exitCode: 4, stdout: "" });
    expect(() => network.planOf("member.json")).toThrow();
  });
});
