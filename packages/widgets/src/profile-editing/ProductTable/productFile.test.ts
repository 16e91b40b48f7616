import { describe, expect, it } from "vitest";
import { readFile, readText } from "../../table-files/readFile.ts";
import { english, french } from "../../testing/translate.ts";
import { productsCsv, readProductFile } from "./productFile.ts";
import { newRow, type ProductRow } from "./productRows.ts";
import { takeLines } from "./takeLines.ts";

const read = async (text: string, t = english) => readProductFile(await readText(text), t);
const saved: ProductRow[] = [
  { key: "p1", id: 1, name: "Carrots", translation: "Carottes", category: 10 },
  { key: "p2", id: 2, name: "=Odd “name”; yes", translation: "", category: 9 },
  { key: "p3", id: 3, name: "Épinards", translation: "Spinach", category: 10 },
];

describe("A list of products", () => {
  it("is read from a spreadsheet's CSV in Windows-1252, with semicolons, and a mark that Latin-1 has not", async () => {
    const text =
      "Produit;Catégorie\r\nPâté de l\u2019érablière;Viande et volaille\r\nCrème brûlée;Produits laitiers et œufs\r\n";
    const special = new Map([
      ["\u2019", 0x92],
      ["œ", 0x9c],
    ]);
    const bytes = Uint8Array.from([...text].map((one) => special.get(one) ?? one.charCodeAt(0)));
    const { lines } = readProductFile(await readFile(new File([bytes], "liste.csv")), french);
    expect(lines.map(({ name, category }) => [name, category])).toEqual([
      ["Pâté de l\u2019érablière", 6],
      ["Crème brûlée", 2],
    ]);
  });

  it.each([
    ["a spreadsheet's rows", "Beets\tbetteraves\tVegetables\nPlums\t\tFruit"],
    ["semicolons", "Beets;betteraves;Vegetables\nPlums;;Fruit"],
    ["commas", "Beets,betteraves,Vegetables\nPlums,,Fruit"],
    [
      "headings in another order",
      "Category,Product,Name in French\nVegetables,Beets,betteraves\nFruit,Plums,",
    ],
  ])("is read with %s", async (_what, text) => {
    const { lines } = await read(text);
    expect(lines.map(({ name, category }) => [name, category])).toEqual([
      ["Beets", 10],
      ["Plums", 4],
    ]);
    expect(lines[0]?.translation).toBe("Betteraves");
  });

  it("is read in French, headings and categories", async () => {
    const { lines, leftAside } = await read("Produit;Catégorie;Rangée\nPoireaux;Légumes;3", french);
    expect(lines).toEqual([expect.objectContaining({ name: "Poireaux", category: 10 })]);
    expect(leftAside).toEqual(["Rangée"]);
  });

  it("is one of names alone where no column names categories", async () => {
    const { lines } = await read("kale, leeks, chard\n• beets");
    expect(lines.map(({ name }) => name)).toEqual(["Kale", "Leeks", "Chard", "Beets"]);
  });

  it.each([
    ["English", english],
    ["French", french],
  ])("is what was downloaded, unchanged, in %s: reading it back changes nothing", async (_language, t) => {
    const text = await (await productsCsv(saved, t)).text();
    const { lines } = await read(text, t);
    const taken = takeLines(saved, lines);
    expect(taken).toMatchObject({ fresh: 0, changed: 0, same: 3 });
    expect(taken.rows).toEqual(saved);
  });

  it("bears the numbers of products, so that names, categories and the order can be changed in a spreadsheet", () => {
    const taken = takeLines(saved, [
      { name: "Baby spinach", translation: "", categoryText: "Other", category: 0, number: 3 },
      { name: "Carrots", translation: "Carottes", categoryText: "Vegetables", category: 10, number: 1 },
      { name: "New one", categoryText: "Fruit", category: 4 },
    ]);
    expect(taken).toMatchObject({ fresh: 1, changed: 1, same: 1 });
    expect(taken.rows.map(({ id, name, category }) => [id, name, category])).toEqual([
      [1, "Carrots", 10],
      [2, "=Odd “name”; yes", 9],
      [3, "Baby spinach", 0],
      [undefined, "New one", 4],
    ]);
    const turned = takeLines(saved, [
      { name: "Épinards", categoryText: "", category: undefined, number: 3 },
      { name: "Carrots", categoryText: "", category: undefined, number: 1 },
    ]);
    expect(turned.rows.map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it("never loses a line: one that is there twice stays as a row of its own", () => {
    const line = { name: "Carrots", categoryText: "Vegetables", category: 10 as const };
    const taken = takeLines(
      [...saved, newRow({ name: "", translation: "", category: 10 })],
      [line, line, line],
    );
    expect(taken).toMatchObject({ fresh: 2, changed: 0, same: 1 });
    expect(taken.rows).toHaveLength(5);
  });
});
