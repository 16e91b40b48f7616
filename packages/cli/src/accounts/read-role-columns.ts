import {
  type Column,
  type ColumnMap,
  ROLE_COLUMNS,
  type RoleColumn,
  roleByName,
} from "@foodshed/sdk/members";
import { type RoleValue, roleByCode } from "@foodshed/sdk/vocabulary/roles";
import type { TableRecord } from "../tables/grid.ts";

import { shortened } from "./values/clean-text.ts";
import { readYesNo } from "./values/yes-no.ts";

export const isRoleColumn = (column: Column | undefined): column is RoleColumn =>
  (ROLE_COLUMNS as readonly (Column | undefined)[]).includes(column);

const roleOf = (column: RoleColumn) => column.replace("role_", "") as RoleValue;

/** Which role a column has: "Vendeur", "Seller (Y/N)", "Roles [Buyer]", "Acheteur / Buyer". */
function roleOfHeading(heading: string): RoleValue | undefined {
  // Forms write the question first: "What are you? [Seller]".
  const [, option = heading] = /\[([^\]]+)\]\s*$/.exec(heading) ?? [];
  const bare = option
    .replace(/\b(?:y|yes|o|oui)\s*\/\s*(?:n|no|non)\b/i, "")
    .replace(/^\s*(?:is|est|business roles?|roles?|rôles?|type)(?!\p{L})[\s:._–-]*/iu, "")
    .replaceAll(/[?*:]/g, "");
  const names = bare.split("/").filter((part) => part.trim() !== "");
  const codes = new Set(names.map(roleByName));
  const [code] = codes;
  return codes.size === 1 && code ? roleByCode(code).value : undefined;
}

/** Whether a column may have the yes and no of one role, as what stands in it decides. */
export const mayBeRoleColumn = (heading: string) => roleOfHeading(heading) !== undefined;

/** What a cell says of a role: yes, no, or the role's own name, which some forms write for a tick. */
function answerOf(cell: string, role: RoleValue): boolean | undefined {
  const code = roleByName(cell);
  return readYesNo(cell) ?? ((code !== undefined && roleByCode(code).value === role) || undefined);
}

/**
 * The columns of a table, with those that are named after a role and hold more answers than anything else. What stands in them
 * decides: "Organization" and "Buyer" are headings of names too.
 */
export function withRoleColumns(
  columns: readonly (Column | undefined)[],
  { header, rows }: { header: { cells: readonly string[] }; rows: readonly TableRecord[] },
): (Column | undefined)[] {
  return columns.map((column, index) => {
    const role = roleOfHeading(header.cells[index] ?? "");
    if (!role) return column;
    const cells = rows.map(({ cells }) => (cells[index] ?? "").trim()).filter((cell) => cell !== "");
    const answers = cells.filter((cell) => answerOf(cell, role) !== undefined);
    const isBlank = cells.length === 0 && column === undefined;
    return isBlank || answers.length > cells.length / 2 ? (`role_${role}` as const) : column;
  });
}

/** The roles that a row has a yes for, in the order of the file, and what is wrong with other answers. */
export function readRoleColumns(
  record: TableRecord,
  { places }: ColumnMap,
): { roles: RoleValue[]; problems: string[] } {
  const roles: RoleValue[] = [];
  const problems: string[] = [];
  for (const [column, indexes] of places) {
    if (!isRoleColumn(column)) continue;
    const role = roleOf(column);
    const answers = indexes.map((index) => ({ index, cell: record.cells[index] ?? "" }));
    for (const { index, cell } of answers) {
      if (answerOf(cell, role) !== undefined) continue;
      problems.push(
        `The column for the role ${role} (column ${index + 1}) reads '${shortened(cell)}', which is neither yes nor no. Write yes or no, oui or non, an x, or nothing.`,
      );
    }
    if (answers.some(({ cell }) => answerOf(cell, role))) roles.push(role);
  }
  return { roles, problems };
}
