import {
  type ColumnMap,
  cleanText,
  FACT_COLUMNS,
  type FactColumn,
  findMojibake,
  type MemberFacts,
  readAll,
  readColumn,
} from "@foodshed/sdk/members";
import { findBusinessType } from "@foodshed/sdk/vocabulary/business-types";
import {
  LINE_MAX_LENGTH,
  PRODUCT_NAME_MAX_LENGTH,
  PROFILE_DESCRIPTION_MAX_LENGTH,
} from "@foodshed/sdk/vocabulary/limits";
import type { TableRecord } from "../tables/grid.ts";

import type { DamagedText } from "./damaged-text.ts";

import { findInvalidCharacter } from "./new-account.ts";
import { shortened, spreadsheetFault } from "./values/clean-text.ts";
import { readPhone } from "./values/phone.ts";
import { readPostalCode } from "./values/postal-code.ts";
import { readCountry, readProvince } from "./values/province.ts";
import { splitAddress } from "./values/street.ts";
import type { Value } from "./values/value.ts";
import { readWebsite } from "./values/website.ts";

type ListFact = "products" | "categories" | "networks";
type TextFact = Exclude<FactColumn, ListFact>;

const READERS: Record<Exclude<TextFact, "street">, (text: string, link?: string) => Value> = {
  phone: readPhone,
  website: readWebsite,
  city: (text) => oneLine("city", text, LINE_MAX_LENGTH),
  province: readProvince,
  postal_code: readPostalCode,
  country: readCountry,
  description: (text) => limited("description", text, PROFILE_DESCRIPTION_MAX_LENGTH),
};

export interface ReadFacts {
  facts: MemberFacts;
  /** What is wrong with a value that is left aside. */
  warnings: string[];
}

/** What a record says of the business beyond its account. Values that cannot be kept are left aside with a warning. */
export function readFacts(record: TableRecord, columns: ColumnMap, damaged: DamagedText): ReadFacts {
  const facts: MemberFacts = {};
  const warnings: string[] = [];
  const keep = (column: TextFact, { value, warning }: Value) => {
    if (value !== undefined && value !== "") facts[column] = value;
    if (warning) warnings.push(warning);
  };
  for (const column of FACT_COLUMNS) {
    if (!columns.places.has(column)) continue;
    if (isList(column)) {
      const { items, warning } = readList(column, readAll(record, column, columns));
      if (items.length > 0) facts[column] = items;
      if (warning) warnings.push(warning);
      continue;
    }
    const { text, link } = textOf(record, column, columns);
    const { value = "", warning } = checked(column, text, damaged);
    if (warning) warnings.push(warning);
    if (value === "" && !(column === "website" && link)) continue;
    if (column === "street") Object.assign(facts, streetFacts(value, columns));
    else keep(column, READERS[column](value, link));
  }
  return { facts, warnings };
}

function textOf(record: TableRecord, column: TextFact, columns: ColumnMap): { text: string; link?: string } {
  if (column === "street")
    return { text: readAll(record, column, columns).map(cleanText).filter(Boolean).join(", ") };
  const { value, place } = readColumn(record, column, columns);
  const link = record.links?.get(place - 1);
  return { text: value, ...(link && { link }) };
}

/** A text without what no field takes, or why it is left aside. */
function checked(column: TextFact, raw: string, damaged: DamagedText): Value {
  const what = column.replace("_", " ");
  const fault = spreadsheetFault(what, raw) ?? findInvalidCharacter(what, cleanText(raw));
  if (fault) return { warning: fault };
  const text = cleanText(raw);
  const misread = damaged === "keep" ? undefined : findMojibake(text);
  if (!misread) return { value: text };
  if (damaged === "repair") return { value: misread.mended };
  return {
    warning: `The ${what} reads '${shortened(text)}', which looks like ${misread.how}: '${shortened(misread.mended)}'. If so, say --damaged-text repair; if not, keep.`,
  };
}

/** A whole address in one cell is taken apart where the file has no columns for its parts. */
function streetFacts(text: string, { places }: ColumnMap): MemberFacts {
  const whole = places.has("city") || places.has("postal_code") ? undefined : splitAddress(text);
  return whole ?? { street: text.replaceAll(/\s*\n\s*/g, ", ") };
}

const isList = (column: FactColumn): column is ListFact =>
  column === "products" || column === "categories" || column === "networks";

function readList(column: ListFact, texts: readonly string[]): { items: string[]; warning?: string } {
  const named = texts.flatMap((text) =>
    column === "categories" ? (findBusinessType(text) ?? split(text)) : split(text),
  );
  const items = named.map(cleanText).filter((item) => item !== "" && !spreadsheetFault(column, item));
  const max = column === "products" ? PRODUCT_NAME_MAX_LENGTH : LINE_MAX_LENGTH;
  const [long] = items.filter((item) => item.length > max);
  const kept = items
    .filter((item) => item.length <= max)
    .map((item) => (column === "categories" ? (findBusinessType(item) ?? item) : item));
  return {
    items: [...new Map(kept.map((item) => [item.toLocaleLowerCase(), item])).values()],
    ...(long && { warning: `'${shortened(long)}' is too long for one of the ${column}.` }),
  };
}

/** Items of a list, between semicolons, bars or line breaks where there are any, else between commas. */
const split = (text: string) => text.split(/[;|\n•]/.test(text) ? /[;|\n•]/ : /,/);

const oneLine = (what: string, text: string, max: number) => limited(what, text.replaceAll(/\s+/g, " "), max);

const limited = (what: string, text: string, max: number): Value =>
  text.length <= max ? { value: text } : { warning: `The ${what} is longer than ${max} characters.` };
