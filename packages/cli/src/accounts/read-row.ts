import {
  type Column,
  type ColumnMap,
  cleanText,
  findMojibake,
  type MemberFacts,
  type RoleColumn,
  readColumn,
  readRoles,
  splitName,
} from "@foodshed/sdk/members";
import { isOneLine } from "@foodshed/sdk/vocabulary/one-line";
import { type RoleValue, roleByValue } from "@foodshed/sdk/vocabulary/roles";
import type { TableRecord } from "../tables/grid.ts";

import type { DamagedText } from "./damaged-text.ts";
import { readDecision } from "./decisions.ts";

import type { MemberRow } from "./member-row.ts";
import { type AccountFields, fieldLabel, findInvalidCharacter, newAccount } from "./new-account.ts";
import { DECISIONS } from "./plan-row.ts";
import { readFacts } from "./read-facts.ts";
import { readRoleColumns } from "./read-role-columns.ts";

import { spreadsheetFault } from "./values/clean-text.ts";
import { readEmail } from "./values/email.ts";

export interface RowReader {
  columns: ColumnMap;
  /** Columns of the header. */
  width: number;
  damaged: DamagedText;
  /** Collects a note for each text that was changed. */
  changes: string[];
}

type AccountColumn = Exclude<Column, keyof MemberFacts | "slug" | "decision" | RoleColumn>;

/** What stands where a person's name should and is none: a number, or a date that a spreadsheet made of it. */
function notOfPerson(where: string, column: AccountColumn, value: string): string | undefined {
  if (column !== "first_name" && column !== "last_name" && column !== "name") return undefined;
  if (/^\d{4}-\d\d-\d\d\b/.test(value)) return `The ${where} reads '${value}', which is a date.`;
  return /^[\d\s.,/-]*\d[\d\s.,/-]*$/.test(value)
    ? `The ${where} reads '${value}', which is a number.`
    : undefined;
}

/** Reads and checks one row. */
export function readRow(record: TableRecord, reader: RowReader): MemberRow {
  const { columns, width } = reader;
  const problems: string[] = [];
  const warnings: string[] = [];
  let isFaulty = false;
  const value = (column: AccountColumn) => {
    const { value: raw, conflict, place } = readColumn(record, column, columns);
    if (conflict) problems.push(`The columns for ${column} say different things.`);
    const name = column === "name" ? "contact's name" : fieldLabel(column);
    const where = `${name} (column ${place})`;
    const value = cleanText(raw);
    const fault =
      spreadsheetFault(where, raw) ?? findInvalidCharacter(where, value) ?? notOfPerson(where, column, value);
    if (fault) {
      isFaulty = true;
      problems.push(fault);
    }
    // A quoted field may contain line breaks; these fields have one line. A break at the end is harmless.
    const line = value.replaceAll(/\s+/g, " ").trim();
    if (column === "email") return emailOf(line, record.links?.get(place - 1));
    if (!fault && !isOneLine(value.replaceAll("\t", " ").trim()))
      problems.push(`The ${where} runs over several lines. Write it on one line, such as '${line}'.`);
    return fault ? line : undamaged(line, { where, line: record.line, reader, problems });
  };
  const emailOf = (text: string, link: string | undefined) => {
    const { value, warning } = readEmail(text, link);
    if (warning) warnings.push(warning);
    return value;
  };
  const name = splitName(value("name"));
  const ticked = readRoleColumns(record, columns);
  problems.push(...ticked.problems);
  const fields: AccountFields = {
    email: value("email"),
    first_name: value("first_name") || name.first,
    last_name: value("last_name") || name.last,
    business_name: value("business_name"),
    title: value("title"),
    roles: withRoles(value("roles"), ticked.roles),
    language: value("language"),
  };
  if (record.cells.slice(width).some((cell) => cell !== "")) {
    problems.push(
      "The row has more fields than the header. Put fields that hold the delimiter in quotation marks.",
    );
  }
  const { facts, warnings: ofFacts } = readFacts(record, columns, reader.damaged);
  warnings.push(...ofFacts);
  const { value: slug } = readColumn(record, "slug", columns);
  const { value: decided } = readColumn(record, "decision", columns);
  const decision = readDecision(decided);
  if (decided !== "" && !decision)
    problems.push(`'${decided}' is no decision. Decisions are: ${DECISIONS.join(", ")}.`);
  const checked = newAccount(fields);
  if ("problems" in checked && !isFaulty) problems.push(...checked.problems);
  const account = "account" in checked && problems.length === 0 ? checked.account : undefined;
  return {
    line: record.line,
    fields,
    problems,
    ...(Object.keys(facts).length > 0 && { facts }),
    ...(slug !== "" && { slug }),
    ...(decision && { decision }),
    ...(warnings.length > 0 && { warnings }),
    ...(account && { account }),
  };
}

/** What a row says of its roles, with those that it has a yes for. */
function withRoles(text: string, ticked: readonly RoleValue[]): string {
  const said = readRoles(text).roles;
  const more = ticked.filter((role) => !said.includes(roleByValue(role).id));
  return [text, ...more].filter((part) => part !== "").join("; ");
}

interface Place {
  where: string;
  line: number;
  reader: RowReader;
  problems: string[];
}

/** The text, or the probable original where it was read in a wrong encoding and is to be repaired. */
function undamaged(text: string, { where, line, reader: { damaged, changes }, problems }: Place): string {
  const misread = damaged === "keep" ? undefined : findMojibake(text);
  if (!misread) return text;
  if (damaged === "repair") {
    changes.push(`line ${line}: '${text}' is read as '${misread.mended}'.`);
    return misread.mended;
  }
  problems.push(
    `The ${where} reads '${text}', which looks like ${misread.how}: '${misread.mended}'. If so, say --damaged-text repair; if not, keep.`,
  );
  return text;
}
