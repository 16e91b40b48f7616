import { describe, expect, it } from "vitest";
import { COLUMN_ALIASES, COLUMNS, foldHeading, matchHeadings, SECOND_CHOICES } from "./index.ts";

describe("the headings of a members file", () => {
  it("mean one column each", () => {
    const meanings = new Map<string, string[]>();
    for (const column of COLUMNS) {
      // What stands under it tells a column with the yes and no of a role.
      if (column.startsWith("role_")) continue;
      const aliases = [column, ...COLUMN_ALIASES[column], ...SECOND_CHOICES[column]];
      for (const heading of new Set(aliases.map(foldHeading)))
        meanings.set(heading, [...(meanings.get(heading) ?? []), column]);
    }
    const ambiguous = [...meanings].filter(([, columns]) => columns.length > 1);
    expect(ambiguous).toEqual([]);
  });

  it.each([
    ["What is your email address? *", "email"],
    ["Quelle est votre adresse courriel ?", "email"],
    ["E-MAIL (required)", "email"],
    ["Nom de l’entreprise", "business_name"],
    ["N° de téléphone", "phone"],
    ["ZIP/Postal Code", "postal_code"],
    ["Site Web", "website"],
    ["Catégories", "categories"],
    ["Favourite colour", undefined],
    // Two languages that disagree mean nothing.
    ["City / Pays", undefined],
  ])("are understood as people and programs write them: %s", (heading, column) => {
    expect(matchHeadings([heading])).toEqual([column]);
  });

  it("mean a surname by 'Nom' beside a given name, and a whole name without one", () => {
    expect(matchHeadings(["Nom", "Prénom"])).toEqual(["last_name", "first_name"]);
    expect(matchHeadings(["Nom", "Courriel"])).toEqual(["name", "email"]);
  });

  it("fall back on a second choice only where the first is not there", () => {
    expect(matchHeadings(["Phone", "Cell"])).toEqual(["phone", undefined]);
    expect(matchHeadings(["Cell", "Fax"])).toEqual(["phone", undefined]);
  });
});
