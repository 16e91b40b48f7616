import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runHere } from "../../testing/test-network.ts";
import { choose, fieldsFor, missingText, proposeMapping } from "./mapping-state.ts";

const ODD = "Adr. élect.;Personne;Lieu;Genre\nzoe@ferme.example;Zoé Côté;Ferme Élan;vendor\n";
const FLAGS = [
  "--map",
  "email=Adr. élect.",
  "--map",
  "name=Personne",
  "--map",
  "business_name=Lieu",
  "--map",
  "roles=Genre",
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "foodshed-mapping-"));
  writeFileSync(join(folder, "odd.csv"), ODD);
});

beforeEach(() => rmSync(join(folder, "config"), { recursive: true, force: true }));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (flags: string[], file = "odd.csv") =>
  runHere(["accounts", "import", file, "--dry-run", ...flags], {
    cwd: folder,
    env: { FOODSHED_CONFIG_DIR: join(folder, "config"), FOODSHED_SERVER: "http://foodshed.invalid" },
  });

describe("--map", () => {
  it("says which heading is which column, and is remembered for files of the same shape until it is forgotten", async () => {
    const first = await read(FLAGS);
    expect(first.exitCode).toBe(0);
    expect(first.stderr).toContain(
      "The columns are remembered for files with these headings. Forget it with: --map none",
    );
    const again = await read([]);
    expect(again.exitCode).toBe(0);
    expect(again.stderr).toMatch(
      /The columns are those of \d{4}-\d\d-\d\d: email is 'Adr\. élect\.', name is 'Personne', business_name is 'Lieu', roles is 'Genre'\. Forget it with: --map none/,
    );
    const forgotten = await read(["--map", "none"]);
    expect(forgotten.exitCode).toBe(3);
    expect(forgotten.stderr).toContain("What was remembered of the columns of such files is forgotten.");
    expect((await read([])).stderr).toContain("The file has no column for: email");
  });

  it("does not remember what is not whole, and reads on where the memory is damaged", async () => {
    expect((await read(["--map", "email=Adr. élect."])).exitCode).toBe(3);
    expect((await read([])).exitCode).toBe(3);
    expect((await read(FLAGS)).exitCode).toBe(0);
    writeFileSync(join(folder, "config", "mappings.json"), '{"x":');
    expect((await read([])).exitCode).toBe(3);
    expect((await read(FLAGS)).exitCode).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, "config", "mappings.json"), "utf8"))).toBeTruthy();
  });

  it("leaves a column aside with a dash", async () => {
    writeFileSync(
      join(folder, "phones.csv"),
      "email,first_name,last_name,company,role,phone\nada@farm.example,Ada,Okafor,Maple Hill,seller,ask Ann\n",
    );
    expect((await read([], "phones.csv")).stderr).toContain("The phone reads 'ask Ann'");
    const aside = await read(["--map", "phone=-"], "phones.csv");
    expect(aside.stderr).not.toContain("ask Ann");
    expect(aside.stderr).toContain("Columns left aside: phone.");
  });

  it.each([
    [["--map", "email"], "--map cannot be read as 'email'."],
    [["--map", "mail=x"], "--map knows no column 'mail'."],
    [["--map", "email=Courriel"], "--map names the heading 'Courriel', which the file does not have."],
    [["--map", "ask"], "There is no terminal to ask what the columns are."],
  ])("ends with 2 and says what is wrong with %j", async (flags, sentence) => {
    const ran = await read(flags);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain(sentence);
  });
});

describe("the mapping of a file", () => {
  it("is proposed by what stands in the columns", () => {
    const columns = [
      { heading: "A", samples: ["zoe@ferme.example"] },
      { heading: "B", samples: ["519-555-0142", "519-555-0199"] },
      { heading: "C", samples: ["N0B 1S0"] },
      { heading: "D", samples: ["vendor", "Restaurant"] },
      { heading: "E", samples: ["English"] },
      { heading: "F", samples: ["Maple Hill"] },
      { heading: "G", samples: [] },
    ];
    expect(
      proposeMapping(
        columns.map(() => undefined),
        columns,
      ),
    ).toEqual(["email", "phone", "postal_code", "roles", "language", undefined, undefined]);
  });

  it("takes numbers that count the rows for no roles", () => {
    const columns = [
      { heading: "No", samples: ["1", "2", "3"] },
      { heading: "Je suis…", samples: ["vendeur", "transformateur", "acheteur"] },
    ];
    expect(proposeMapping([undefined, undefined], columns)).toEqual([undefined, "roles"]);
  });

  it("has a field once, but the lines of an address and lists as often as they come", () => {
    expect(choose(["email", undefined], 1, "email")).toEqual([undefined, "email"]);
    expect(choose(["street", undefined], 1, "street")).toEqual(["street", "street"]);
  });

  it("finds fields by their names in both languages", () => {
    expect(fieldsFor("courri", "account")[0]?.label).toBe("email *");
    expect(fieldsFor("zip", "account").map(({ column }) => column)).toEqual(["postal_code"]);
    expect(fieldsFor("zzz", "account")).toEqual([]);
  });

  it("says what is missing in words", () => {
    expect(missingText(["email", "first_name", "last_name"])).toBe(
      "email, contact's name (or first name and last name)",
    );
    expect(missingText(["last_name"])).toBe("last name");
  });
});
