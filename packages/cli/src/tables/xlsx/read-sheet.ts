import { dateText, formulaText, isoDay, linkOfFormula, numberText } from "../cell-text.ts";
import type { ChooseColumns, Grid } from "../grid.ts";
import type { Package } from "../package.ts";
import { SheetBuilder } from "../sheet-builder.ts";
import { localName, type XmlHandlers } from "../xml.ts";
import { decodeEscapes } from "./strings.ts";
import { readRelationships } from "./workbook.ts";

export interface SheetContext {
  strings: readonly string[];
  dateStyles: ReadonlySet<number>;
  from1904: boolean;
}

export interface SheetReading {
  /** Stops at the first row that holds something. */
  firstRowOnly?: boolean;
  choose?: ChooseColumns | undefined;
}

/** The cells of a sheet. */
export async function readSheet(
  parts: Package,
  part: string,
  context: SheetContext,
  { firstRowOnly = false, choose }: SheetReading = {},
): Promise<Grid> {
  const addresses = new Map<string, string>();
  if (!firstRowOnly) {
    for (const { id, target } of await readRelationships(parts, part)) addresses.set(id, target);
  }
  const builder = new SheetBuilder(choose);
  const handlers = sheetHandlers(builder, context, addresses);
  await parts.parse(part, { ...handlers, isDone: () => firstRowOnly && builder.count > 0 });
  return builder.build();
}

/** "B7" as row and column; the column from 0. */
function placeOf(reference: string): { row: number; column: number } | undefined {
  const [, letters = "", digits] = /^\$?([A-Z]{1,3})\$?(\d+)/i.exec(reference) ?? [];
  if (digits === undefined) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column: column - 1 };
}

function sheetHandlers(
  builder: SheetBuilder,
  context: SheetContext,
  addresses: ReadonlyMap<string, string>,
): XmlHandlers {
  let row = 0;
  let hidden = false;
  let column = -1;
  let cell = { type: "", style: 0, value: "", formula: undefined as string | undefined };
  /** What text belongs to. */
  let reading: "value" | "formula" | undefined;
  let inReading = false;
  return {
    open(tag, attributes) {
      switch (localName(tag)) {
        case "row":
          row = Number(attributes.r ?? row + 1);
          hidden = /^(1|true)$/.test(attributes.hidden ?? "");
          column = -1;
          break;
        case "c":
          column = placeOf(attributes.r ?? "")?.column ?? column + 1;
          cell = {
            type: attributes.t ?? "n",
            style: Number(attributes.s ?? 0),
            value: "",
            formula: undefined,
          };
          break;
        case "v":
          reading = "value";
          break;
        case "t":
          if (!inReading) reading = "value";
          break;
        case "rPh":
          inReading = true;
          break;
        case "f":
          cell.formula = "";
          reading = "formula";
          break;
        case "col":
          if (/^(1|true)$/.test(attributes.hidden ?? ""))
            builder.hideColumns(Number(attributes.min) - 1, Number(attributes.max) - 1);
          break;
        case "mergeCell":
          addMerge(builder, attributes.ref ?? "");
          break;
        case "hyperlink":
          addLink(builder, attributes, addresses);
          break;
      }
    },
    text(chunk) {
      if (reading === "value") cell.value += chunk;
      else if (reading === "formula") cell.formula += chunk;
    },
    close(tag) {
      switch (localName(tag)) {
        case "v":
        case "t":
        case "f":
          reading = undefined;
          break;
        case "rPh":
          inReading = false;
          break;
        case "c":
          builder.cell(column, textOf(cell, context), cell.formula && linkOfFormula(cell.formula));
          break;
        case "row":
          builder.endRow(row, { hidden });
          break;
      }
    },
  };
}

function textOf(
  {
    type,
    style,
    value,
    formula,
  }: { type: string; style: number; value: string; formula: string | undefined },
  { strings, dateStyles, from1904 }: SheetContext,
): string {
  // A formula that results in no text is written as a text.
  if (formula !== undefined && value === "" && type !== "str") return formulaText(formula);
  if (value === "") return "";
  switch (type) {
    case "s":
      return strings[Number(value)] ?? "";
    case "str":
    case "inlineStr":
      return decodeEscapes(value);
    case "b":
      return value === "1" || value === "true" ? "TRUE" : "FALSE";
    case "e":
      return value;
    case "d":
      return isoDay(value);
    default:
      return dateStyles.has(style) && Number.isFinite(Number(value))
        ? dateText(Number(value), from1904)
        : numberText(value);
  }
}

function addMerge(builder: SheetBuilder, reference: string): void {
  const [from, to] = reference.split(":").map(placeOf);
  if (from && to) builder.merge({ top: from.row, bottom: to.row, left: from.column });
}

function addLink(
  builder: SheetBuilder,
  attributes: Readonly<Record<string, string>>,
  addresses: ReadonlyMap<string, string>,
): void {
  const place = placeOf(attributes.ref ?? "");
  const id = Object.entries(attributes).find(([key]) => localName(key) === "id")?.[1] ?? "";
  const address = addresses.get(id);
  if (place && address) builder.link(place.row, place.column, address);
}
