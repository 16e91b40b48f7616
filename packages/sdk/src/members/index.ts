// How files of members are understood: what their headings, roles and languages mean, and how damaged texts read.
export { cleanText, findCellFault } from "./cell-text.ts";
export { COLUMN_ALIASES, SECOND_CHOICES } from "./column-aliases.ts";
export {
  COLUMNS,
  type Column,
  type ColumnMap,
  columnMap,
  countMeanings,
  foldHeading,
  isIdHeading,
  matchHeadings,
  missingColumns,
  type Purpose,
  readAll,
  readColumn,
} from "./columns.ts";
export { detectDelimiter, readSepHint } from "./delimiter.ts";
export {
  decodeAs,
  decodeInParts,
  ENCODING_NAMES,
  encodeAs,
  SINGLE_BYTE,
  type SingleByte,
} from "./encodings.ts";
export { FACT_COLUMNS, type FactColumn, type MemberFacts } from "./facts.ts";
export { findEmails } from "./find-emails.ts";
export { LANGUAGE_NAMES, readLanguage } from "./language.ts";
export { findMojibake, type Mojibake } from "./mojibake.ts";
export { plausibility } from "./plausibility.ts";
export { ROLE_COLUMNS, type RoleColumn } from "./role-columns.ts";
export { ROLE_NAMES, readRoles, roleByName, roleHint } from "./roles.ts";
export { splitName } from "./split-name.ts";
