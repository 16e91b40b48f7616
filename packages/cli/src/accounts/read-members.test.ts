import { readRoles } from "@foodshed/sdk/members";
import { describe, expect, it } from "vitest";
import { readMembers } from "./read-members.ts";

const read = (text: string) => readMembers(Buffer.from(text));
const HEADER = "email,first_name,last_name,business_name,roles,title\n";

describe("roles in a file", () => {
  it.each([
    ["Seller; Vendor", [2, 6]],
    ["service provider", [3]],
    ["SERVICE_PROVIDER/processors", [3, 5]],
    ["buyer and seller, buyer", [1, 2]],
    ["2|6", [2, 6]],
    ["Organisation", [4]],
  ])("are read from %j", (text, codes) => {
    expect(readRoles(text)).toEqual({ roles: codes, unknown: [] });
  });

  it("are not guessed", () => {
    expect(readRoles("seller, wizard, 7")).toEqual({ roles: [2], unknown: ["wizard", "7"] });
  });
});

describe("the language of a row", () => {
  const readOne = (language: string, column = "language") =>
    read(
      `email,first_name,last_name,business_name,roles,${column}\nzoe@ferme.example,Zoé,Roy,Ferme Roy,seller,${language}\n`,
    ).rows[0];

  it.each([
    ["fr", "fr-CA"],
    ["fr-CA", "fr-CA"],
    ["FR_ca", "fr-CA"],
    ["français", "fr-CA"],
    ["French", "fr-CA"],
    ["anglais", "en-CA"],
    ["English", "en-CA"],
    ["en-CA", "en-CA"],
  ])("is read from %j", (text, language) => {
    expect(readOne(text)?.account?.language).toBe(language);
    expect(readOne(text, "Langue de correspondance")?.account?.language).toBe(language);
  });

  it("is left to the server when there is none, and none other is guessed", () => {
    expect(readOne("")?.account).not.toHaveProperty("language");
    expect(readOne("Franglais")).toMatchObject({
      problems: ["'Franglais' is no language that mails are written in. Languages are: English, French."],
    });
  });
});

describe("a members file", () => {
  it("becomes accounts to ask for", () => {
    const { rows } = read(
      `${HEADER}info@northfork.example,Lou,Tremblay,North Fork Dairy,processor;seller,\n`,
    );
    expect(rows[0]).toMatchObject({
      line: 2,
      problems: [],
      account: {
        email: "info@northfork.example",
        first_name: "Lou",
        last_name: "Tremblay",
        business_name: "North Fork Dairy",
        roles: [5, 2],
        on_behalf: true,
      },
    });
    expect(rows[0]?.account).not.toHaveProperty("title");
  });

  it("may name its columns as people do, in any order, with others between", () => {
    const { rows, notes } = read(
      "Member since;Entreprise;E-Mail Address;PRÉNOM;Surname;Account type\n1999;Ferme Élan;a@elan.example;Zoé;Côté;Vendor\n",
    );
    expect(rows[0]?.account).toMatchObject({
      business_name: "Ferme Élan",
      first_name: "Zoé",
      last_name: "Côté",
      roles: [6],
    });
    expect(notes).toContain("Columns left aside: Member since.");
  });

  it("may have the contact's name in one column", () => {
    const { rows } = read("email,contact name,company,role\na@b.ca,Ana María de la Cruz,Farm,seller\n");
    expect(rows[0]?.account).toMatchObject({ first_name: "Ana", last_name: "María de la Cruz" });
  });

  it.each([
    ["Roy, Ann", "Ann", "Roy"],
    ["de la Cruz, Ana María", "Ana María", "de la Cruz"],
    ["Roy,Ann", "Ann", "Roy"],
    ["Ann Roy, Jr.", "Ann", "Roy, Jr."],
    ["Ann Roy,", "Ann", "Roy"],
  ])(
    "reads the contact's name %j with a comma as surname first, but not before a title",
    (name, first, last) => {
      const { rows } = read(`email,contact name,company,role\na@b.ca,"${name}",Farm,seller\n`);
      expect(rows[0]?.account).toMatchObject({ first_name: first, last_name: last });
    },
  );

  it("may have a column twice: the filled one counts, and a contradiction is an error", () => {
    const { rows } = read(
      `email,email,first_name,last_name,business_name,roles\n,a@b.ca,A,B,Farm,seller\nc@b.ca,C@B.CA,A,B,Farm,seller\nd@b.ca,e@b.ca,A,B,Farm,seller\n`,
    );
    expect(rows.map((row) => row.account?.email)).toEqual(["a@b.ca", "c@b.ca", undefined]);
    expect(rows[2]?.problems).toEqual(["The columns for email say different things."]);
  });

  it("has each of its faults named, with its line", () => {
    const { rows } = read(
      `${HEADER}not-an-address,,Li,Farm,seller,\na@b.ca,A,B,Farm,wizard,\na@b.ca,A,B,${"x".repeat(161)},seller,\nA@B.ca,A,B,Farm,seller,\nb@b.ca,A,B,Farm\nc@b.ca,A,B,Farm,seller,Owner,more\n`,
    );
    expect(rows.map(({ line, problems }) => [line, ...problems])).toEqual([
      [2, "The first name is missing.", "'not-an-address' is no email address."],
      [
        3,
        "'wizard' is no role. Roles are: buyer, seller, service_provider, organization, processor, vendor.",
      ],
      [4, "The business name is longer than 160 characters.", "The email is already on line 3."],
      [5, "The email is already on line 3."],
      [6, "The role is missing."],
      [7, "The row has more fields than the header. Put fields that hold the delimiter in quotation marks."],
    ]);
    expect(rows.every((row) => row.account === undefined)).toBe(true);
  });

  it("refuses what a quoted field spreads over several lines, and takes a break at its end", () => {
    const { rows } = read(
      `${HEADER}a@b.ca,Ada,Okafor,"Maple Hill\n Orchard",seller,\nb@b.ca,Ada,Okafor,"Oak Hill\n",seller,\n`,
    );
    expect(rows[0]?.account).toBeUndefined();
    expect(rows[1]?.account?.business_name).toBe("Oak Hill");
    expect(rows[0]?.problems).toContain(
      "The business name (column 4) runs over several lines. Write it on one line, such as 'Maple Hill Orchard'.",
    );
  });

  it("has a control character as the fault of its row alone, with line and column", () => {
    const { rows } = read(
      `${HEADER}a@b.ca,Ada,Okafor,Maple\u0007Hill,seller,\nb@b.ca,Bo,Li,Barn,seller,\nc@b.ca,\u0000Cy,Li,Cy's,seller,\nd@b.ca,Di,Li,"Two\vLines",seller,\n`,
    );
    expect(rows.map(({ line, problems }) => [line, ...problems])).toEqual([
      [2, "The business name (column 4) holds a control character (U+0007) after 'Maple'."],
      [3],
      [4, "The first name (column 2) holds a control character (U+0000) at its beginning."],
      [5, "The business name (column 4) holds a control character (U+000B) after 'Two'."],
    ]);
  });

  it("has lost letters as the fault of its row", () => {
    const { rows } = read(`${HEADER}a@b.ca,Ada,C\ufffdt\ufffd,Farm,seller,\nb@b.ca,Bo,Li,Barn,seller,\n`);
    expect(rows[0]?.problems[0]).toMatch(
      /^The last name \(column 3\) reads 'C\ufffdt\ufffd': letters were lost/,
    );
    expect(rows[1]?.account).toBeDefined();
  });

  it("refuses damaged text with a guess, or repairs or keeps it as --damaged-text says", () => {
    const text = `${HEADER}a@b.ca,Ada,CÃ´tÃ©,Farm,seller,\nb@b.ca,Bo,Li,Barn,seller,\n`;
    expect(read(text).rows[0]?.problems).toEqual([
      "The last name (column 3) reads 'CÃ´tÃ©', which looks like UTF-8 that was read as Windows-1252: 'Côté'. If so, say --damaged-text repair; if not, keep.",
    ]);
    const repaired = readMembers(Buffer.from(text), { damagedText: "repair" });
    expect(repaired.rows[0]?.account?.last_name).toBe("Côté");
    expect(repaired.notes).toContain("line 2: 'CÃ´tÃ©' is read as 'Côté'.");
    const kept = readMembers(Buffer.from(text), { damagedText: "keep" });
    expect(kept.rows[0]?.account?.last_name).toBe("CÃ´tÃ©");
  });

  it("requires its columns, and names the missing and the found ones", () => {
    expect(() => read("mail,telephone\na@b.ca,1\n")).toThrow(
      "The file has no column for: first_name, last_name, business_name, roles.",
    );
  });

  it("needs rows", () => {
    expect(() => read(HEADER)).toThrow("The file has a header and no rows.");
  });

  it("may have 5,000 rows", () => {
    const rows = Array.from({ length: 5000 }, (_, i) => `m${i}@co-op.example,A,B,Farm ${i},vendor,`);
    expect(read(HEADER + rows.join("\r\n")).rows.filter((row) => row.account)).toHaveLength(5000);
  });
});
