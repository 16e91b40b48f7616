import { DomainError } from "../../errors.ts";
import type { Answer, Body } from "../../handlers.ts";
import type { Actor, Connection, Services } from "../../platform/context.ts";
import { issueToken } from "../../platform/one-time-tokens.ts";
import { ORGANIZATION } from "../../platform/organizations.ts";
import { hashPassword, refuseCommonPassword } from "../../platform/passwords.ts";
import { inTransaction } from "../../platform/transactions.ts";
import { addRoles } from "../profiles/role-records.ts";
import { activationMail, claimMail } from "./accounts.mails.ts";
import * as queries from "./accounts.queries.ts";
import { evenly } from "./evenly.ts";

export const ONLY_ADMINISTRATORS_MAKE_ORGANIZATIONS = "Only an administrator can create an organization.";

type Request = Body<"signup">;
type OnBehalf = Extract<Request, { on_behalf: true }>;
type Own = Exclude<Request, OnBehalf>;

const isOnBehalf = (request: Request): request is OnBehalf => request.on_behalf === true;

/** A business signs itself up, or an administrator or manager prepares an account for one. */
export function signUp(services: Services, actor: Actor, request: Request): Promise<Answer<"signup">> {
  return isOnBehalf(request) ? signUpOnBehalf(services, actor, request) : signUpSelf(services, request);
}

async function signUpSelf(services: Services, request: Own): Promise<Answer<"signup">> {
  const { db, clock, config, mail } = services;
  await refuseCommonPassword(request.password);
  if (await queries.findUserByEmail(db, request.email)) throw emailExists();
  const passwordHash = await hashPassword(request.password);
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const account = await createAccount(trx, request, {
      claimed_at: now,
      created_by_account_id: null,
      organization_approved_at: null,
      created_at: now,
    });
    const userId = await queries.insertUser(trx, {
      account_id: account.id,
      email: request.email,
      password_hash: passwordHash,
      email_consent_at: request.email_consent ? now : null,
      created_at: now,
    });
    if (userId === undefined) throw emailExists();
    const token = await issueToken(trx, clock, userId, "activate");
    await mail.queue(trx, activationMail(config, request, token));
    return [{ id: userId, email: request.email, account }];
  });
}

/** The account stays hidden until its owner claims it with the link in the mail. */
async function signUpOnBehalf(
  services: Services,
  actor: Actor,
  request: OnBehalf,
): Promise<Answer<"signup">> {
  const { db, clock } = services;
  if (actor.kind === "visitor") throw DomainError.unauthorized();
  if (actor.kind !== "administrator" && !actor.isManager) throw DomainError.forbidden();
  const isOrganization = request.roles.includes(ORGANIZATION);
  if (isOrganization && actor.kind !== "administrator") {
    throw DomainError.invalid({ roles: [ONLY_ADMINISTRATORS_MAKE_ORGANIZATIONS] });
  }
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const account = await createAccount(trx, request, {
      claimed_at: null,
      created_by_account_id: actor.accountId,
      organization_approved_at: isOrganization ? now : null,
      created_at: now,
    });
    const userId = await queries.insertUser(trx, {
      account_id: account.id,
      email: request.email,
      password_hash: null,
      email_consent_at: null,
      created_at: now,
    });
    if (userId === undefined) throw emailExists();
    if (actor.kind === "member") await queries.connectManaged(trx, actor.accountId, account.id, now);
    await queries.recordOnBehalf(trx, {
      operation: "signup",
      account_id: account.id,
      actor_user_id: actor.userId,
      session_id: actor.sessionId,
      hijacked_by_user_id: (actor.kind === "member" && actor.hijack?.byUserId) || null,
    });
    await sendClaimMail(services, trx, userId);
    return [{ id: userId, email: request.email, account }];
  });
}

/** Sends the mail again that an account waits for. Whether there is such an account is not told. */
export function resendVerification(
  services: Services,
  { account_id }: Body<"resendVerification">,
): Promise<Answer<"resendVerification">> {
  return evenly(async () => {
    const user = await queries.findUserOfAccount(services.db, account_id);
    if (user) await inTransaction(services.db, (trx) => sendWaitingMail(services, trx, user));
    return ["We sent you another email!"];
  });
}

/** The verification or claim mail, for whoever has not used theirs yet. @returns whether one was due */
export async function sendWaitingMail(
  services: Services,
  trx: Connection,
  user: queries.User,
): Promise<boolean> {
  if (user.activated_at || user.disabled_at) return false;
  if (user.claimed_at === null) await sendClaimMail(services, trx, user.id);
  else {
    const token = await issueToken(trx, services.clock, user.id, "activate");
    await services.mail.queue(trx, activationMail(services.config, user, token));
  }
  return true;
}

async function sendClaimMail(
  { clock, config, mail }: Services,
  trx: Connection,
  userId: number,
): Promise<void> {
  const user = await queries.findUserById(trx, userId);
  if (!user) return;
  const maker =
    user.created_by_account_id && (await queries.findUserOfAccount(trx, user.created_by_account_id));
  const tokens = {
    activation: await issueToken(trx, clock, userId, "claim_activation"),
    password: await issueToken(trx, clock, userId, "claim_password"),
  };
  await mail.queue(trx, claimMail(config, user, tokens, maker ? maker.business_name : undefined));
}

export type Facts = Pick<
  queries.NewAccount,
  "claimed_at" | "created_by_account_id" | "organization_approved_at" | "created_at"
>;

/** The account of a sign-up with its roles, in the caller's transaction; it needs a user to be anybody's. */
export async function createAccount(
  trx: Connection,
  request: Pick<Own, "business_name" | "first_name" | "last_name" | "email"> & {
    title?: string;
    roles: number[];
  },
  facts: Facts,
) {
  const businessName = request.business_name.trim();
  const { id, slug } = await queries.insertAccount(trx, {
    business_name: businessName,
    first_name: request.first_name.trim(),
    last_name: request.last_name.trim(),
    title: request.title?.trim() ?? "",
    email: request.email,
    ...facts,
  });
  await addRoles(trx, id, request.roles);
  return { id, slug, business_name: businessName };
}

export function emailExists(): DomainError {
  const sentence = "Error: email already exists";
  return DomainError.conflict(sentence, { email: [sentence] });
}
