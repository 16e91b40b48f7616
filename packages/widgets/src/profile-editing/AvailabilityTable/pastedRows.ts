import { translateText } from "@foodshed/sdk/locale";
import {
  type CategoryId,
  comparable,
  findCategory,
  isSameProduct,
  PRODUCT_NAME_MAX_LENGTH,
  productName,
} from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { type Cells, COLUMNS, type Column, NO_CELLS, readCells, type TableRow } from "./availabilityRows.ts";

/** One line of a pasted list. */
export interface PastedLine {
  /** Its place in the list, from 1. */
  line: number;
  name: string;
  cells: Cells;
  /** The category that the line names. */
  category: CategoryId | undefined;
  /** The row of the table that bears the name; undefined for a new product. */
  row: TableRow | undefined;
  /** What is wrong with it, as sentences. */
  findings: readonly string[];
  /** It has no name that could be saved: it stays in the text. */
  refused: boolean;
}

/** The cells of pasted text: a spreadsheet's rows with tabs, or lines with semicolons or commas. A decimal comma parts nothing. */
export function splitCells(text: string): string[][] {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).filter((line) => line.trim() !== "");
  const parting = text.includes("\t") ? /\t/ : text.includes(";") ? /;/ : /(?<!\d),|,(?!\d)/;
  return lines.map((line) => {
    const held: string[] = [];
    const safe = line.replace(/"((?:[^"]|"")*)"/g, (_all, quoted: string) => {
      held.push(quoted.replaceAll('""', '"'));
      return `\uE000${held.length - 1}\uE000`;
    });
    const cells = safe
      .split(parting)
      .map((cell) => cell.replace(/\uE000(\d+)\uE000/g, (_all, at: string) => held[Number(at)] ?? "").trim());
    return joinDates(cells);
  });
}

/** "June 15 to Sept 30, 2026": the year is no cell of its own. */
function joinDates(cells: readonly string[]): string[] {
  const joined: string[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    if (last !== undefined && /^(19|20)\d\d(\b.*)?$/.test(cell) && /[a-zûé.]+ \d{1,2}$/i.test(last))
      joined[joined.length - 1] = `${last}, ${cell}`;
    else joined.push(cell);
  }
  return joined;
}

type Part = Column | "name" | "category" | undefined;

/** The columns that a first line names, in either language; undefined where it names none. */
function headingsIn(cells: readonly string[]): Part[] | undefined {
  const parts = cells.map((cell) => HEADINGS.get(comparable(cell)));
  return parts.includes("name") && parts.filter(Boolean).length > 1 ? parts : undefined;
}

// cspell:disable
const HEADINGS: ReadonlyMap<string, Part> = new Map(
  (
    [
      ["name", ["product", "name", "item", "produit", "nom", "article"]],
      ["category", ["category", "categorie"]],
      ["season", ["available", "season", "availability", "disponible", "saison", "disponibilite"]],
      ["price", ["price", "prix"]],
      ["quantity", ["quantity", "amount", "quantite"]],
      ["smallestOrder", ["smallest order", "minimum order", "min order", "minimum", "commande minimale"]],
      ["deliveryDays", ["delivery days", "delivery", "jours de livraison", "livraison"]],
    ] as const
  ).flatMap(([part, names]) => names.map((name) => [name, part] as const)),
);

// cspell:enable
const USUAL: readonly Part[] = ["name", ...COLUMNS];

/** Reads a list line by line, against the table's rows. */
export function readPasted(text: string, rows: readonly TableRow[], t: WidgetTranslate): PastedLine[] {
  const all = splitCells(text);
  const headings = all[0] && headingsIn(all[0]);
  const names = new Map(rows.map((row) => [row.name.normalize("NFC").toLocaleLowerCase("en-CA"), row]));
  const before = new Set<string>();
  return all.flatMap((parts, index): PastedLine[] => {
    if (headings && index === 0) return [];
    const given = placed(parts, headings ?? USUAL);
    const name = productName((given.name ?? "").normalize("NFC"));
    const key = name.toLocaleLowerCase("en-CA");
    const cells: Cells = { ...NO_CELLS, ...given.cells };
    const { problems } = readCells(cells);
    const refusal = refusalOf(name, before.has(key), t);
    before.add(key);
    return [
      {
        line: index + 1,
        name,
        cells,
        category: given.category === undefined ? undefined : findCategory(given.category),
        row: names.get(key) ?? rows.find((row) => isSameProduct(row.name, name)),
        findings: [
          ...(refusal ? [refusal] : []),
          ...COLUMNS.flatMap((column) => (problems[column] ? [translateText(t, problems[column])] : [])),
        ],
        refused: refusal !== undefined,
      },
    ];
  });
}

function placed(parts: readonly string[], headings: readonly Part[]) {
  const cells: Partial<Record<Column, string>> = {};
  const given: { name?: string; category?: string; cells: typeof cells } = { cells };
  for (const [at, text] of parts.entries()) {
    // Days of the week may be parted by commas too.
    const part = at < headings.length ? headings[at] : headings.at(-1);
    if (part === undefined || text === "") continue;
    if (part === "name" || part === "category") given[part] ??= text;
    else cells[part] = cells[part] === undefined ? text : `${cells[part]}, ${text}`;
  }
  return given;
}

function refusalOf(name: string, isRepeated: boolean, t: WidgetTranslate): string | undefined {
  if (name === "" || name.startsWith("__")) return t(strings.lineNoName);
  if (name.includes(",")) return t(strings.productNameComma);
  if (name.length > PRODUCT_NAME_MAX_LENGTH)
    return t(strings.lineTooLong, { characters: name.length, max: PRODUCT_NAME_MAX_LENGTH });
  return isRepeated ? t(strings.lineTwice) : undefined;
}
