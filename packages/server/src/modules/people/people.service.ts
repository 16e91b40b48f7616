import { localized } from "@foodshed/sdk/locale";
import type { Access } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { type SignedInActor, signedIn } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { owner } from "../accounts/email-changes.service.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { stopMatchAlerts } from "../match-alerts/match-alerts.service.ts";
import { stopAlerts } from "../saved-searches/saved-searches.service.ts";
import type { Services } from "../services.ts";
import { confirmed } from "./confirmation.ts";
import * as strings from "./generated/strings.ts";
import { toInvitation } from "./invitations.presenter.ts";
import * as invitations from "./invitations.queries.ts";
import { fullName } from "./names.ts";
import { record } from "./people.audit.ts";
import { PEOPLE_LIMIT } from "./people.limit.ts";
import * as mails from "./people.mails.ts";
import * as queries from "./people.queries.ts";

type Person = ResponseBody<"changePersonRole">;

export async function listPeople(
  { db }: Services,
  actor: Actor,
  access: Access,
): Promise<ResponseBody<"listPeople">> {
  const { userId, accountId } = signedIn(actor);
  const business = access.ownerAccountId ?? accountId;
  const people = await queries.listPeople(db, business);
  return {
    people: people.map((row) => toPerson(row, userId)),
    invitations: (await invitations.listOpen(db, business)).map(toInvitation),
    limit: PEOPLE_LIMIT,
  };
}

/** @throws DomainError 409 for the last owner */
export async function changeRole(
  services: Services,
  actor: Actor,
  { id, role, ...confirmation }: Body<"changePersonRole">,
): Promise<Person> {
  const caller = owner(actor);
  const { account_id } = await existing(services.db, id);
  const confirm = await confirmed(services, caller, account_id, confirmation);
  return inTransaction(services.db, async (trx) => {
    await confirm(trx);
    const owners = await queries.lockOwners(trx, account_id);
    const person = await existing(trx, id);
    if (person.role === role) return toPerson(person, caller.userId);
    if (role !== "owner") refuseLastOwner(owners, id);
    await queries.setRole(trx, id, role);
    if (person.role === "owner") await withdrawSent(services, trx, person);
    await record(services, trx, caller, "changePersonRole", account_id, {
      user_id: person.user_id,
      from: person.role,
      to: role,
    });
    await mails.mailRole(services, trx, person, role);
    return toPerson({ ...person, role }, caller.userId);
  });
}

/** @throws DomainError 409 for the last owner */
export async function removePerson(
  services: Services,
  actor: Actor,
  { id, ...confirmation }: Body<"removePerson">,
): Promise<void> {
  const caller = owner(actor);
  const { account_id } = await existing(services.db, id);
  const confirm = await confirmed(services, caller, account_id, confirmation);
  await inTransaction(services.db, async (trx) => {
    await confirm(trx);
    const person = await takeOff(services, trx, account_id, id);
    await record(services, trx, caller, "removePerson", account_id, {
      user_id: person.user_id,
      role: person.role,
    });
    await mails.mailRemoved(services, trx, person, { by: await nameOf(trx, caller) });
  });
}

/** @throws DomainError 409 for the last owner */
export async function leaveBusiness(
  services: Services,
  actor: Actor,
): Promise<ResponseBody<"leaveBusiness">> {
  const caller = owner(actor);
  const { userId, accountId, sessionId } = caller;
  return inTransaction(services.db, async (trx) => {
    const membership = await queries.findMembership(trx, { userId, accountId });
    if (!membership) throw DomainError.unauthorized();
    const person = await takeOff(services, trx, accountId, membership.id);
    await record(services, trx, caller, "leaveBusiness", accountId, { role: person.role });
    await mails.mailLeft(services, trx, person);
    const next = await queries.moveHome(trx, userId);
    const token =
      next === undefined ? undefined : await services.sessions.renew(trx, { sessionId, accountId: next });
    return { token: token ?? null };
  });
}

/** Ends a membership with all that came of it: alerts of the business, and invitations that the person sent for it. */
async function takeOff(
  services: Services,
  trx: Connection,
  accountId: number,
  id: number,
): Promise<queries.PersonRow> {
  const at = services.clock.now();
  refuseLastOwner(await queries.lockOwners(trx, accountId), id);
  const person = await existing(trx, id);
  const { user_id } = person;
  await withdrawSent(services, trx, person);
  await stopAlerts(trx, user_id, at, accountId);
  await stopMatchAlerts(trx, user_id, accountId);
  // Of two at once, the second finds nobody.
  if (!(await queries.deleteMembership(trx, id))) throw DomainError.notFound();
  const next = await queries.moveHome(trx, user_id);
  if (next === undefined) await services.sessions.endAll(trx, user_id);
  return person;
}

/** Whoever owns no more must not come back, or bring others, by a link that they sent themselves. */
async function withdrawSent(
  { clock }: Pick<Services, "clock">,
  trx: Connection,
  { account_id, user_id }: queries.PersonRow,
): Promise<void> {
  await invitations.withdraw(trx, account_id, { invitedBy: user_id }, clock.now());
}

function refuseLastOwner(owners: readonly number[], id: number): void {
  if (owners.length === 1 && owners[0] === id) throw DomainError.conflict(localized(strings.lastOwner));
}

async function existing(db: Connection, id: number): Promise<queries.PersonRow> {
  const person = await queries.findPerson(db, id);
  if (!person) throw DomainError.notFound();
  return person;
}

async function nameOf(db: Connection, { userId, accountId, email }: SignedInActor): Promise<string> {
  const person = await queries.findMembership(db, { userId, accountId });
  return person ? fullName(person) : email;
}

function toPerson(
  { account_id: _, since, last_login_at, ...person }: queries.PersonRow,
  userId: number,
): Person {
  return {
    ...person,
    since: since.toISOString(),
    last_login_at: last_login_at?.toISOString() ?? null,
    you: person.user_id === userId,
  };
}
