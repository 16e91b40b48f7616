import type { Schema, Session } from "@foodshed/sdk";

/** Only the two sides of a connection and administrators may end it: a managing network may not end a connection to another network. */
export function mayRemove(
  business: Pick<Schema<"ConnectedBusiness">, "id">,
  profile: Pick<Schema<"Profile">, "account_id">,
  session: Session | null,
): boolean {
  if (!session) return false;
  return session.is_admin || session.account_id === profile.account_id || session.account_id === business.id;
}
