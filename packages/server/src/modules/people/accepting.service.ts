import { type Locale, localized } from "@foodshed/sdk/locale";
import { LOGIN_FIRST, OTHER_LOGIN } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { hashPassword, refuseWeakPassword } from "../../infra/auth/passwords.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { owner } from "../accounts/email-changes.service.ts";
import { type Origin, rememberDevice } from "../accounts/known-devices.ts";
import {
  createLogin,
  findLogin,
  findLoginByEmail,
  freeEmail,
  lockEmail,
  type NewLogin,
  reopenLogin,
  setHome,
} from "../accounts/logins.service.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./invitations.queries.ts";
import { goodInvitation } from "./invitations.service.ts";
import { mailJoined } from "./people.mails.ts";
import * as people from "./people.queries.ts";

type Request = Body<"acceptInvitation">;
type Accepted = ResponseBody<"acceptInvitation">;

/** A new person gets a login and is logged in; whoever is signed in goes on in their session. */
export function accept(
  services: Services,
  actor: Actor,
  request: Request,
  origin: Origin,
  locale: Locale | undefined,
): Promise<Accepted> {
  return actor.kind === "visitor"
    ? acceptAsNew(services, request, origin, locale)
    : acceptSignedIn(services, actor, request);
}

async function acceptSignedIn(
  services: Services,
  actor: Actor,
  { token, email_consent }: Request,
): Promise<Accepted> {
  const { db, clock, sessions } = services;
  const { userId, sessionId } = owner(actor);
  return inTransaction(db, async (trx) => {
    const login = await findLogin(trx, userId);
    if (!login) throw DomainError.unauthorized();
    const invitation = await goodInvitation(trx, clock, token);
    const { account_id, email } = invitation;
    if (login.email.toLowerCase() !== email.toLowerCase()) {
      throw conflict(localized(strings.otherLogin, { invited: email, signedIn: login.email }), OTHER_LOGIN);
    }
    await use(services, trx, invitation, token);
    await people.insertMembership(trx, {
      user_id: userId,
      account_id,
      role: invitation.role,
      created_at: clock.now(),
      email_consent_at: email_consent ? clock.now() : null,
    });
    await setHome(trx, userId, account_id);
    await queries.noteWhoAccepted(trx, invitation.id, userId);
    await mailJoined(services, trx, account_id, userId);
    const renewed = await sessions.renew(trx, { sessionId, accountId: account_id });
    if (!renewed) throw DomainError.unauthorized();
    return described(trx, account_id, userId, renewed);
  });
}

async function acceptAsNew(
  services: Services,
  { token, first_name, last_name, password, email_consent, language }: Request,
  origin: Origin,
  locale: Locale | undefined,
): Promise<Accepted> {
  const { db, clock, sessions } = services;
  const known = await goodInvitation(db, clock, token);
  await refuseKnown(db, known.email);
  const missing = Object.entries({ first_name, last_name, password }).filter(([, value]) => !value?.trim());
  if (missing.length > 0 || !first_name || !last_name || !password) {
    throw DomainError.invalid(
      Object.fromEntries(missing.map(([field]) => [field, [localized(strings.missing)]])),
    );
  }
  const person = { first_name: first_name.trim(), last_name: last_name.trim(), email: known.email };
  await refuseWeakPassword(password, person);
  const password_hash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    await lockEmail(trx, known.email);
    const invitation = await goodInvitation(trx, clock, token);
    const { account_id, role } = invitation;
    await refuseKnown(trx, known.email);
    await use(services, trx, invitation, token);
    const now = clock.now();
    const userId = await writeLogin(trx, {
      ...person,
      account_id,
      role,
      password_hash,
      email_consent_at: email_consent ? now : null,
      language: language ?? locale ?? invitation.language,
      activated_at: now,
      last_login_at: now,
      created_at: now,
    });
    await queries.noteWhoAccepted(trx, invitation.id, userId);
    await rememberDevice(services, trx, userId, origin);
    await mailJoined(services, trx, account_id, userId);
    const opened = await sessions.open(trx, userId, { userAgent: origin.userAgent, accountId: account_id });
    return described(trx, account_id, userId, opened);
  });
}

/** The mailed link has proved the address: a sign-up that was not confirmed gives way, and who had left comes back. */
async function writeLogin(trx: Connection, login: NewLogin): Promise<number> {
  const former = await findLoginByEmail(trx, login.email);
  if (!former?.activated_at) {
    await freeEmail(trx, login.email);
    return createLogin(trx, login);
  }
  await reopenLogin(trx, former.id, login);
  const { account_id, role, created_at, email_consent_at } = login;
  await people.insertMembership(trx, { user_id: former.id, account_id, role, created_at, email_consent_at });
  return former.id;
}

/** @throws DomainError 409 where somebody logs in with the address, or a profile waits to be claimed with it */
async function refuseKnown(db: Connection, email: string): Promise<void> {
  const login = await findLoginByEmail(db, email);
  if (!login) return;
  if (login.activated_at && !login.has_left)
    throw conflict(localized(strings.loginFirst, { email }), LOGIN_FIRST);
  if (!login.activated_at && login.claimed_at === null)
    throw DomainError.conflict(localized(strings.claimFirst, { email }));
}

/** Uses a link up. @throws DomainError as `goodInvitation` where another was quicker, and 409 for a closed business */
async function use(
  { clock }: Pick<Services, "clock">,
  trx: Connection,
  invitation: queries.InvitationRow,
  token: string,
): Promise<void> {
  if ((await people.readOwners(trx, invitation.account_id)).length === 0) {
    throw DomainError.conflict(localized(strings.businessClosed));
  }
  if (await queries.markAccepted(trx, invitation.id, clock.now())) return;
  await goodInvitation(trx, clock, token);
  throw new Error(`The invitation ${invitation.id} is good and cannot be accepted`);
}

async function described(
  db: Connection,
  accountId: number,
  userId: number,
  token: string,
): Promise<Accepted> {
  const business = await people.findBusiness(db, accountId);
  const person = await people.findMembership(db, { userId, accountId });
  if (!business || !person) throw DomainError.notFound();
  const { business_name, slug } = business;
  return { token, business_name, slug, role: person.role };
}

const conflict = (text: ReturnType<typeof localized>, kind: string) => new DomainError(409, text, { kind });
