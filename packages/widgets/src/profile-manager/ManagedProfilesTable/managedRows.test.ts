import { describe, expect, it } from "vitest";
import type { ManagedProfile } from "../managedProfiles.ts";
import { firstView, rowsOf } from "./managedRows.ts";

const row = (id: number, business_name: string, last_login: string | null = null): ManagedProfile => ({
  id,
  account_id: id,
  connection_id: id,
  business_name,
  slug: `business-${id}`,
  photo_file_name: null,
  last_login,
  state: "active",
  city: null,
  roles: [],
  needs: [],
  edited_at: "2026-11-01T12:00:00Z",
  nudged_at: null,
});
const names = ({ rows }: ReturnType<typeof rowsOf>) => rows.map(({ business_name }) => business_name);

const few = [
  row(1, "Ferme Éloïse", "2026-03-01T10:00:00Z"),
  row(2, "elm Acres"),
  row(3, "Barn 10", "2026-05-01T10:00:00Z"),
  row(4, "Barn 9", "2025-05-01T10:00:00Z"),
];

describe("The rows of managed profiles", () => {
  it("are sorted by name, with numbers in numeric order", () => {
    expect(names(rowsOf(few, firstView))).toEqual(["Barn 9", "Barn 10", "elm Acres", "Ferme Éloïse"]);
  });

  it("can be sorted by the last login; those without a login stay last", () => {
    const by = (direction: "ascending" | "descending") =>
      names(rowsOf(few, { ...firstView, sort: { by: "last_login", direction } }));
    expect(by("ascending")).toEqual(["Barn 9", "Ferme Éloïse", "Barn 10", "elm Acres"]);
    expect(by("descending")).toEqual(["Barn 10", "Ferme Éloïse", "Barn 9", "elm Acres"]);
  });

  it("are found without accents and capitals", () => {
    expect(names(rowsOf(few, { ...firstView, filter: " eloise " }))).toEqual(["Ferme Éloïse"]);
    expect(rowsOf(few, { ...firstView, filter: "zebra" })).toMatchObject({ count: 0, pageCount: 1, page: 1 });
  });

  it("of 2,000 profiles are paged, and a page after the last one becomes the last one", () => {
    const many = Array.from({ length: 2000 }, (_, index) => row(index, `Member ${index}`));
    expect(rowsOf(many, firstView)).toMatchObject({ pageCount: 80, count: 2000 });
    expect(names(rowsOf(many, { ...firstView, page: 80 })).at(-1)).toBe("Member 1999");
    expect(rowsOf(many, { ...firstView, page: 99, filter: "member 19" })).toMatchObject({
      page: 5,
      pageCount: 5,
      count: 111,
    });
  });
});
