import { isRoleCode, ROLES, type RoleCode } from "@foodshed/sdk/vocabulary/roles";

const fold = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ");

const SPELLINGS = new Map<string, RoleCode>(
  ROLES.flatMap(({ id, value, label }) => {
    const names = [value, label, `${label}s`].map((name) => [fold(name), id] as const);
    return names;
  }),
);
SPELLINGS.set("organisation", 4)
  .set("organisations", 4)
  .set("network", 4)
  .set("supplier", 2)
  .set("service providers", 3);

export interface ReadRoles {
  roles: RoleCode[];
  unknown: string[];
}

/** The roles that a text names, by name or code, in its order: "Seller; vendor", "2/6". */
export function readRoles(text: string): ReadRoles {
  const roles: RoleCode[] = [];
  const unknown: string[] = [];
  for (const part of text.split(/[,;/|+&\n]|\band\b/i)) {
    const name = fold(part);
    if (name === "") continue;
    const code = /^\d+$/.test(name) ? Number(name) : SPELLINGS.get(name);
    if (code === undefined || !isRoleCode(code)) unknown.push(part.trim());
    else if (!roles.includes(code)) roles.push(code);
  }
  return { roles, unknown };
}

export const ROLE_NAMES: string = ROLES.map(({ value }) => value).join(", ");
