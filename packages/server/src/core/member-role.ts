/** What a person may do for a business. Each role may do what those after it may. */
export type MemberRole = "owner" | "editor" | "reader";

const rank: Record<MemberRole, number> = { reader: 0, editor: 1, owner: 2 };

export function isAtLeast(role: MemberRole, needed: MemberRole): boolean {
  return rank[role] >= rank[needed];
}
