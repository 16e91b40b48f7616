import { localized } from "@foodshed/sdk/locale";
import { INVITATION_WITHDRAWN, LINK_BROKEN, LINK_TOO_OLD, LINK_USED } from "@foodshed/sdk/vocabulary";
import type { Access } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { type Clock, days, fromNow } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import { LINK_BROKEN_MESSAGE } from "../../core/validation-messages.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { cardOf } from "../accounts/account-cards.ts";
import { owner } from "../accounts/email-changes.service.ts";
import { findLoginByEmail } from "../accounts/logins.service.ts";
import { hashOf, newToken } from "../accounts/one-time-tokens.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { confirmed } from "./confirmation.ts";
import * as strings from "./generated/strings.ts";
import { toInvitation } from "./invitations.presenter.ts";
import * as queries from "./invitations.queries.ts";
import { record } from "./people.audit.ts";
import { PEOPLE_LIMIT } from "./people.limit.ts";
import { mailInvitation } from "./people.mails.ts";
import * as people from "./people.queries.ts";

type Invitation = ResponseBody<"invitePerson">;

const LIFETIME = days(7);
/** Links that are over are remembered, so that opening one late explains what it was for. */
const REMEMBERED_FOR = days(90);

/** @throws DomainError 409 for who is with the business already, and for a business with many people */
export async function invite(
  services: Services,
  actor: Actor,
  access: Access,
  { account_id: _, current_password, code, ...request }: Body<"invitePerson">,
): Promise<Invitation> {
  const caller = owner(actor);
  const accountId = access.ownerAccountId ?? caller.accountId;
  const confirm =
    request.role === "owner"
      ? await confirmed(services, caller, accountId, { current_password, code })
      : async () => {};
  return inTransaction(services.db, async (trx) => {
    await confirm(trx);
    await people.lockPeople(trx, accountId);
    const login = await findLoginByEmail(trx, request.email);
    if (login && (await people.findMembership(trx, { userId: login.id, accountId }))) {
      throw DomainError.conflict(localized(strings.isHereAlready, { email: request.email }));
    }
    await queries.withdraw(trx, accountId, { email: request.email }, services.clock.now());
    const taken = (await people.countPeople(trx, accountId)) + (await queries.countOpen(trx, accountId));
    if (taken >= PEOPLE_LIMIT)
      throw DomainError.conflict(localized(strings.tooMany, { limit: PEOPLE_LIMIT }));
    const invitation = {
      account_id: accountId,
      email: request.email,
      first_name: request.first_name?.trim() ?? "",
      last_name: request.last_name?.trim() ?? "",
      role: request.role,
      language: login?.language ?? caller.language,
    };
    const sent = await send(services, trx, caller, invitation);
    await record(services, trx, caller, "invitePerson", accountId, {
      email: request.email,
      role: request.role,
    });
    return sent;
  });
}

/** The new link takes the place of the earlier one; whoever sends it answers for it. */
export async function resend(
  services: Services,
  actor: Actor,
  { id }: Body<"resendInvitation">,
): Promise<Invitation> {
  const caller = owner(actor);
  return inTransaction(services.db, async (trx) => {
    const earlier = await queries.findOpen(trx, id);
    if (!earlier) throw DomainError.notFound();
    const { account_id, email, role } = earlier;
    await people.lockPeople(trx, account_id);
    if ((await queries.withdraw(trx, account_id, { id }, services.clock.now())) === 0) {
      throw DomainError.notFound();
    }
    const sent = await send(services, trx, caller, earlier);
    await record(services, trx, caller, "resendInvitation", account_id, { email, role });
    return sent;
  });
}

export async function withdraw(
  services: Services,
  actor: Actor,
  { id }: Body<"withdrawInvitation">,
): Promise<void> {
  const caller = owner(actor);
  await inTransaction(services.db, async (trx) => {
    const invitation = await queries.findOpen(trx, id);
    if (!invitation) throw DomainError.notFound();
    const { account_id, email } = invitation;
    await queries.withdraw(trx, account_id, { id }, services.clock.now());
    await record(services, trx, caller, "withdrawInvitation", account_id, { email });
  });
}

async function send(
  services: Services,
  trx: Connection,
  caller: SignedInActor,
  { account_id, email, first_name, last_name, role, language }: NewInvitation,
): Promise<Invitation> {
  const { clock } = services;
  const token = newToken();
  const id = await queries.insertInvitation(trx, {
    account_id,
    email,
    first_name,
    last_name,
    role,
    language,
    token_hash: hashOf(token),
    invited_by_user_id: caller.userId,
    created_at: clock.now(),
    expires_at: fromNow(clock, LIFETIME),
  });
  const invitation = await queries.findOpen(trx, id);
  if (!invitation) throw new Error(`The invitation ${id} was not written`);
  await mailInvitation(services, trx, invitation, token);
  return toInvitation(invitation);
}

type NewInvitation = Pick<
  queries.InvitationRow,
  "account_id" | "email" | "first_name" | "last_name" | "role" | "language"
>;

/** Says what an invitation is for, and uses nothing up. @throws DomainError as accepting it would */
export async function lookUp(
  { db, clock, images }: Services,
  { token }: Body<"lookUpInvitation">,
): Promise<ResponseBody<"lookUpInvitation">> {
  const invitation = await goodInvitation(db, clock, token);
  const business = await people.findBusiness(db, invitation.account_id);
  if (!business) throw new Error(`The invitation ${invitation.id} is for no business`);
  const { inviter, email, first_name, last_name, role, expires_at } = invitation;
  const login = await findLoginByEmail(db, email);
  return {
    business: cardOf(images, business.card),
    inviter,
    email,
    first_name,
    last_name,
    role,
    has_login: login !== undefined && login.activated_at !== null && !login.has_left,
    expires_at: expires_at.toISOString(),
  };
}

/** @throws DomainError 400 that says why a link cannot be used */
export async function goodInvitation(
  db: Connection,
  clock: Clock,
  token: string,
): Promise<queries.InvitationRow> {
  const invitation = await queries.findByToken(db, hashOf(token));
  const refuse = (text: (typeof strings)["linkUsed" | "linkWithdrawn" | "linkTooOld"], kind: string) =>
    DomainError.invalid({ token: [localized(text)] }, kind);
  if (!invitation) throw DomainError.invalid({ token: [LINK_BROKEN_MESSAGE] }, LINK_BROKEN);
  if (invitation.accepted_at) throw refuse(strings.linkUsed, LINK_USED);
  if (invitation.withdrawn_at) throw refuse(strings.linkWithdrawn, INVITATION_WITHDRAWN);
  if (invitation.expires_at <= clock.now()) throw refuse(strings.linkTooOld, LINK_TOO_OLD);
  return invitation;
}

/** Deletes invitations that nobody asks for any more. */
export async function deleteOldInvitations({ db, clock }: Services): Promise<void> {
  await queries.deleteOld(db, fromNow(clock, -REMEMBERED_FOR));
}
