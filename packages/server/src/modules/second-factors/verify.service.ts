import { localized } from "@foodshed/sdk/locale";
import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { plainCode, useRecoveryCode } from "./recovery-codes.ts";
import { acceptTotpCode, findTotpSecret } from "./totp.ts";

/**
 * Lets a login go on whose password is right: at once where the user has no second step, or else with a code that was not used
 * before. Call it under the lock of the user's logins.
 * @throws DomainError 400 that says what to do under `code`
 */
export async function requireSecondFactor(
  services: Pick<Services, "clock" | "secret">,
  trx: Connection,
  user: { id: number; second_factor_at: Date | null },
  code: string | undefined,
): Promise<void> {
  if (user.second_factor_at === null) return;
  const totp = await findTotpSecret(trx, user.id);
  const app = totp?.confirmed_at ? totp : undefined;
  if (code === undefined) throw due(app ? strings.codeDue : strings.passkeyDue);
  if (app && (await acceptTotpCode(services, trx, app, plainCode(code)))) return;
  if (await useRecoveryCode(services, trx, user.id, code)) return;
  throw due(strings.codeWrong);
}

/**
 * Asks whoever is logged in already for a code of the authenticator app, where there is one. A passkey was shown at the login.
 * Call it under the lock of the user's logins.
 * @throws DomainError 400 that says what to do under `code`
 */
export async function requireAppCode(
  services: Pick<Services, "clock" | "secret">,
  trx: Connection,
  user: { id: number; second_factor_at: Date | null },
  code: string | undefined,
): Promise<void> {
  const app = await findTotpSecret(trx, user.id);
  if (app?.confirmed_at) await requireSecondFactor(services, trx, user, code);
}

function due(text: (typeof strings)["codeDue" | "passkeyDue" | "codeWrong"]): DomainError {
  return DomainError.invalid({ code: [localized(text)] }, SECOND_FACTOR_DUE);
}
