import { ROLES, type RoleValue } from "../vocabulary/roles.ts";

/** A column with a yes or a no for one role, as forms and many lists have them. */
export type RoleColumn = `role_${RoleValue}`;

export const ROLE_COLUMNS: readonly RoleColumn[] = ROLES.map(({ value }) => `role_${value}` as const);
