import { localized, type Translate } from "@foodshed/sdk/locale";
import {
  ALREADY_ACTIVE,
  LINK_BROKEN,
  LINK_TOO_OLD,
  LINK_USED,
  type PasswordOwner,
} from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import { LINK_BROKEN_MESSAGE } from "../../core/validation-messages.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { TokenPurpose } from "../../infra/db/tables/accounts.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as queries from "./accounts.queries.ts";
import * as strings from "./generated/strings.ts";
import { readToken, useToken } from "./one-time-tokens.ts";
import { sendResetMail, sendWaitingMail } from "./signup.service.ts";

const TOO_OLD = localized(strings.linkTooOld);
const USED = localized(strings.linkUsed);
const ACTIVE = localized(strings.alreadyActive);
const DISABLED = localized(strings.accountDisabled);

/** What opens an account, and is of no use to one that is open. */
const OPENING: readonly TokenPurpose[] = ["activate", "claim_activation", "claim_password"];

/** Uses a link up. @returns whose it was @throws DomainError that says why it cannot be used, under the field that holds it */
export async function useLink(
  { clock }: Pick<Services, "clock">,
  trx: Connection,
  token: string,
  purpose: TokenPurpose,
  field = "token",
): Promise<queries.User> {
  const known = await readToken(trx, token);
  if (known) await queries.lockLogin(trx, known.user_id);
  const userId = await useToken(trx, clock, token, purpose);
  const user = userId === undefined ? undefined : await queries.findUserById(trx, userId);
  if (!user) throw await refusal(trx, token, [purpose], field);
  if (user.disabled_at) throw DomainError.invalid({ [field]: [DISABLED] });
  if (OPENING.includes(purpose) && user.activated_at)
    throw DomainError.invalid({ [field]: [ACTIVE] }, ALREADY_ACTIVE);
  return user;
}

/** Whose a link is, whatever became of it: what a password that it sets must not be made of. */
export async function ownerOfLink(db: Connection, token: string): Promise<PasswordOwner> {
  const known = await readToken(db, token);
  return (known && (await queries.findUserById(db, known.user_id))) ?? {};
}

/** Why a link that is not good is not. */
async function refusal(
  db: Connection,
  token: string,
  purposes: readonly TokenPurpose[],
  field: string,
): Promise<DomainError> {
  const known = await readToken(db, token);
  if (!known || !purposes.includes(known.purpose))
    return DomainError.invalid({ [field]: [LINK_BROKEN_MESSAGE] }, LINK_BROKEN);
  const user = await queries.findUserById(db, known.user_id);
  if (user?.disabled_at) return DomainError.invalid({ [field]: [DISABLED] });
  if (user?.activated_at && OPENING.includes(known.purpose))
    return DomainError.invalid({ [field]: [ACTIVE] }, ALREADY_ACTIVE);
  if (known.used_at) return DomainError.invalid({ [field]: [USED] }, LINK_USED);
  return DomainError.invalid({ [field]: [TOO_OLD] }, LINK_TOO_OLD);
}

/** Says what a link is for, and uses nothing up. @throws DomainError as using it would */
export async function checkLink(
  { db, clock }: Services,
  { token }: Body<"checkLink">,
): Promise<ResponseBody<"checkLink">> {
  const known = await readToken(db, token);
  const user = known && (await queries.findUserById(db, known.user_id));
  const good = known && user && !known.used_at && known.expires_at > clock.now() && !user.disabled_at;
  if (!good || (user.activated_at && OPENING.includes(known.purpose))) {
    throw await refusal(db, token, known ? [known.purpose] : [], "token");
  }
  return { purpose: PURPOSES[known.purpose] };
}

const PURPOSES: Record<TokenPurpose, ResponseBody<"checkLink">["purpose"]> = {
  activate: "activate",
  claim_activation: "claim",
  claim_password: "claim",
  reset_password: "reset_password",
  change_email: "change_email",
  stop_email_change: "stop_email_change",
};

/** Mails what takes the place of a link, to the address that the link was mailed to, whatever became of the link. */
export async function resendLink(
  services: Services,
  { token }: Body<"resendLink">,
  translate: Translate,
): Promise<ResponseBody<"resendLink">> {
  await inTransaction(services.db, async (trx) => {
    const known = await readToken(trx, token);
    const user = known && (await queries.findUserById(trx, known.user_id));
    const again: TokenPurpose[] = [...OPENING, "reset_password"];
    // Only the logged-in user may request a link that changes an address, not the recipient of the mail.
    if (!known || !user || !again.includes(known.purpose)) throw await refusal(trx, token, again, "token");
    if (user.disabled_at) throw DomainError.invalid({ token: [DISABLED] });
    if (known.purpose === "reset_password") return sendResetMail(services, trx, user);
    if (user.activated_at) throw DomainError.invalid({ token: [ACTIVE] }, ALREADY_ACTIVE);
    return sendWaitingMail(services, trx, user);
  });
  return { message: translate(strings.mailedAgain) };
}
