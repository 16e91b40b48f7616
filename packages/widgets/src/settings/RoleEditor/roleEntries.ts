import { ROLES, type RoleCode, roleCode, SETTINGS_MAX_ROLES } from "@foodshed/sdk/vocabulary";

/** The roles of the profile and the unsaved changes to them. */
export interface RoleEntries {
  held: readonly RoleCode[];
  /** Requested and not approved yet. */
  pending: readonly RoleCode[];
  removed: readonly RoleCode[];
  /** One for each new entry; empty until a role is chosen. */
  added: readonly (RoleCode | "")[];
}

export interface RoleChange {
  addRoles: RoleCode[];
  removeRoles: RoleCode[];
}

const ORGANIZATION = roleCode("organization");

/** The approved and pending roles that are not removed. */
export function currentRoles({
  held,
  pending,
  removed,
}: RoleEntries): { code: RoleCode; pending: boolean }[] {
  const stays = (code: RoleCode) => !removed.includes(code);
  return [
    ...held.filter(stays).map((code) => ({ code, pending: false })),
    ...pending.filter(stays).map((code) => ({ code, pending: true })),
  ];
}

/** The options of one entry: every role that no other entry has. */
export function availableRoles(entries: RoleEntries, index: number): (typeof ROLES)[number][] {
  const taken = [...currentRoles(entries).map(({ code }) => code), ...entries.added.toSpliced(index, 1)];
  return ROLES.filter(({ id }) => !taken.includes(id));
}

/** Whether the limit of roles allows another entry. */
export function canAddRole(entries: RoleEntries): boolean {
  return currentRoles(entries).length + entries.added.length < SETTINGS_MAX_ROLES;
}

/** The change to send. A role that was removed and chosen again is unchanged. */
export function toChange({ held, pending, removed, added }: RoleEntries): RoleChange {
  const chosen = added.filter((code) => code !== "");
  const had = [...held, ...pending];
  return {
    addRoles: chosen.filter((code) => !had.includes(code)),
    removeRoles: removed.filter((code) => !chosen.includes(code)),
  };
}

/** Whether an active role is left: an organization role counts only after its approval. */
export function hasActiveRole(entries: RoleEntries): boolean {
  const chosen = entries.added.filter((code) => code !== "");
  return (
    currentRoles(entries).some(({ pending }) => !pending) ||
    chosen.some((code) => code !== ORGANIZATION || entries.held.includes(code))
  );
}

/** Whether there are changes and they are valid. */
export function canSave(entries: RoleEntries): boolean {
  const { addRoles, removeRoles } = toChange(entries);
  return hasActiveRole(entries) && addRoles.length + removeRoles.length > 0;
}
