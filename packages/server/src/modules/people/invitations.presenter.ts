import type { components } from "@foodshed/sdk";
import type { InvitationRow } from "./invitations.queries.ts";

export function toInvitation(row: InvitationRow): components["schemas"]["Invitation"] {
  const { id, email, first_name, last_name, role, inviter, created_at, expires_at } = row;
  return {
    id,
    email,
    first_name,
    last_name,
    role,
    invited_by: inviter,
    invited_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
