import { translateText } from "@foodshed/sdk/locale";
import { describe, expect, it } from "vitest";
import { readText } from "../table-files/readFile.ts";
import { english } from "../testing/translate.ts";
import { findMembersSheet, readMembers } from "./memberRows.ts";

const CHOICES = { role: 2 as const, repairs: false };
const HEADINGS = "Email,Contact,Farm name,Roles,Phone";

async function read(...lines: string[]) {
  const { rows } = readMembers(await readText([HEADINGS, ...lines].join("\n")), CHOICES);
  return rows.map(({ line, account, facts, problems }) => ({
    line,
    email: account?.email,
    facts,
    problems: problems.map((problem) => translateText(english, problem)),
  }));
}

describe("A row of a table of members", () => {
  it("is named by the number that the spreadsheet gives it", async () => {
    const rows = await read(
      "ash@farm.example,Lou Ash,Ash Farm",
      "",
      ",,",
      "ASH@Farm.example,Lou Ash,Ash Orchard",
    );
    expect(rows.map(({ line, problems }) => [line, ...problems])).toEqual([
      [2],
      [5, "Row 2 has the same email."],
    ]);
  });

  it("may hold an address as mail programs write it, in capitals, and of an international domain", async () => {
    const rows = await read(
      "Lou Ash <Lou.Ash@Farm.example>,Lou Ash,Ash Farm",
      "mailto:info@érablière.ca,Anne Roy,Érablière Roy",
    );
    expect(rows.map(({ email }) => email)).toEqual(["Lou.Ash@Farm.example", "info@érablière.ca"]);
  });

  it("asks which of several addresses is meant", async () => {
    const [row] = await read('"lou@ash.example, jo@ash.example",Lou Ash,Ash Farm');
    expect(row).toMatchObject({
      email: undefined,
      problems: [expect.stringContaining("lou@ash.example, jo@ash.example")],
    });
  });

  it("is invited by no error or formula of its spreadsheet, and says so once", async () => {
    const rows = await read(
      "ash@farm.example,Lou Ash,#REF!",
      "=A2,Lou Ash,Ash Farm",
      "elm@farm.example,#N/A,Elm Farm",
    );
    expect(rows.map(({ email }) => email)).toEqual([undefined, undefined, undefined]);
    expect(rows.map(({ problems }) => problems.length)).toEqual([1, 1, 1]);
    expect(rows[0]?.problems[0]).toContain("#REF!");
    expect(rows[1]?.problems[0]).toContain("=A2");
  });

  it("is invited where only what helps is an error", async () => {
    const [row] = await read("ash@farm.example,Lou Ash,Ash Farm,seller,#REF!");
    expect(row).toMatchObject({ email: "ash@farm.example", facts: {}, problems: [] });
  });

  it("is without what stands there for nothing", async () => {
    const [row] = await read("ash@farm.example,Lou Ash,n/a");
    expect(row?.problems).toEqual(["The business name is missing."]);
  });
});

describe("The sheet of members", () => {
  it("is the one that names the most columns", () => {
    const notes = { name: "Read me", cells: [["Fill in the next sheet"], ["Email"]] };
    const members = { name: "Members", cells: [["Members of 2026"], [], HEADINGS.split(",")] };
    expect(findMembersSheet([notes, members])).toBe(1);
    expect(findMembersSheet([members, notes, members])).toBe(0);
    expect(findMembersSheet([])).toBe(0);
  });
});
