import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startUpdateNetwork, type UpdateNetwork } from "../testing/update-network.ts";

let network: UpdateNetwork;

beforeAll(async () => {
  network = await startUpdateNetwork();
});
afterAll(() => network?.close());

describe("a plan of updates", () => {
  it("is carried out by `accounts apply` and taken back by `accounts undo`", async () => {
    const farm = await network.join();
    const file = network.write("planned.csv", `slug,phone\n${farm.slug},519-555-0142\n`);
    const planned = await network.run(["accounts", "update", file, "--plan", "update-plan.json"]);
    expect(planned.exitCode, planned.stderr).toBe(0);
    expect(planned.stdout).toContain("Carry it out with: foodshed accounts apply");
    expect(JSON.parse(network.read("update-plan.json"))).toMatchObject({
      purpose: "update",
      rows: [
        {
          outcome: "update",
          changes: [{ field: "phone", before: null, after: "519-555-0142", state: "change" }],
        },
      ],
    });
    const applied = await network.run(["accounts", "apply", "update-plan.json", "--yes", "--json"]);
    expect(applied.exitCode, applied.stderr).toBe(0);
    expect((await network.profileOf(farm)).phone).toBe("519-555-0142");
    const dry = await network.run(["accounts", "undo", "update-plan.json", "--dry-run"]);
    expect(dry.stdout).toContain("1 would be taken back. Nothing was changed.");
    await network.run(["accounts", "undo", "update-plan.json", "--yes"]);
    expect((await network.profileOf(farm)).phone).toBeNull();
  });

  it("leaves out the rows that its decisions or the flag skip, and takes no other decision", async () => {
    const [one, two, three] = [await network.join(), await network.join(), await network.join()];
    const phone = (n: number) => `519-555-014${n}`;
    const rows = [one, two, three].map(({ slug }, n) => `${slug},${phone(n)}\n`);
    const file = network.write("skipped.csv", `slug,phone\n${rows.join("")}`);
    await network.run(["accounts", "update", file, "--plan", "skipped.json"]);
    const plan = JSON.parse(network.read("skipped.json"));
    plan.rows[0].decision = "skip";
    network.write("skipped.json", JSON.stringify(plan));
    const apply = (decide: string) =>
      network.run(["accounts", "apply", "skipped.json", "--yes", "--decide", decide]);
    for (const [decide, said] of [
      ["3=new", "Line 3 of an update cannot be 'new'"],
      ["9=skip", "--decide names line 9, where no row is."],
    ] as const) {
      const refused = await apply(decide);
      expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
      expect(refused.stderr).toContain(said);
    }
    expect((await apply("3=skip")).stdout).toContain("1 changed.");
    const phones = [];
    for (const each of [one, two, three]) phones.push((await network.profileOf(each)).phone);
    expect(phones).toEqual([null, null, phone(2)]);
  });
});
