export { FIELDS, PARTS, type WhereField, WORDS } from "./fields.ts";
export type { Narrowed } from "./narrow.ts";
export { readWhere, type Where } from "./where.ts";
export { WhereError } from "./where-error.ts";
