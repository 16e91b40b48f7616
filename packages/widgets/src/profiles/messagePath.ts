import type { Session } from "@foodshed/sdk";

/** Where writing to a business begins: its conversation, or for a visitor the login page, which leads on to it. */
export function messagePath(business: { account_id: number }, session: Session | null): string {
  const path = `/messages?recipient=${business.account_id}`;
  return session ? path : `/login?message&next=${encodeURIComponent(path)}`;
}
