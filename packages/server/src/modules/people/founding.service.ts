import { type Locale, localized } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { owner } from "../accounts/email-changes.service.ts";
import { loginOf, setHome } from "../accounts/logins.service.ts";
import { createAnotherAccount, refuseWhileClosed } from "../accounts/signup.service.ts";
import { emitActivity } from "../activity/activity.events.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { indexProfile } from "../search/search.indexing.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { record } from "./people.audit.ts";
import { BUSINESSES_LIMIT } from "./people.limit.ts";
import * as queries from "./people.queries.ts";

/**
 * Makes another business of which the person is the owner, and a token for it.
 * @throws DomainError 403 while sign-ups are closed, 409 where the person has a business of that name, or too many
 */
export function foundBusiness(
  services: Services,
  actor: Actor,
  { email_consent, ...request }: Body<"foundBusiness">,
  locale?: Locale,
): Promise<ResponseBody<"foundBusiness">> {
  const caller = owner(actor);
  const { userId, sessionId } = caller;
  refuseWhileClosed(services, locale);
  return inTransaction(services.db, async (trx) => {
    await queries.lockBusinesses(trx, userId);
    const mine = await queries.listBusinessNames(trx, userId);
    if (mine.length >= BUSINESSES_LIMIT)
      throw DomainError.conflict(localized(strings.tooManyBusinesses, { count: BUSINESSES_LIMIT }));
    const name = request.business_name.trim();
    if (mine.some((one) => one.toLowerCase() === name.toLowerCase())) throw sameName(name);
    const { first_name, last_name, email } = await loginOf(trx, userId);
    const account = await createAnotherAccount(services, trx, { ...request, first_name, last_name, email });
    const now = services.clock.now();
    await queries.insertMembership(trx, {
      user_id: userId,
      account_id: account.id,
      role: "owner",
      created_at: now,
      email_consent_at: email_consent ? now : null,
    });
    await emitActivity(trx, services.clock, {
      verb: "joined",
      actor: account.id,
      by: { userId, accountId: account.id },
    });
    await indexProfile(trx, account.id);
    await record(services, trx, caller, "foundBusiness", account.id, {});
    await setHome(trx, userId, account.id);
    const token = await services.sessions.renew(trx, { sessionId, accountId: account.id });
    if (!token) throw DomainError.unauthorized();
    return { token, business_name: account.business_name, slug: account.slug, role: "owner" };
  });
}

function sameName(name: string): DomainError {
  const text = localized(strings.sameBusinessName, { business: name });
  return DomainError.conflict(text, { business_name: [text] });
}
