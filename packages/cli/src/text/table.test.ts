import { describe, expect, it } from "vitest";
import { type Column, table } from "./table.ts";

interface Farm {
  name: string;
  city: string;
  products: number;
}

const columns: Column<Farm>[] = [
  { heading: "Name", text: ({ name }) => name },
  { heading: "City", text: ({ city }) => city, whole: true },
  { heading: "Products", text: ({ products }) => String(products), align: "right" },
];
const farms: Farm[] = [
  { name: "Crèmerie de l'Érable et de la Rivière", city: "Elora", products: 7 },
  { name: "東京野菜", city: "Guelph", products: 120 },
];

describe("a table", () => {
  it("sizes columns by their text and counts wide characters as two", () => {
    expect(table(columns, farms)).toBe(
      [
        "Name                                   City    Products",
        "Crèmerie de l'Érable et de la Rivière  Elora          7",
        "東京野菜                               Guelph       120",
      ].join("\n"),
    );
  });

  it("goes on in the next line where the terminal is narrower, and cuts nothing off", () => {
    const lines = table(columns, farms, { width: 40 }).split("\n");
    expect(lines).toEqual([
      "Name                    City    Products",
      "Crèmerie de l'Érable    Elora          7",
      "et de la Rivière",
      "東京野菜                Guelph       120",
    ]);
  });

  it("becomes a line per field where a word is too long for its column", () => {
    const [farm] = farms;
    const long = [{ ...farm, name: "accounts-payable@maple-hill-orchard.example" } as Farm];
    expect(table(columns, long, { width: 50 })).toBe(
      "Name: accounts-payable@maple-hill-orchard.example\nCity: Elora\nProducts: 7",
    );
  });

  it.each([
    ["the terminal is too narrow for it", { width: 20 }],
    ["it is to be plain", { plain: true }],
  ])("becomes a line per field where %s", (_, options) => {
    expect(table(columns, farms.slice(1), options)).toBe("Name: 東京野菜\nCity: Guelph\nProducts: 120");
  });

  it("says of empty fields that there is none, and parts rows by a blank line", () => {
    const lines = table(columns, [{ name: "A", city: " ", products: 1 }, farms[1] as Farm], { plain: true });
    expect(lines).toBe("Name: A\nCity: none\nProducts: 1\n\nName: 東京野菜\nCity: Guelph\nProducts: 120");
  });

  it("takes room from the widest column first, and breaks no words", () => {
    const two: Column<[string, string]>[] = [
      { heading: "A", text: ([a]) => a },
      { heading: "B", text: ([, b]) => b },
    ];
    const words = (count: number) => Array.from({ length: count }, () => "abcd").join(" ");
    // 49 and 29 wide at first: only the wider one gives way.
    expect(
      table(two, [[words(10), words(6)]], { width: 60 })
        .split("\n")
        .slice(1),
    ).toEqual([`${words(6)}  ${words(6)}`, words(4)]);
  });

  it("puts texts with line breaks on one line", () => {
    const [, line] = table(columns, [{ name: "A\n\nB\tC ", city: "", products: 1 }]).split("\n");
    expect(line).toMatch(/^A B C +1$/);
  });
});
