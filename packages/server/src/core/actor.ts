import type { Locale } from "@foodshed/sdk/locale";
import type { MemberRole } from "./member-role.ts";

export interface Visitor {
  kind: "visitor";
}

interface SignedIn {
  userId: number;
  accountId: number;
  sessionId: string;
  /** What the user may do for the account. */
  role: MemberRole;
  email: string;
  /** When the account is erased, where it is closed. */
  closingUntil?: Date;
  /** The language that the user has chosen. */
  language: Locale;
  /** The account may manage members and create accounts on behalf of others. */
  isManager: boolean;
  /** The account holds the organization role. */
  isOrganization: boolean;
}

export interface Member extends SignedIn {
  kind: "member";
  /** Set while an administrator acts as this member: who really acts. */
  hijack?: { byUserId: number; byAccountId: number; byEmail: string; reason: string | null; expiresAt: Date };
}

export interface Administrator extends SignedIn {
  kind: "administrator";
}

/** Who calls. Handed to each service function as its second argument. */
export type Actor = Visitor | Member | Administrator;
