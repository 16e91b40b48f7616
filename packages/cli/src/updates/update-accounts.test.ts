import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { writeProfile } from "@foodshed/server/testing/profiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startUpdateNetwork, type UpdateNetwork } from "../testing/update-network.ts";

let network: UpdateNetwork;

beforeAll(async () => {
  network = await startUpdateNetwork();
});
afterAll(() => network?.close());

const update = (name: string, flags: string[] = [], options: object = {}) =>
  network.run(["accounts", "update", name, ...flags], options);

describe("accounts update", () => {
  it("shows field by field what would change, asks, changes it, and takes it back", async () => {
    const farm = await network.join({ business_name: "Maple Hill" });
    await network.save(farm, { phone: "(519) 555-0100", category: ["Bakery"] });
    const { version } = await network.profileOf(farm);
    const file = network.write(
      "shown.csv",
      `id,slug,version,phone,website,category,city\r\n${farm.accountId},${farm.slug},${version},519 555 0142,maple.example,Bakery; Brewery,\r\n`,
    );
    const dry = await update(file, ["--dry-run"]);
    expect(dry.exitCode, dry.stderr).toBe(0);
    expect(dry.stderr).toContain(`line 2: Maple Hill (${farm.slug})`);
    expect(dry.stderr).toContain("  phone     (519) 555-0100 → 519 555 0142");
    expect(dry.stderr).toContain("  website   nothing → https://maple.example");
    expect(dry.stderr).toContain("  category  + Brewery");
    expect(dry.stdout).toContain("1 profile to update (3 fields), 0 unchanged. Nothing was changed.");
    expect((await network.profileOf(farm)).version).toBe(version);

    const unasked = await update(file);
    expect(unasked.exitCode).toBe(2);
    expect(unasked.stderr).toContain("Agree with: --yes");
    const plain = await update(file, ["--dry-run", "--plain"]);
    expect(plain.stderr).toContain("  phone: from (519) 555-0100 to 519 555 0142");
    expect(plain.stderr).toContain("  category: adds Brewery");

    const done = await update(file, ["--yes", "--json"]);
    expect(done.exitCode, done.stderr).toBe(0);
    expect(JSON.parse(done.stdout).counts).toEqual({ changed: 3 });
    expect(await network.profileOf(farm)).toMatchObject({
      phone: "519 555 0142",
      website: "https://maple.example",
    });
    expect(
      network.read(network.files("shown").find((name) => name.endsWith("update-1.csv")) ?? ""),
    ).toContain(`2,${farm.accountId},${farm.slug},Maple Hill,phone,changed,(519) 555-0100,519 555 0142,`);
    const again = await update(file, ["--yes"]);
    expect(again.stdout).toContain("There is nothing to change.");

    await network.save(farm, { website: "https://own.example" });
    const undone = await network.run(["accounts", "undo", file, "--yes", "--json"]);
    expect(undone.exitCode, undone.stderr).toBe(0);
    expect(JSON.parse(undone.stdout).counts).toEqual({ "taken back": 2, "changed since": 1 });
    expect(await network.profileOf(farm)).toMatchObject({
      phone: "(519) 555-0100",
      website: "https://own.example",
      category: [{ value: "Bakery" }],
    });
  });

  it("leaves what the business changed since the export, unless it is told to overwrite", async () => {
    const farm = await network.join();
    const { version } = await network.profileOf(farm);
    await network.save(farm, { phone: "519-555-0199" });
    const file = network.write(
      "since.csv",
      `slug,version,phone,fax\n${farm.slug},${version},519-555-0142,519-555-0143\n`,
    );
    const dry = await update(file, ["--dry-run"]);
    expect(dry.stderr).toContain("left as it is: The business has changed this since.");
    expect(dry.stdout).toContain("1 field changed since, left");
    const forced = await update(file, ["--dry-run", "--overwrite-changes"]);
    expect(forced.stdout).toContain("(2 fields)");
    const old = network.write("since-day.csv", `slug,phone\n${farm.slug},519-555-0142\n`);
    expect((await update(old, ["--dry-run", "--as-of", "2020-01-01"])).stdout).toContain(
      "changed since, left",
    );
    expect((await update(old, ["--dry-run", "--as-of", "2100-01-01"])).stdout).toContain("(1 field)");
    await update(file, ["--yes"]);
    expect(await network.profileOf(farm)).toMatchObject({ phone: "519-555-0199", fax: "519-555-0143" });
  });

  it("leaves what changes between the question and the answer, and says so", async () => {
    const farm = await network.join();
    const file = network.write("between.csv", `slug,phone,city\n${farm.slug},519-555-0142,Elora\n`);
    const ran = await update(file, ["--yes"], {
      fetch: async (request: Request) => {
        if (request.url.endsWith("/apply_updates/")) await network.save(farm, { phone: "519-555-0199" });
        return fetch(request);
      },
    });
    expect(ran.exitCode).toBe(0);
    expect(ran.stderr).toContain("1 field changed after the plan; left as they are.");
    expect(await network.profileOf(farm)).toMatchObject({ phone: "519-555-0199", city: "Elora" });
  });

  it("sends nothing while a row is wrong, names each, and leaves the wrong ones out when told to", async () => {
    const [good, other, twice] = [await network.join(), await network.join(), await network.join()];
    const stranger = await network.server.member({ business_name: "Hidden Hollow" });
    const file = network.write(
      "wrong.csv",
      [
        "id,slug,phone,website,products",
        `${good.accountId},${good.slug},519-555-0142,,`,
        `${other.accountId},${other.slug},12,https://ok.example,`,
        `,no-such-slug,519-555-0142,,`,
        `${stranger.accountId},,519-555-0142,,`,
        `${twice.accountId},,519-555-0142,,`,
        `${twice.accountId},,519-555-0143,,`,
        `${good.accountId},${other.slug},519-555-0143,,`,
        `,,519-555-0142,,`,
        `x1,,519-555-0142,,`,
        "",
      ].join("\n"),
    );
    const ran = await update(file, ["--yes"]);
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toContain("Nothing was changed.");
    const said = ran.stderr;
    expect(said).toContain("line 3: phone: You must provide a valid phone number.");
    expect(said).toContain("line 4: There is no profile of this id, slug or login address that you manage.");
    expect(said).toContain("line 5: There is no profile of this id, slug or login address that you manage.");
    expect(said).toContain("line 7: The profile is already on line 6.");
    expect(said).toContain(
      `line 8: The id ${good.accountId} is that of ${good.slug}, and the row says ${other.slug}.`,
    );
    expect(said).toContain("line 9: The row does not say whose profile it is");
    expect(said).toContain("line 10: 'x1' is no profile's id.");
    expect(said).not.toContain("Hidden Hollow");
    const rest = await update(file, ["--yes", "--skip-invalid", "--json"]);
    expect(JSON.parse(rest.stdout).counts).toEqual({ changed: 3 });
    expect(await network.profileOf(other)).toMatchObject({ phone: null, website: "https://ok.example" });
  });

  it("changes names only from an export or when told to, and says which columns it leaves", async () => {
    const farm = await network.join({ business_name: "Old Name Farm" });
    const file = network.write(
      "names.csv",
      `Email,Company,Téléphone,Province,Shoe size\n${farm.email},New Name Farm,519-555-0142,ON,9\n`,
    );
    const dry = await update(file, ["--dry-run"]);
    expect(dry.stderr).toContain(
      "Names stay as they are: business_name. Change them with --only business_name",
    );
    expect(dry.stderr).toContain("Columns left aside: Province, Shoe size.");
    expect(dry.stdout).toContain("(1 field)");
    const named = await update(file, ["--dry-run", "--only", "business_name"]);
    expect(named.stderr).toContain("Old Name Farm → New Name Farm");
    expect(named.stderr).not.toContain("phone");
    expect((await update(file, ["--only", "fax"])).stderr).toContain("The file has no column for: fax.");
  });

  it("clears only what it is told to clear, and adds to lists when told to", async () => {
    const farm = await network.join();
    await network.save(farm, { phone: "519-555-0100", fax: "519-555-0101", category: ["Bakery"] });
    const { version } = await network.profileOf(farm);
    const file = network.write(
      "clear.csv",
      `slug,version,phone,fax,category\n${farm.slug},${version},,,Brewery\n`,
    );
    expect((await update(file, ["--dry-run", "--add-to-lists"])).stderr).toContain("category  + Brewery\n");
    const ran = await update(file, ["--yes", "--clear-empty", "phone"]);
    expect(ran.exitCode, ran.stderr).toBe(0);
    expect(await network.profileOf(farm)).toMatchObject({
      phone: null,
      fax: "519-555-0101",
      category: [{ value: "Brewery" }],
    });
  });

  it("goes on after a lost answer and after an interruption, and takes back all of it", async () => {
    const farms: { id: number; slug: string }[] = [];
    for (let n = 0; n < 60; n += 1)
      farms.push(await writeProfile(network.server.db, { name: `Stopped ${n}` }));
    const env = { FOODSHED_TOKEN: network.admin.token };
    const file = network.write(
      "stopped.csv",
      `slug,phone\n${farms.map(({ slug }, n) => `${slug},519-555-0${200 + n}`).join("\n")}\n`,
    );
    const stop = new AbortController();
    let calls = 0;
    const first = await update(file, ["--yes", "--concurrency", "1"], {
      env,
      signal: stop.signal,
      fetch: async (request: Request) => {
        const response = await fetch(request);
        if (!request.url.endsWith("/apply_updates/")) return response;
        calls += 1;
        if (calls < 2) return response;
        stop.abort();
        throw new TypeError("connection reset");
      },
    });
    expect(first.exitCode).toBe(130);
    expect(first.stderr).toContain("The same command goes on where this one ended.");
    // A kill may leave the last line unfinished.
    const [run = ""] = network.files("stopped.").filter((name) => name.endsWith(".jsonl"));
    appendFileSync(join(network.folder, run), '{"done":1,"changes":[{"field":"pho');
    const second = await update(file, ["--yes", "--json"], { env });
    expect(second.exitCode, second.stderr).toBe(0);
    expect(second.stderr).toContain("Going on with");
    expect(JSON.parse(second.stdout).counts).toEqual({ changed: 60 });
    expect(network.files("stopped.").filter((name) => name.endsWith(".jsonl"))).toHaveLength(1);
    const saved = await network.server.db
      .selectFrom("accounts")
      .where("slug", "like", "stopped-%")
      .select(["version", "phone"])
      .execute();
    expect(new Set(saved.map(({ version }) => version))).toEqual(new Set([2]));
    expect(saved.every(({ phone }) => phone?.startsWith("519-555-"))).toBe(true);
    const undone = await network.run(["accounts", "undo", file, "--yes", "--json"], { env });
    expect(JSON.parse(undone.stdout).counts).toEqual({ "taken back": 60 });
  });

  it("changes profiles from a file that was imported, and each run is taken back by its name", async () => {
    const row = (phone: string) =>
      `email,first_name,last_name,business_name,roles,phone,city\nnew@update.example,Lou,Tremblay,North Fork,processor,${phone},Elora\n`;
    const file = network.write("new-members.csv", row("226-555-0987"));
    const imported = await network.run(["accounts", "import", file, "--yes"]);
    expect(imported.exitCode, imported.stderr).toBe(0);
    network.write(file, row("226-555-0988"));
    const changed = await update(file, ["--yes", "--json"]);
    expect(changed.exitCode, changed.stderr).toBe(0);
    expect(JSON.parse(changed.stdout).counts).toEqual({ changed: 1 });
    const ambiguous = await network.run(["accounts", "undo", file, "--yes"]);
    expect(ambiguous.exitCode).toBe(2);
    expect(ambiguous.stderr).toContain("Name what is to be taken back");
    const [run = ""] = network.files("new-members.").filter((name) => name.endsWith("update-1.jsonl"));
    const undone = await network.run(["accounts", "undo", run, "--yes", "--json"]);
    expect(JSON.parse(undone.stdout).counts).toEqual({ "taken back": 1 });
  });

  it("takes the columns that were confirmed for such files, by an import too", async () => {
    const farm = await network.join({ email: "mapped@update.example" });
    const file = network.write(
      "mapped.csv",
      `Adr. élect.,Fone,Fax,Remarks,website\nmapped@update.example,519-555-0142,519-555-0143,x,www.left.example\n`,
    );
    const unknown = await update(file, ["--dry-run"]);
    expect(unknown.exitCode).toBe(3);
    const flags = ["--map", "email=Adr. élect.", "--map", "phone=Fone", "--map", "website=-"];
    const mapped = await update(file, ["--dry-run", ...flags]);
    expect(mapped.exitCode, mapped.stderr).toBe(0);
    expect(mapped.stderr).toContain("The columns are remembered for files with these headings.");
    const again = await update(file, ["--yes", "--json"]);
    expect(again.exitCode, again.stderr).toBe(0);
    expect(again.stderr).toContain("email is 'Adr. élect.', phone is 'Fone', 'website' is left aside");
    expect(JSON.parse(again.stdout).counts).toEqual({ changed: 2 });
    expect(await network.profileOf(farm)).toMatchObject({ phone: "519-555-0142", fax: "519-555-0143" });
    const asking = await update(file, ["--map", "ask", "--dry-run"]);
    expect(asking.stderr).toContain("There is no terminal to ask what the columns are.");
    const forgotten = await update(file, ["--map", "none", "--dry-run"]);
    expect(forgotten.stderr).toContain("is forgotten");
    expect(forgotten.exitCode).toBe(3);
  });

  it("writes a number that a spreadsheet keeps as such as telephone numbers are written", async () => {
    const farm = await network.join();
    const file = network.write(
      "numbers.csv",
      `slug,phone,fax,cell\n${farm.slug},5195550142,1.5195550143E10,5.19555E+09\n`,
    );
    const dry = await update(file, ["--dry-run"]);
    expect(dry.stderr).toContain("cell: The phone reads '5.19555E+09': the spreadsheet shortened it");
    await update(network.write(file, `slug,phone,fax\n${farm.slug},5195550142,1.5195550143E10\n`), ["--yes"]);
    expect(await network.profileOf(farm)).toMatchObject({ phone: "(519) 555-0142", fax: "(519) 555-0143" });
  });

  it("refuses a second process that would go on with the same run", async () => {
    const farm = await network.join();
    const file = network.write("locked.csv", `slug,phone,city\n${farm.slug},519-555-0142,Elora\n`);
    let second: Awaited<ReturnType<typeof update>> | undefined;
    const first = await update(file, ["--yes"], {
      fetch: async (request: Request) => {
        if (request.url.endsWith("/apply_updates/")) {
          const [lock = ""] = network.files("locked.").filter((name) => name.endsWith(".lock"));
          // This process would take over its own lock.
          network.write(lock, String(process.ppid));
          second = await update(file, ["--yes"]);
        }
        return fetch(request);
      },
    });
    expect(first.exitCode, first.stderr).toBe(0);
    expect(second?.exitCode).toBe(1);
    expect(second?.stderr).toContain("works with this journal");
  });

  it("asks to join one's own network, and ends a membership", async () => {
    const member = await network.join();
    const free = await network.server.member();
    const file = network.write(
      "joining.csv",
      `id,organizations\n${member.accountId},${network.manager.slug}\n`,
    );
    expect((await update(file, ["--dry-run"])).stdout).toContain("0 profiles to update");
    const leaving = await update(file.replace("joining", "joining"), [
      "--yes",
      "--clear-empty",
      "organizations",
    ]);
    expect(leaving.stdout).toContain("nothing to change");
    network.write("leaving.csv", `id,phone,organizations\n${member.accountId},519-555-0142,\n`);
    const left = await update("leaving.csv", ["--yes", "--clear-empty", "organizations", "--json"]);
    expect(left.exitCode, left.stderr).toBe(0);
    expect((await network.profileOf(member)).organizations).toEqual([]);
    network.write("foreign.csv", `id,organizations\n${free.accountId},${network.manager.slug}\n`);
    const foreign = await update("foreign.csv", ["--dry-run"], {
      env: { FOODSHED_TOKEN: network.admin.token },
    });
    expect(foreign.stderr).toContain("Only the network");
  });

  it("is for those who manage others", async () => {
    const member = await network.server.member();
    const file = network.write("denied.csv", `id,phone\n${member.accountId},519-555-0142\n`);
    const ran = await update(file, ["--yes"], { env: { FOODSHED_TOKEN: member.token } });
    expect(ran.exitCode).toBe(4);
  });
});
