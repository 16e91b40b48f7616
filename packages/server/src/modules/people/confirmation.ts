import { localized } from "@foodshed/sdk/locale";
import { PASSWORD_DUE } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { type Login, lockLogin } from "../accounts/logins.service.ts";
import { confirmPassword } from "../second-factors/second-factors.service.ts";
import { requireAppCode } from "../second-factors/verify.service.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";

/** What the caller proves before a delicate change. */
export interface Confirmation {
  current_password?: string;
  code?: string;
}

/**
 * Asks whoever changes their own business for the password, before the transaction: checking it takes long. Administrators who change
 * another's have shown theirs, and are recorded.
 *
 * @returns what to call in the transaction: it asks for a code where the login has an authenticator app
 * @throws DomainError 400
 */
export async function confirmed(
  services: Services,
  caller: SignedInActor,
  accountId: number,
  { current_password, code }: Confirmation,
): Promise<(trx: Connection) => Promise<void>> {
  if (accountId !== caller.accountId) return async () => {};
  if (current_password === undefined) {
    throw DomainError.invalid({ current_password: [localized(strings.passwordDue)] }, PASSWORD_DUE);
  }
  const login: Login = await confirmPassword(services.db, caller.userId, current_password);
  return async (trx) => {
    await lockLogin(trx, login.id);
    await requireAppCode(services, trx, login, code);
  };
}
