import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as queries from "./accounts.queries.ts";
import { owner } from "./email-changes.service.ts";

/** Chooses the language of the caller's mails and of the site after a login. */
export async function setLanguage(
  { db, sessions }: Services,
  actor: SignedInActor,
  { language }: Body<"setLanguage">,
): Promise<ResponseBody<"setLanguage">> {
  const { userId, sessionId, accountId } = owner(actor);
  return inTransaction(db, async (trx) => {
    await queries.setUser(trx, userId, { language, language_chosen: true });
    const token = await sessions.renew(trx, { sessionId, accountId });
    if (!token) throw DomainError.unauthorized();
    return { token };
  });
}
