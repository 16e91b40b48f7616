import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { signedIn } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { cardOf } from "../accounts/account-cards.ts";
import { closesOn } from "../accounts/closing-times.ts";
import { owner } from "../accounts/email-changes.service.ts";
import { setHome, setName } from "../accounts/logins.service.ts";
import { hijackOf } from "../audit/audit.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as queries from "./people.queries.ts";

/** Support acts for one business, and sees no others of its owner's. */
export async function getMe({ db, images }: Services, actor: Actor): Promise<ResponseBody<"getMe">> {
  const caller = signedIn(actor);
  const { userId, accountId } = caller;
  const person = await queries.findMembership(db, { userId, accountId });
  if (!person) throw DomainError.unauthorized();
  const { user_id, first_name, last_name, email } = person;
  const businesses = (await queries.listBusinesses(db, userId)).map(({ card, closed_at, ...rest }) => ({
    ...cardOf(images, card),
    ...rest,
    current: card.id === accountId,
    closing_until: closed_at && closesOn(closed_at).toISOString(),
  }));
  return {
    user_id,
    first_name,
    last_name,
    email,
    businesses: hijackOf(caller) ? businesses.filter(({ current }) => current) : businesses,
  };
}

export async function setMyName(
  { db }: Services,
  actor: Actor,
  name: Body<"setMyName">,
): Promise<ResponseBody<"setMyName">> {
  const { userId } = owner(actor);
  const change = { first_name: name.first_name.trim(), last_name: name.last_name.trim() };
  await setName(db, userId, change);
  return change;
}

/** Tokens from before stay good for the business that they name: another tab goes on with it. */
export async function switchBusiness(
  { db, sessions }: Services,
  actor: Actor,
  { account_id: accountId }: Body<"switchBusiness">,
): Promise<ResponseBody<"switchBusiness">> {
  const { userId, sessionId } = owner(actor);
  return inTransaction(db, async (trx) => {
    const person = await queries.findMembership(trx, { userId, accountId });
    const business = person && (await queries.findBusiness(trx, accountId));
    const token = business && (await sessions.renew(trx, { sessionId, accountId }));
    if (!token) throw DomainError.notFound();
    await setHome(trx, userId, accountId);
    return { token, business_name: business.business_name, slug: business.slug, role: person.role };
  });
}
