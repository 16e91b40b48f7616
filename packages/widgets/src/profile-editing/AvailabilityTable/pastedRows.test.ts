import { describe, expect, it } from "vitest";
import { roleWith } from "../../testing/exampleRoles.ts";
import { english, french } from "../../testing/translate.ts";
import { NO_CELLS, rowsOf } from "./availabilityRows.ts";
import { readPasted, splitCells } from "./pastedRows.ts";

const rows = rowsOf([roleWith("seller", [[10, ["Carrots", "Leeks"]]])], english);
const read = (text: string, t = english) => readPasted(text, rows, t);

describe("Pasted rows", () => {
  it.each([
    ["a spreadsheet", "Carrots\tJune to October\t$4,50/kg"],
    ["semicolons", "Carrots; June to October; $4,50/kg"],
    ["commas", "Carrots, June to October, $4,50/kg"],
    ["quotes", '"Carrots","June to October","$4,50/kg"'],
  ])("are parted as in %s; a decimal comma parts nothing", (_what, text) => {
    expect(splitCells(text)).toEqual([["Carrots", "June to October", "$4,50/kg"]]);
  });

  it("keep the year of a date, and amounts after a comma", () => {
    expect(splitCells("Carrots, June 15 to Sept 30, 2026, $4/kg,40 kg")).toEqual([
      ["Carrots", "June 15 to Sept 30, 2026", "$4/kg", "40 kg"],
    ]);
  });

  it("go to the product that bears the name, or are new ones", () => {
    const [known, fresh] = read("carrots\tJune to October\nGarlic\tall year\t$12/kg");
    expect(known).toMatchObject({
      row: { name: "Carrots" },
      cells: { season: "June to October" },
      findings: [],
    });
    expect(fresh).toMatchObject({
      row: undefined,
      name: "Garlic",
      cells: { ...NO_CELLS, season: "all year", price: "$12/kg" },
    });
  });

  it.each([
    ["Product,Category,Price,Available\nGarlic,Vegetables,$12/kg,all year", english],
    ["Produit;Catégorie;Prix;Disponible\nGarlic;Vegetables;12 $/kg;toute l’année", french],
  ])("follow the headings of their first line", (text, t) => {
    const [line, ...more] = read(text, t);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ line: 2, name: "Garlic", category: 10, findings: [] });
    expect(line?.cells.season).not.toBe("");
    expect(line?.cells.price).not.toBe("");
  });

  it("say what is wrong with each line", () => {
    const lines = read(
      [
        "Carrots\tsoon",
        "Leeks\t2026-06-15 to 2026-06-01\t-4/kg",
        "Garlic\tall year\t$4/hogshead",
        "\tall year",
        "garlic\tall year",
        `${"x".repeat(121)}\tall year`,
      ].join("\n"),
    );
    expect(lines.map(({ refused }) => refused)).toEqual([false, false, false, true, true, true]);
    expect(lines.map(({ findings }) => findings.length)).toEqual([1, 2, 1, 1, 1, 1]);
    expect(lines[1]?.findings).toEqual([
      "It ends before it begins. Please check the dates.",
      "A price cannot be less than $0.",
    ]);
  });

  it("are five hundred, read in one go", () => {
    const text = Array.from(
      { length: 500 },
      (_, at) => `Tomato no. ${at}\tJuly to October\t$${at + 1}/kg`,
    ).join("\n");
    const lines = read(text);
    expect(lines).toHaveLength(500);
    expect(lines.flatMap(({ findings }) => findings)).toEqual([]);
  });
});
