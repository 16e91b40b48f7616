import {
  type CategoryId,
  comparable,
  findCategory,
  productCategoryLabel,
  productName,
} from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Cells } from "../../table-files/cells.ts";
import * as strings from "../generated/strings.ts";
import { OFFERED_CATEGORIES } from "../roleProducts.ts";
import type { ProductRow } from "./productRows.ts";

/** One product of a pasted list or a file. */
export interface FileLine {
  name: string;
  /** Undefined where the list has no such column. */
  translation?: string | undefined;
  /** What it says of the category. */
  categoryText: string;
  category: CategoryId | undefined;
  /** The number that an export gives each product. */
  number?: number | undefined;
}

export interface ProductFile {
  lines: FileLine[];
  /** Headings that mean nothing here. */
  leftAside: string[];
}

type Part = "name" | "translation" | "category" | "number" | undefined;

// cspell:disable
const HEADINGS: ReadonlyMap<string, Part> = new Map(
  (
    [
      [
        "name",
        [
          "product",
          "products",
          "product name",
          "name",
          "item",
          "produit",
          "produits",
          "nom du produit",
          "nom",
          "article",
        ],
      ],
      [
        "translation",
        [
          "other language",
          "name in the other language",
          "translation",
          "french",
          "french name",
          "name in french",
          "english",
        ],
      ],
      [
        "translation",
        [
          "english name",
          "name in english",
          "autre langue",
          "nom dans l autre langue",
          "traduction",
          "francais",
        ],
      ],
      ["translation", ["nom francais", "nom en francais", "anglais", "nom anglais", "nom en anglais"]],
      ["category", ["category", "categories", "type", "group", "section", "categorie", "groupe", "rayon"]],
      ["number", ["product no", "product number", "no de produit", "numero de produit", "no du produit"]],
    ] as const
  ).flatMap(([part, names]) => names.map((name) => [comparable(name), part] as const)),
);
// cspell:enable

const BULLET = /^(?:[-–—*•·▪◦]\s*|\d{1,3}[.)]\s+)/u;

/** Understands the cells of a list: one product a line, with or without headings, or many names on a line. */
export function readProductFile(cells: Cells, t: WidgetTranslate): ProductFile {
  const rows = cells.filter((row) => row.some((cell) => cell.trim() !== ""));
  const first = rows[0] ?? [];
  const parts = first.map((cell) => HEADINGS.get(comparable(cell)));
  if (parts.includes("name")) {
    const leftAside = first.filter((cell, at) => cell.trim() !== "" && parts[at] === undefined);
    return { lines: rows.slice(1).flatMap((row) => lineOf(row, parts, t)), leftAside };
  }
  return { lines: withoutHeadings(rows, t), leftAside: [] };
}

/** The first column holds the names. Another one that names categories holds these; without any, all cells are names. */
function withoutHeadings(rows: Cells, t: WidgetTranslate): FileLine[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const ofColumn = (at: number) => rows.map((row) => row[at] ?? "").filter((cell) => cell.trim() !== "");
  const columns = Array.from({ length: width }, (_, at) => at);
  const category = columns
    .slice(1)
    .find((at) => ofColumn(at).some((cell) => readCategory(cell, t) !== undefined));
  if (category === undefined) {
    const names = rows.flat().filter((cell) => cell.trim() !== "");
    return names.flatMap((name) => lineOf([name], ["name"], t));
  }
  const other = columns.find((at) => at !== 0 && at !== category && ofColumn(at).length > 0);
  const parts = columns.map((at): Part => {
    if (at === 0) return "name";
    return at === category ? "category" : at === other ? "translation" : undefined;
  });
  return rows.flatMap((row) => lineOf(row, parts, t));
}

function lineOf(row: readonly string[], parts: readonly Part[], t: WidgetTranslate): FileLine[] {
  const given: Partial<Record<Exclude<Part, undefined>, string>> = {};
  for (const [at, part] of parts.entries()) if (part) given[part] ??= (row[at] ?? "").trim();
  const name = productName((given.name ?? "").replace(BULLET, "").normalize("NFC"));
  const categoryText = unquoted(given.category ?? "");
  if (name === "" && categoryText === "" && !given.translation) return [];
  return [
    {
      name: unquoted(name),
      translation:
        given.translation === undefined
          ? undefined
          : unquoted(productName(given.translation.normalize("NFC"))),
      categoryText,
      category: readCategory(categoryText, t),
      number: given.number && /^\d+$/.test(given.number) ? Number(given.number) : undefined,
    },
  ];
}

/** Exports put an apostrophe before what a spreadsheet would read as a formula. */
const unquoted = (text: string) => text.replace(/^'(?=[=+\-@])/, "");

/** The category that a text names, in either language of the page, or in English. */
function readCategory(text: string, t: WidgetTranslate): CategoryId | undefined {
  if (text === "" || /^\d+$/.test(text)) return undefined;
  const wanted = comparable(text);
  return (
    findCategory(text) ??
    OFFERED_CATEGORIES.find((id) => comparable(label(t, productCategoryLabel(id))) === wanted)
  );
}

/** The table as a file for a spreadsheet, which the table reads back without a change. */
export async function productsCsv(rows: readonly ProductRow[], t: WidgetTranslate): Promise<Blob> {
  const { default: papa } = await import("papaparse");
  const text = papa.unparse(
    {
      fields: [
        t(strings.productColumn),
        t(strings.otherLanguageColumn),
        t(strings.categoryColumn),
        t(strings.productNumberColumn),
      ],
      data: rows.map(({ id, name, translation, category }) => [
        name,
        translation,
        category === undefined ? "" : label(t, productCategoryLabel(category)),
        id ?? "",
      ]),
    },
    { escapeFormulae: true, newline: "\r\n", delimiter: t.locale === "fr-CA" ? ";" : "," },
  );
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}
