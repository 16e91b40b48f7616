import type { Schema } from "@foodshed/sdk";
import type { LocalizedText } from "@foodshed/sdk/locale";
import { localized } from "@foodshed/sdk/locale";
import {
  type Column,
  cleanText,
  columnMap,
  countMeanings,
  findCellFault,
  findEmails,
  findMojibake,
  matchHeadings,
  missingColumns,
  readColumn,
  readLanguage,
  readRoles,
  splitName,
} from "@foodshed/sdk/members";
import {
  BUSINESS_NAME_MAX_LENGTH,
  isEmail,
  JOB_TITLE_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  type RoleCode,
  SETTINGS_MAX_ROLES,
} from "@foodshed/sdk/vocabulary";
import type { Cells, Sheet } from "../table-files/cells.ts";
import * as strings from "./generated/strings.ts";

export type NewAccount = Schema<"OnBehalfSignupRequest">;

/** A row of a table of members, as far as it can be read. */
export interface MemberRow {
  /** Its place in the sheet or the pasted text, as spreadsheets count: from 1. */
  line: number;
  business: string;
  email: string;
  problems: LocalizedText[];
  /** A text that some program read in a wrong encoding, and what it probably was. */
  damaged?: { text: string; mended: string };
  /** What the account would be; absent where something is wrong. */
  account?: NewAccount;
  facts: Schema<"BusinessFacts">;
}

export interface MembersTable {
  rows: MemberRow[];
  /** Columns without which no row can be read. */
  missing: Column[];
  /** Headings that mean nothing here. */
  leftAside: string[];
}

export interface ReadingChoices {
  /** The role of rows that name none. */
  role: RoleCode | undefined;
  /** Reads damaged texts as what they probably were. */
  repairs: boolean;
}

/** Titles and remarks may stand above the headings. */
const HEADINGS_WITHIN = 40;

/** The sheet that names the most columns, the first of several: the others are instructions or lists of choices. */
export function findMembersSheet(sheets: readonly Sheet[]): number {
  const named = sheets.map(({ cells }) =>
    Math.max(0, ...cells.slice(0, HEADINGS_WITHIN).map((row) => countMeanings(row))),
  );
  return Math.max(0, named.indexOf(Math.max(...named)));
}

/** Understands a table of members: where its headings are, what they mean, and each row. */
export function readMembers(cells: Cells, choices: ReadingChoices): MembersTable {
  const [best] = cells
    .slice(0, HEADINGS_WITHIN)
    .map((row, index) => ({ index, meanings: countMeanings(row) }))
    .sort((one, other) => other.meanings - one.meanings || one.index - other.index);
  const headings = cells[best?.index ?? 0] ?? [];
  const map = columnMap(headings, matchHeadings(headings));
  const missing = missingColumns(map, "account").filter((column) => column !== "roles");
  if (missing.length > 0) return { rows: [], missing, leftAside: [] };
  const above = (best?.index ?? 0) + 1;
  const rows = cells.slice(above).flatMap((row, index) => {
    const isBlank = row.every((cell) => cell === "");
    return isBlank ? [] : [readRow({ cells: row }, above + index + 1, map, choices)];
  });
  markRepeated(rows);
  return { rows, missing, leftAside: map.unknown };
}

function readRow(
  record: { cells: readonly string[] },
  line: number,
  map: ReturnType<typeof columnMap>,
  { role, repairs }: ReadingChoices,
): MemberRow {
  const problems: LocalizedText[] = [];
  const faulty = new Set<Column>();
  let damaged: MemberRow["damaged"];
  const value = (column: Column) => {
    const raw = readColumn(record, column, map).value;
    const fault = findCellFault(raw);
    if (fault) {
      faulty.add(column);
      problems.push(
        localized(fault === "error" ? strings.cellError : strings.cellFormula, { text: shown(raw) }),
      );
      return "";
    }
    const text = cleanText(raw.replaceAll(/\s+/g, " "));
    const misread = column === "email" ? undefined : findMojibake(text);
    if (!misread) return text;
    damaged ??= { text, mended: misread.mended };
    return repairs ? misread.mended : text;
  };
  const name = splitName(value("name"));
  const [email = "", ...otherEmails] = emailsOf(value("email"));
  if (otherEmails.length > 0)
    problems.push(localized(strings.severalEmails, { text: shown([email, ...otherEmails].join(", ")) }));
  const fields = {
    email,
    first_name: value("first_name") || name.first,
    last_name: value("last_name") || name.last,
    business_name: value("business_name"),
  };
  const title = value("title");
  const isFaulty = (field: string) =>
    faulty.has(field as Column) ||
    (field.endsWith("_name") && field !== "business_name" && faulty.has("name"));
  for (const [field, text] of Object.entries(fields))
    if (text === "" && !isFaulty(field)) problems.push(localized(strings.fieldMissing, { field }));
  if (fields.email && !isEmail(fields.email))
    problems.push(localized(strings.noEmail, { text: fields.email }));
  const lengths: [text: string, most: number][] = [
    [fields.first_name, PERSON_NAME_MAX_LENGTH],
    [fields.last_name, PERSON_NAME_MAX_LENGTH],
    [fields.business_name, BUSINESS_NAME_MAX_LENGTH],
    [title, JOB_TITLE_MAX_LENGTH],
  ];
  for (const [text, limit] of lengths)
    if (text.length > limit) problems.push(localized(strings.tooLong, { text: text.slice(0, 40), limit }));
  const { roles, unknown } = readRoles(value("roles"));
  for (const text of unknown) problems.push(localized(strings.noRole, { text }));
  const held = roles.length > 0 ? roles : role ? [role] : [];
  if (held.length === 0 && unknown.length === 0) problems.push(localized(strings.roleMissing));
  if (held.length > SETTINGS_MAX_ROLES)
    problems.push(localized(strings.tooManyRoles, { limit: SETTINGS_MAX_ROLES }));
  const language = readLanguage(value("language"));
  const isUsable = problems.length === 0 && (!damaged || repairs);
  return {
    line,
    business: fields.business_name,
    email: fields.email,
    problems,
    ...(damaged && { damaged }),
    facts: factsOf(record, map),
    ...(isUsable && {
      account: {
        ...fields,
        ...(title && { title }),
        roles: held,
        ...(language && { language }),
        on_behalf: true as const,
      },
    }),
  };
}

const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** The addresses of a cell; what holds none is returned as it is, for the message about it. */
function emailsOf(text: string): string[] {
  if (isEmail(text)) return [text];
  const found = findEmails(text);
  return found.length > 0 ? found : [text];
}

function factsOf(
  record: { cells: readonly string[] },
  map: ReturnType<typeof columnMap>,
): MemberRow["facts"] {
  const value = (column: Column) => {
    const raw = readColumn(record, column, map).value;
    return findCellFault(raw) ? "" : cleanText(raw.replaceAll(/\s+/g, " "));
  };
  const [phone, postal_code, website, city] = [
    value("phone"),
    value("postal_code"),
    value("website"),
    value("city"),
  ];
  return {
    ...(phone && { phone: phone.slice(0, 200) }),
    ...(postal_code && { postal_code: postal_code.slice(0, 200) }),
    ...(website && { website: website.slice(0, 2000) }),
    ...(city && { city: city.slice(0, 200) }),
  };
}

function markRepeated(rows: MemberRow[]): void {
  const seen = new Map<string, number>();
  for (const row of rows) {
    const email = row.email.toLowerCase();
    if (!email) continue;
    const before = seen.get(email);
    if (before === undefined) seen.set(email, row.line);
    else {
      row.problems.push(localized(strings.emailRepeated, { line: before }));
      delete row.account;
    }
  }
}
