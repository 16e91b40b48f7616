import { isPassword } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../errors.ts";
import type { Services } from "../../platform/context.ts";
import { hashPassword, refuseCommonPassword } from "../../platform/passwords.ts";
import { SetupError } from "../../platform/setup-error.ts";
import { inTransaction } from "../../platform/transactions.ts";
import { addRoles } from "../profiles/role-records.ts";
import * as queries from "./accounts.queries.ts";

export interface NewAdministrator {
  email: string;
  firstName: string;
  lastName: string;
  businessName: string;
}

/**
 * Makes a user an administrator; one with a new address is created, with a profile that stays hidden.
 * @param askPassword called only when a user is created
 * @throws SetupError when the password is not good enough
 */
export async function createAdministrator(
  { db, clock }: Services,
  { email, firstName, lastName, businessName }: NewAdministrator,
  askPassword: () => Promise<string>,
): Promise<"created" | "promoted"> {
  const existing = await queries.findUserByEmail(db, email);
  if (existing) {
    await queries.setUser(db, existing.id, { is_admin: true });
    return "promoted";
  }
  const password = await askPassword();
  if (!isPassword(password)) throw new SetupError([WEAK]);
  try {
    await refuseCommonPassword(password);
  } catch (error) {
    throw error instanceof DomainError ? new SetupError([error.message]) : error;
  }
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const now = clock.now();
    const account = await queries.insertAccount(trx, {
      business_name: businessName,
      first_name: firstName,
      last_name: lastName,
      title: "",
      email,
      claimed_at: now,
      created_by_account_id: null,
      organization_approved_at: null,
      created_at: now,
    });
    await addRoles(trx, account.id, [3]);
    await queries.insertUser(trx, {
      account_id: account.id,
      email,
      password_hash: passwordHash,
      email_consent_at: null,
      activated_at: now,
      is_admin: true,
      created_at: now,
    });
  });
  return "created";
}

const WEAK =
  "The password needs at least 8 characters with a letter, a digit and one of @$!%*#?&, and nothing but letters, digits and those.";
