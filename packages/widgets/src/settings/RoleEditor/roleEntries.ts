import { ROLES, type RoleCode, roleCode, SETTINGS_MAX_ROLES } from "@foodshed/sdk/vocabulary";

/** What the profile holds, and what of it is to be changed. */
export interface RoleEntries {
  held: readonly RoleCode[];
  /** Asked for, and not approved yet. */
  pending: readonly RoleCode[];
  removed: readonly RoleCode[];
  /** One for each new entry; empty while nothing is chosen in it. */
  added: readonly (RoleCode | "")[];
}

export interface RoleChange {
  addRoles: RoleCode[];
  removeRoles: RoleCode[];
}

const ORGANIZATION = roleCode("organization");

/** The roles that stand in the editor as the profile has them. */
export function standing({ held, pending, removed }: RoleEntries): { code: RoleCode; pending: boolean }[] {
  const stays = (code: RoleCode) => !removed.includes(code);
  return [
    ...held.filter(stays).map((code) => ({ code, pending: false })),
    ...pending.filter(stays).map((code) => ({ code, pending: true })),
  ];
}

/** What one entry offers: every role that no other entry has. */
export function offered(entries: RoleEntries, index: number): (typeof ROLES)[number][] {
  const taken = [...standing(entries).map(({ code }) => code), ...entries.added.toSpliced(index, 1)];
  return ROLES.filter(({ id }) => !taken.includes(id));
}

/** Whether there is room for another entry. */
export function hasRoom(entries: RoleEntries): boolean {
  return standing(entries).length + entries.added.length < SETTINGS_MAX_ROLES;
}

/** What is to be sent. A role that was removed and chosen again stays as it is. */
export function toChange({ held, pending, removed, added }: RoleEntries): RoleChange {
  const chosen = added.filter((code) => code !== "");
  const had = [...held, ...pending];
  return {
    addRoles: chosen.filter((code) => !had.includes(code)),
    removeRoles: removed.filter((code) => !chosen.includes(code)),
  };
}

/** Whether a role is left that counts already: that of an organization has to be approved first. */
export function keepsOne(entries: RoleEntries): boolean {
  const chosen = entries.added.filter((code) => code !== "");
  return (
    standing(entries).some(({ pending }) => !pending) ||
    chosen.some((code) => code !== ORGANIZATION || entries.held.includes(code))
  );
}

/** Whether there is something to save, and it can be saved. */
export function canSave(entries: RoleEntries): boolean {
  const { addRoles, removeRoles } = toChange(entries);
  return keepsOne(entries) && addRoles.length + removeRoles.length > 0;
}
