import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { spawnFoodshed } from "../testing/child-process.ts";
import { startSlowProxy } from "../testing/slow-proxy.ts";
import { environment } from "../testing/test-network.ts";
import { startUpdateNetwork, type UpdateNetwork } from "../testing/update-network.ts";

let network: UpdateNetwork;

beforeAll(async () => {
  network = await startUpdateNetwork();
});
afterAll(() => network?.close());

const HEADER =
  "email,first_name,last_name,business_name,roles,language,phone,website,street,city,province,postal_code,country,description,products,categories,networks";
const ofRow = (email: string, name: string, more: string) =>
  `${email},Lou,Tremblay,${name},seller,fr,${more}`;
const FACTS =
  "519 555 0142,fork.example,7 Mill St,Elora,Ont.,n0b1s0,Canada,Pears and quinces,Fruit: Pears,Bakery,";
const list = (name: string, rows: string[]) => network.write(name, `${[HEADER, ...rows].join("\n")}\n`);
const imported = (args: string[]) => network.run(["accounts", "import", ...args, "--json"]);
const accountOf = (email: string) =>
  network.server.db
    .selectFrom("accounts as a")
    .innerJoin("users as u", "u.account_id", "a.id")
    .where("u.email", "=", email)
    .select(["a.id", "a.slug", "a.phone", "a.website", "a.city", "a.postal_code", "a.version", "u.language"])
    .execute();
const changes = (rows: { changes: { field: string; state: string }[] }[]) =>
  rows.flatMap((row) => row.changes.map(({ field, state }) => `${field} ${state}`));

describe("accounts import writes what the file says of new accounts", () => {
  it("into their profiles, as the plan shows, once, and takes them back with the accounts", async () => {
    const file = list("new.csv", [ofRow("new@facts.example", "North Fork", FACTS)]);
    const dry = await network.run(["accounts", "import", file, "--dry-run"]);
    expect(dry.exitCode, dry.stderr).toBe(0);
    expect(dry.stderr).toContain("line 2: North Fork");
    expect(dry.stderr).toContain("  phone        nothing → (519) 555-0142");
    expect(dry.stderr).toContain("  products     + Fruit: Pears");
    expect(dry.stderr).toContain("Written into profiles: 8 fields of 1 new profile.");
    const done = await imported([file, "--yes"]);
    expect(done.exitCode, done.stderr).toBe(0);
    expect(JSON.parse(done.stdout)).toMatchObject({
      counts: { created: 1 },
      updates: { counts: { changed: 8 } },
    });
    const [account] = await accountOf("new@facts.example");
    expect(account).toMatchObject({
      phone: "(519) 555-0142",
      website: "https://fork.example",
      city: "Elora",
      postal_code: "N0B 1S0",
      language: "fr-CA",
    });
    const again = await imported([file, "--yes"]);
    expect(JSON.parse(again.stdout)).toMatchObject({ counts: { created: 1 }, updates: null });
    expect((await accountOf("new@facts.example"))[0]?.version).toBe(account?.version);
    const undone = await network.run(["accounts", "undo", file, "--yes", "--json"]);
    expect(undone.exitCode, undone.stderr).toBe(0);
    expect(JSON.parse(undone.stdout)).toMatchObject({ counts: { withdrawn: 1 }, updates: null });
    expect(await accountOf("new@facts.example")).toEqual([]);
    // The same file makes them again.
    await imported([file, "--yes"]);
    expect(await accountOf("new@facts.example")).toMatchObject([{ phone: "(519) 555-0142" }]);
  });

  it("and leaves aside, with the reason, what a profile cannot hold", async () => {
    const file = list("refused.csv", [
      ofRow("refused@facts.example", "Odd Acre", ",,,Elora,QC,,,,Zorgles,Space station,elsewhere"),
    ]);
    const done = await imported([file, "--yes"]);
    expect(done.exitCode, done.stderr).toBe(0);
    expect(done.stderr).toContain("It is not known which category “Zorgles” belongs to.");
    expect(done.stderr).toContain("“Space station” is no entry of this list.");
    expect(done.stderr).toContain("Only the network “elsewhere” itself can ask");
    expect(done.stderr).toContain("1 field of 1 new profile, 3 refused and left aside");
    expect(done.stderr).toContain("Another province or country is left aside: line 2.");
    expect(JSON.parse(done.stdout).updates.counts).toEqual({ changed: 1 });
  });

  it("and says of many rows with the same fault once what it is, with their lines", async () => {
    const names = ["Anvil", "Birch", "Cobalt", "Damson", "Ember", "Flint", "Gorse", "Heron"];
    const rows = names.map((name) =>
      ofRow(`${name}@many.example`, `${name} Hollow`, ",,,Elora,,,,,Zorgles,,"),
    );
    const dry = await network.run(["accounts", "import", list("many.csv", rows), "--dry-run"]);
    expect(dry.exitCode, dry.stderr).toBe(0);
    expect(dry.stderr).toContain("and 3 more; --plan <file> has them all");
    expect(dry.stderr).toContain("line 7, 8, 9: products refused: It is not known which category “Zorgles”");
    expect(dry.stderr.match(/Zorgles/g)).toHaveLength(5 + 1);
  });

  it("also where the plan was made before, by the plan alone", async () => {
    const file = list("planned.csv", [
      ofRow(
        "planned@facts.example",
        "Quarry Bend",
        FACTS.replace("0142", "0155").replace("fork.example", "quarry.example"),
      ),
    ]);
    await network.run(["accounts", "import", file, "--plan", "planned.json"]);
    const plan = JSON.parse(network.read("planned.json"));
    expect(changes(plan.rows)).toContain("phone change");
    const applied = await network.run(["accounts", "apply", "planned.json", "--yes", "--json"]);
    expect(applied.exitCode, applied.stderr).toBe(0);
    expect(JSON.parse(applied.stdout).updates.counts).toEqual({ changed: 8 });
    const undone = await network.run(["accounts", "undo", "planned.json", "--yes", "--json"]);
    expect(JSON.parse(undone.stdout).counts).toEqual({ withdrawn: 1 });
  });

  it("none lost and none doubled where it is killed between two calls", async () => {
    const COUNT = 60;
    const rows = Array.from({ length: COUNT }, (_, i) =>
      ofRow(
        `k${i}@killed.example`,
        `Killed Acre ${i * 7919}`,
        `519-555-${1000 + i},,,Elora,,,,,Fruit: Apples,,`,
      ),
    );
    const file = list("killed.csv", rows);
    const proxy = await startSlowProxy(network.url);
    const env = environment(network.folder, proxy.url, { FOODSHED_TOKEN: network.manager.token });
    const args = ["accounts", "import", file, "--yes", "--json", "--concurrency", "1"];
    const start = () => spawnFoodshed(args, { cwd: network.folder, env });
    for (const [path, after] of [
      ["/accounts/signup/", 20],
      ["/accounts/apply_updates/", 1],
    ] as const) {
      const held = proxy.hold(path, after);
      const child = start();
      await held;
      child.process.kill("SIGKILL");
      expect((await child.ended).signal).toBe("SIGKILL");
      // What was on its way arrives all the same.
      proxy.release();
    }
    const last = await start().ended;
    expect(last.code, last.stderr).toBe(0);
    const { counts, updates } = JSON.parse(last.stdout);
    expect(counts).toEqual({ created: COUNT });
    expect(updates.counts).toEqual({ changed: COUNT * 3 });
    const saved = await network.server.db
      .selectFrom("accounts as a")
      .where("a.business_name", "like", "Killed Acre %")
      .select(["a.phone", "a.version"])
      .select((eb) =>
        eb
          .selectFrom("products as p")
          .innerJoin("roles as r", "r.id", "p.role_id")
          .whereRef("r.account_id", "=", "a.id")
          .where("p.name", "=", "Apples")
          .select((count) => count.fn.countAll<string>().as("n"))
          .as("apples"),
      )
      .execute();
    expect(saved).toHaveLength(COUNT);
    expect(new Set(saved.map(({ phone }) => phone)).size).toBe(COUNT);
    expect(new Set(saved.map(({ version, apples }) => `${version} ${apples}`))).toEqual(new Set(["2 1"]));
    const undone = await spawnFoodshed(["accounts", "undo", file, "--yes", "--json"], {
      cwd: network.folder,
      env,
    }).ended;
    expect(JSON.parse(undone.stdout).counts).toEqual({ withdrawn: COUNT });
    proxy.close();
  }, 120_000);
});

describe("a row that is the same as a business", () => {
  it("updates its profile, field by field, but what the business changed since, and takes it back", async () => {
    const farm = await network.join({ business_name: "Cedar Lane Farm" });
    await network.save(farm, { website: "https://own.example" });
    const file = list("same.csv", [
      ofRow("other@facts.example", "Cedar Lane", "519-555-0177,https://old.example,,Fergus,,,,,,,"),
    ]);
    const undecided = await network.run(["accounts", "import", file, "--dry-run", "--json"]);
    const shown = JSON.parse(undecided.stdout);
    expect(shown.updates.rows).toMatchObject([{ account: { slug: farm.slug }, undecided: true }]);
    expect(shown.updates.counts).toMatchObject({ profiles: 0, fields: 0 });

    const dry = await network.run(["accounts", "import", file, "--dry-run", "--decide", "2=same"]);
    expect(dry.stderr).toContain(`line 2: Cedar Lane Farm (${farm.slug})`);
    expect(dry.stderr).toContain("  phone     nothing → (519) 555-0177");
    expect(dry.stderr).toContain("left as it is: The business has changed this since.");
    const asked = await network.run(["accounts", "import", file, "--decide", "2=same"]);
    expect(asked.exitCode).toBe(2);

    const done = await imported([file, "--decide", "2=same", "--yes"]);
    expect(done.exitCode, done.stderr).toBe(0);
    const { counts, updates } = JSON.parse(done.stdout);
    expect(counts).toEqual({ matches: 1 });
    expect(updates.counts).toEqual({ changed: 3 });
    expect(await network.profileOf(farm)).toMatchObject({
      phone: "(519) 555-0177",
      website: "https://own.example",
      city: "Fergus",
    });
    const results = readdirSync(network.folder).find((name) => /^same\..*facts-1\.csv$/.test(name)) ?? "";
    expect(readFileSync(join(network.folder, results), "utf8")).toContain("phone,changed,,(519) 555-0177");

    await network.save(farm, { city: "Guelph" });
    const would = await network.run(["accounts", "undo", file, "--dry-run", "--json"]);
    expect(JSON.parse(would.stdout).updates.counts).toEqual({ "would be taken back": 3 });
    const undone = await network.run(["accounts", "undo", file, "--yes", "--json"]);
    expect(undone.exitCode, undone.stderr).toBe(0);
    expect(JSON.parse(undone.stdout).updates.counts).toEqual({ "taken back": 2, "changed since": 1 });
    expect(await network.profileOf(farm)).toMatchObject({ phone: null, city: "Guelph" });
  });

  it("is decided in a plan, and a field that changed after the plan is left", async () => {
    const farm = await network.join({ business_name: "Birch Bend" });
    const file = list("decided.csv", [
      ofRow("birch@facts.example", "Birch Bend Farm", "519-555-0188,https://birch.example,,,,,,,,,"),
    ]);
    await network.run(["accounts", "import", file, "--plan", "decided.json"]);
    const plan = JSON.parse(network.read("decided.json"));
    expect(changes(plan.rows)).toEqual(["phone change", "website change", "language change"]);
    await network.run([
      "accounts",
      "update",
      network.write("between.csv", `slug,phone\n${farm.slug},519-555-0111\n`),
      "--yes",
    ]);
    plan.rows[0].decision = "same";
    network.write("decided.json", JSON.stringify(plan));
    const applied = await network.run(["accounts", "apply", "decided.json", "--yes", "--json"]);
    expect(applied.exitCode, applied.stderr).toBe(0);
    expect(applied.stderr).toContain("This has changed after the plan was made.");
    expect(JSON.parse(applied.stdout).updates.counts).toEqual({ changed: 2 });
    expect(await network.profileOf(farm)).toMatchObject({
      phone: "519-555-0111",
      website: "https://birch.example",
    });
  });

  it("is left where one may not change its profile", async () => {
    const stranger = await network.server.member({ business_name: "Willow Wren Orchard" });
    const file = list("foreign.csv", [
      ofRow("willow@facts.example", "Willow Wren Orchards", "519-555-0166,,,,,,,,,,"),
    ]);
    const done = await imported([file, "--decide", "2=same", "--yes"]);
    expect(done.exitCode, done.stderr).toBe(0);
    expect(done.stderr).toContain("There is no profile of this id");
    expect(JSON.parse(done.stdout).updates).toBeNull();
    expect((await network.profileOf(stranger)).phone).toBeNull();
  });
});
