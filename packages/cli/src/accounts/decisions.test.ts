import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PlanNetwork, startPlanNetwork } from "../testing/plan-network.ts";
import { readDecideFlag, readDecision } from "./decisions.ts";

let network: PlanNetwork;

beforeAll(async () => {
  network = await startPlanNetwork();
});

afterAll(() => network?.close());

const HEADER = "email,first_name,last_name,business_name,roles,phone,city,decision\n";
const row = (email: string, business: string, { phone = "", city = "", decision = "" } = {}) =>
  `${email},Ada,Okafor,${business},seller,${phone},${city},${decision}\n`;

const file = (name: string, ...rows: string[]) => network.file(HEADER + rows.join(""), name);

async function there(business_name: string, { phone = "", city = "" } = {}) {
  const person = await network.server.member({ business_name, email: `${Math.random()}@there.example` });
  await network.server.db
    .updateTable("accounts")
    .set({ phone: phone || null, city: city || null })
    .where("id", "=", person.accountId)
    .execute();
  return person;
}

const statuses = (stdout: string) => JSON.parse(stdout).rows.map(({ status }: { status: string }) => status);

describe("rows that are perhaps the same as a business that is there", () => {
  it("are left out without a decision, with the reason, the next step and an exit code of their own", async () => {
    await there("North Fork Dairy Inc.", { phone: "519 555 0142" });
    const name = file(
      "left.csv",
      row("a@left.example", "Northfork Dairy", { phone: "(519) 555-0142" }),
      row("b@left.example", "Lone Oak Bakery"),
    );
    const dry = await network.importFile(name, ["--dry-run", "--json"]);
    expect(dry.exitCode).toBe(0);
    expect(JSON.parse(dry.stdout).rows[0]).toMatchObject({
      status: "perhaps the same",
      decision: null,
      candidates: [{ account: { business_name: "North Fork Dairy Inc." }, agrees: ["name", "phone"] }],
    });
    const ran = await network.importFile(name, ["--yes", "--json"]);
    expect(ran.exitCode).toBe(6);
    expect(statuses(ran.stdout)).toEqual(["perhaps the same", "created"]);
    expect(ran.stderr).toContain(
      "1 row left out: perhaps the same as businesses that are there, and nobody decided.",
    );
    expect(ran.stderr).toContain(
      "line 2: North Fork Dairy Inc. may be the same business: the same name, the same phone number.",
    );
    expect(ran.stderr).toContain("--decide 2=new");
    expect(await network.accountsAt("left.example")).toEqual(["b@left.example"]);

    const decided = await network.importFile(name, ["--yes", "--json", "--decide", "2=new"]);
    expect(decided.exitCode).toBe(0);
    expect(statuses(decided.stdout)).toEqual(["created", "created"]);
    expect(network.resultsOf(name).map(({ status }) => status)).toEqual(["created", "created"]);
  });

  it("are found within the file, also in a later run that has made the first of them", async () => {
    const rows = [
      row("a@within.example", "Grand River Honey", { phone: "519 555 0161" }),
      row("b@within.example", "Grand River Hony", { phone: "5195550161" }),
      row("c@within.example", "Quite Different"),
    ];
    const name = file("within.csv", ...rows);
    for (let run = 0; run < 2; run += 1) {
      const ran = await network.importFile(name, ["--yes", "--json"]);
      expect(ran.exitCode).toBe(6);
      expect(ran.stderr).toContain(
        "line 3: Grand River Honey on line 2 may be the same business: a similar name, the same phone number.",
      );
      expect(statuses(ran.stdout)).toEqual(["created", "perhaps the same", "created"]);
    }
  });

  it("are decided on by a column of the file, in English and French, and other rows may be left out too", async () => {
    await there("Mapleton Organic", { city: "Moorefield" });
    const name = file(
      "column.csv",
      row("a@column.example", "Mapleton Organics", { decision: "nouveau" }),
      row("b@column.example", "Mapleton Organicc", { decision: "Même" }),
      row("c@column.example", "Left Out Farm", { decision: "skip" }),
    );
    const ran = await network.importFile(name, ["--yes", "--json"]);
    expect(ran.exitCode).toBe(0);
    expect(statuses(ran.stdout)).toEqual(["created", "matches", "skipped"]);
    const wrong = file("wrong.csv", row("a@wrong.example", "Wrong Farm", { decision: "perhaps" }));
    const refused = await network.importFile(wrong, ["--yes"]);
    expect(refused.exitCode).toBe(3);
    expect(refused.stderr).toContain("line 2: 'perhaps' is no decision. Decisions are: same, new, skip.");
  });

  it("are created all with --include-conflicts, as scripts had it", async () => {
    await there("Sunny Brook Farm");
    const name = file(
      "all.csv",
      row("a@all.example", "Sunnybrook Farms"),
      row("b@all.example", "Sunny Brook Farm"),
    );
    const ran = await network.importFile(name, ["--yes", "--json", "--include-conflicts"]);
    expect(ran.exitCode).toBe(0);
    expect(statuses(ran.stdout)).toEqual(["created", "created"]);
  });

  it("a decision for a line where no row is, or of two minds, is refused before anything is asked", async () => {
    const name = file("gone.csv", row("a@gone.example", "Gone Farm"));
    const ran = await network.importFile(name, ["--yes", "--decide", "9=new"]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    expect(ran.stderr).toContain("--decide names line 9, where no row is.");
    expect(() => readDecideFlag("2=maybe")).toThrow(
      "--decide takes lines with same, new, skip, not '2=maybe'.",
    );
    expect(() => readDecideFlag("2=new,2=skip")).toThrow("--decide says two things of line 2.");
    expect(readDecideFlag("2=new, 3=S,4=ignorer")).toEqual(
      new Map([
        [2, "new"],
        [3, "same"],
        [4, "skip"],
      ]),
    );
    expect(readDecision("peut-être")).toBeUndefined();
  });
});

describe("a plan with doubtful rows", () => {
  const plan = (name: string, flags: string[] = []) =>
    network.accounts(["import", `${name}.csv`, "--plan", `${name}.json`, ...flags]);
  const apply = (name: string, flags: string[] = []) =>
    network.accounts(["apply", `${name}.json`, "--yes", "--json", ...flags]);

  it("names them and what speaks for it, and takes a decision in the file: the hash covers all but that", async () => {
    await there("Elora Mill", { phone: "519 555 0177" });
    file(
      "edit.csv",
      row("a@edit.example", "The Elora Mill", { phone: "519-555-0177" }),
      row("b@edit.example", "Barn Two"),
    );
    const made = await plan("edit");
    expect(made.exitCode).toBe(0);
    expect(made.stdout).toContain("1 to create, 1 perhaps the same. Nothing was sent.");
    expect(network.planOf("edit.json")).toMatchObject({
      plan: 3,
      purpose: "import",
      rows: [
        {
          outcome: "similar",
          decision: null,
          changes: [],
          facts: { phone: "(519) 555-0177" },
          language: "en-CA",
          candidates: [{ account: { business_name: "Elora Mill" }, line: null, agrees: ["name", "phone"] }],
        },
        { outcome: "create", candidates: [] },
      ],
    });
    const open = await apply("edit");
    expect(open.exitCode).toBe(6);
    expect(statuses(open.stdout)).toEqual(["perhaps the same", "created"]);

    const path = join(network.folder, "edit.json");
    writeFileSync(path, readFileSync(path, "utf8").replace('"decision": null', '"decision": "new"'));
    const decided = await apply("edit");
    expect(decided.exitCode).toBe(0);
    expect(statuses(decided.stdout)).toEqual(["created", "created"]);

    writeFileSync(path, readFileSync(path, "utf8").replace('"decision": "new"', '"decision": "maybe"'));
    const wrong = await apply("edit");
    expect(wrong.exitCode).toBe(3);
    expect(wrong.stderr).toContain("Line 2 of the plan has the decision 'maybe', which is none.");
    writeFileSync(path, readFileSync(path, "utf8").replace('"outcome": "similar"', '"outcome": "create"'));
    expect((await apply("edit")).stderr).toContain(
      "was edited after it was made. Only the decisions of its rows may be.",
    );
  });

  it("keeps decisions of its flag and of the members file, and apply's flag goes first", async () => {
    await there("Speed River Cheese");
    file(
      "flag.csv",
      row("a@flag.example", "Speed River Chese"),
      row("b@flag.example", "Speedriver Cheese", { decision: "same" }),
    );
    await plan("flag", ["--decide", "2=skip"]);
    expect(network.planOf("flag.json").rows.map(({ decision }) => decision)).toEqual(["skip", "same"]);
    const ran = await apply("flag", ["--decide", "2=new"]);
    expect(ran.exitCode).toBe(0);
    expect(statuses(ran.stdout)).toEqual(["created", "matches"]);
  });

  it("leaves a row out for which a similar business signed up since", async () => {
    file("since.csv", row("a@since.example", "Irvine Creek Soap", { phone: "519 555 0190" }));
    await plan("since");
    await there("Irvine Creek Soaps", { phone: "519 555 0190" });
    const ran = await apply("since");
    expect(ran.exitCode).toBe(6);
    expect(statuses(ran.stdout)).toEqual(["perhaps the same"]);
    expect(await network.accountsAt("since.example")).toEqual([]);
  });
});
