import type { Schema, Session } from "@foodshed/sdk";

/** Only the two sides of a connection end it, and administrators: not a network that manages the business for another. */
export function mayRemove(
  business: Pick<Schema<"ConnectedBusiness">, "id">,
  profile: Pick<Schema<"Profile">, "account_id">,
  session: Session | null,
): boolean {
  if (!session) return false;
  return session.is_admin || session.account_id === profile.account_id || session.account_id === business.id;
}
