import type { Locale } from "@foodshed/sdk/locale";
import { isPassword, type PasswordOwner } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import { SetupError } from "../../core/setup-error.ts";
import { hashPassword, refuseWeakPassword } from "../../infra/auth/passwords.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { addRoles } from "../profiles/role-records.ts";
import type { Services } from "../services.ts";
import * as queries from "./accounts.queries.ts";
import { freeEmail, isFree } from "./unconfirmed.service.ts";

export interface NewAdministrator {
  email: string;
  firstName: string;
  lastName: string;
  businessName: string;
  /** The language to write in; of an existing user it stays as it is where none is given. */
  language?: Locale | undefined;
}

/**
 * Makes a user an administrator; one with a new address is created, with a profile that stays hidden. A sign-up with the
 * unconfirmed address may be a stranger's: that sign-up is removed, so that its password does not become an administrator's.
 * @param askPassword called only when a user is created
 * @throws SetupError when the password is not good enough
 */
export async function createAdministrator(
  { db, clock }: Services,
  { email, firstName, lastName, businessName, language }: NewAdministrator,
  askPassword: () => Promise<string>,
): Promise<"created" | "promoted"> {
  const chosen = language && { language, language_chosen: true };
  const existing = await queries.findUserByEmail(db, email);
  if (existing && !isFree(existing)) {
    await queries.setUser(db, existing.id, { is_admin: true, ...chosen });
    return "promoted";
  }
  const passwordHash = await hashOfGoodPassword(askPassword, {
    email,
    business_name: businessName,
    first_name: firstName,
    last_name: lastName,
  });
  await inTransaction(db, async (trx) => {
    await queries.lockEmail(trx, email);
    if ((await freeEmail(trx, email)) === "taken") throw new SetupError([CHANGED]);
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
      first_name: firstName,
      last_name: lastName,
      email,
      password_hash: passwordHash,
      email_consent_at: null,
      activated_at: now,
      is_admin: true,
      ...chosen,
      created_at: now,
    });
  });
  return "created";
}

async function hashOfGoodPassword(askPassword: () => Promise<string>, owner: PasswordOwner): Promise<string> {
  const password = await askPassword();
  if (!isPassword(password)) throw new SetupError([WEAK]);
  try {
    await refuseWeakPassword(password, owner);
  } catch (error) {
    throw error instanceof DomainError ? new SetupError([error.message]) : error;
  }
  return hashPassword(password);
}

const CHANGED = "The account changed in the meantime. Please run this again.";

const WEAK =
  "The password needs at least 8 characters with a letter, a digit and one of @$!%*#?&, and nothing but letters, digits and those.";
