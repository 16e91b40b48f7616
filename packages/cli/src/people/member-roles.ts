import type { Schema } from "@foodshed/sdk";

export type MemberRole = Schema<"MemberRole">;

/** What a person may be in a business; each may do what those after it may. */
export const ROLES = ["owner", "editor", "reader"] as const satisfies readonly MemberRole[];
