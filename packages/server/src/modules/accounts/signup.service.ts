import { DEFAULT_LOCALE, type Locale, localized, type Translate } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { hashPassword, refuseWeakPassword } from "../../infra/auth/passwords.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { recordWrite } from "../audit/audit.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { addRoles } from "../profiles/role-records.ts";
import type { Services } from "../services.ts";
import {
  activationMail,
  type ClaimMessage,
  claimMail,
  passwordResetMail,
  signedUpAgainMail,
} from "./accounts.mails.ts";
import * as queries from "./accounts.queries.ts";
import { constantTime } from "./constant-time.ts";
import * as strings from "./generated/strings.ts";
import { issueToken, moveTokens, revokeTokens, signUpTokens, wasIssued } from "./one-time-tokens.ts";
import { ORGANIZATION } from "./organizations.ts";
import { freeEmail, isFree } from "./unconfirmed.service.ts";

export const ONLY_ADMINISTRATORS_MAKE_ORGANIZATIONS = localized(strings.administratorsMakeOrganizations);

type Request = Body<"signup">;
type OnBehalf = Extract<Request, { on_behalf: true }>;
type Own = Exclude<Request, OnBehalf>;

const isOnBehalf = (request: Request): request is OnBehalf => request.on_behalf === true;

/**
 * What a sign-up needs before its transaction: the hash of the password, which takes a processor for tens of milliseconds.
 * @returns undefined on behalf of others, who choose their password themselves
 * @throws DomainError 400 for a weak password, 409 when the address has an account
 */
export async function prepareSignUp({ db }: Services, request: Request): Promise<string | undefined> {
  if (isOnBehalf(request)) return undefined;
  await refuseWeakPassword(request.password, request);
  const holder = await queries.findUserByEmail(db, request.email);
  if (holder && !isFree(holder)) throw emailExists();
  return hashPassword(request.password);
}

/**
 * A business signs itself up, or an administrator or manager prepares an account for one.
 *
 * @param options.passwordHash what `prepareSignUp` made
 * @param options.locale the language that the request asks for
 */
export function signUp(
  services: Services,
  actor: Actor,
  request: Request,
  { passwordHash, locale }: { passwordHash: string | undefined; locale?: Locale },
): Promise<ResponseBody<"signup">> {
  if (isOnBehalf(request)) return signUpOnBehalf(services, actor, request);
  refuseWhileClosed(services, locale);
  if (passwordHash === undefined) throw new Error("A sign-up comes without the hash of its password");
  const language = request.language ?? locale ?? DEFAULT_LOCALE;
  return signUpSelf(services, { ...request, language }, passwordHash);
}

/** @throws DomainError 403 with the administrators' own sentence, where they have written one */
export function refuseWhileClosed({ settings }: Services, locale: Locale = DEFAULT_LOCALE): void {
  const { open, en, fr } = settings.current().values.registration;
  if (open) return;
  const sentence = locale === "fr-CA" ? fr : en;
  throw DomainError.forbidden(
    sentence
      ? localized(strings.registrationClosedBecause, { sentence })
      : localized(strings.registrationClosed),
  );
}

/** Removes an earlier unconfirmed sign-up with the address, with its password. Its links open nothing any more, and say so. */
async function signUpSelf(
  services: Services,
  request: Own & { language: Locale },
  passwordHash: string,
): Promise<ResponseBody<"signup">> {
  const { db, clock } = services;
  return inTransaction(db, async (trx) => {
    await queries.lockEmail(trx, request.email);
    const earlier = await queries.findUserByEmail(trx, request.email);
    const links = earlier ? await signUpTokens(trx, earlier.id) : [];
    const before = await freeEmail(trx, request.email);
    if (before === "taken") throw emailExists();
    const now = clock.now();
    const account = await createAccount(trx, request, {
      claimed_at: now,
      created_by_account_id: null,
      organization_approved_at: null,
      created_at: now,
    });
    const userId = await createUser(
      trx,
      {
        account_id: account.id,
        ...nameOf(request),
        email: request.email,
        password_hash: passwordHash,
        email_consent_at: request.email_consent ? now : null,
        language: request.language,
        created_at: now,
      },
      null,
    );
    if (before === "freed") await moveTokens(trx, clock, userId, links);
    await sendFirstMail(services, trx, { ...request, id: userId }, { replaces: before === "freed" });
    return [{ id: userId, email: request.email, account }];
  });
}

/**
 * Writes the user of a new account, and connects the account to the manager who made it.
 *
 * @param managerId the account of that manager; null when the business signed up by itself or an administrator made it
 * @throws DomainError 409 when the address has an account already
 */
async function createUser(trx: Connection, user: queries.NewUser, managerId: number | null): Promise<number> {
  const userId = await queries.insertUser(trx, user);
  if (userId === undefined) throw emailExists();
  if (managerId !== null) await queries.connectManaged(trx, managerId, user.account_id, user.created_at);
  return userId;
}

/**
 * Of two sign-ups with an address it is unknown which one the mailbox's owner made: the reader of the mail chooses the password
 * with the link that confirms, and so do those that are sent again.
 */
async function sendFirstMail(
  { clock, config, mail }: Services,
  trx: Connection,
  user: Own & { id: number; language: Locale },
  { replaces }: { replaces: boolean },
): Promise<void> {
  const token = await issueToken(trx, clock, user.id, replaces ? "reset_password" : "activate");
  await mail.queue(trx, (replaces ? signedUpAgainMail : activationMail)(config, user, token));
}

/** The account stays hidden until its owner claims it with the link in the mail. */
async function signUpOnBehalf(
  services: Services,
  actor: Actor,
  request: OnBehalf,
): Promise<ResponseBody<"signup">> {
  const { db, clock } = services;
  if (actor.kind === "visitor") throw DomainError.unauthorized();
  if (actor.kind !== "administrator" && !actor.isManager) throw DomainError.forbidden();
  const isOrganization = request.roles.includes(ORGANIZATION);
  if (isOrganization && actor.kind !== "administrator") {
    throw DomainError.invalid({ roles: [ONLY_ADMINISTRATORS_MAKE_ORGANIZATIONS] });
  }
  return inTransaction(db, async (trx) => {
    await queries.lockEmail(trx, request.email);
    if ((await freeEmail(trx, request.email)) === "taken") throw emailExists();
    const now = clock.now();
    const account = await createAccount(trx, request, {
      claimed_at: null,
      created_by_account_id: actor.accountId,
      organization_approved_at: isOrganization ? now : null,
      created_at: now,
    });
    const userId = await createUser(
      trx,
      {
        account_id: account.id,
        ...nameOf(request),
        email: request.email,
        password_hash: null,
        email_consent_at: null,
        language: request.language ?? actor.language,
        created_at: now,
      },
      actor.kind === "member" ? actor.accountId : null,
    );
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
  actor: Actor,
  { account_id, reason }: Body<"resendVerification">,
  translate: Translate,
): Promise<ResponseBody<"resendVerification">> {
  return constantTime(async () => {
    const user = await queries.findUserOfAccount(services.db, account_id);
    if (user)
      await inTransaction(services.db, async (trx) => {
        const sent = await sendWaitingMail(services, trx, user);
        if (sent === undefined || actor.kind !== "administrator") return;
        const why = reason?.trim();
        await recordWrite(
          trx,
          services.clock,
          actor,
          "resendVerification",
          account_id,
          why ? { reason: why } : {},
        );
      });
    return [translate(strings.mailedAgain)];
  });
}

/** Sends the verification or claim mail again to a user who has not used theirs yet. @returns the mail */
export async function sendWaitingMail(
  services: Services,
  trx: Connection,
  user: queries.User,
): Promise<number | undefined> {
  if (user.activated_at || user.disabled_at) return undefined;
  if (user.claimed_at === null) return sendClaimMail(services, trx, user.id);
  // Who has asked for a new password, or has signed up again, must not be handed a link that confirms the old one.
  if (await wasIssued(trx, user.id, "reset_password")) return sendResetMail(services, trx, user);
  const token = await issueToken(trx, services.clock, user.id, "activate");
  return services.mail.queue(trx, activationMail(services.config, user, token));
}

/** The link that sets a new password. For an address that is not confirmed yet it confirms, in place of the verification link. */
export async function sendResetMail(
  { clock, config, mail }: Services,
  trx: Connection,
  user: queries.User,
): Promise<number> {
  const token = await issueToken(trx, clock, user.id, "reset_password");
  if (user.activated_at === null) await revokeTokens(trx, clock, user.id, ["activate"]);
  return mail.queue(trx, passwordResetMail(config, user, token, { confirms: user.activated_at === null }));
}

/** @param message what somebody writes to the business, which reads it in this mail. @returns the mail */
export async function sendClaimMail(
  { clock, config, mail }: Services,
  trx: Connection,
  userId: number,
  message?: ClaimMessage,
): Promise<number | undefined> {
  const user = await queries.findUserById(trx, userId);
  if (!user) return undefined;
  const maker =
    user.created_by_account_id && (await queries.findUserOfAccount(trx, user.created_by_account_id));
  const tokens = {
    activation: await issueToken(trx, clock, userId, "claim_activation"),
    password: await issueToken(trx, clock, userId, "claim_password"),
  };
  return mail.queue(trx, claimMail(config, user, tokens, maker ? maker.business_name : undefined, message));
}

type Facts = Pick<
  queries.NewAccount,
  "claimed_at" | "created_by_account_id" | "organization_approved_at" | "created_at"
>;

/**
 * Another account of somebody who has a login, with their name and address as its contact. It is public at once; the caller makes them its
 * owner, and says in the feed that it has joined.
 */
export async function createAnotherAccount(
  { clock }: Pick<Services, "clock">,
  trx: Connection,
  request: Parameters<typeof createAccount>[1],
): Promise<Awaited<ReturnType<typeof createAccount>>> {
  const now = clock.now();
  const account = await createAccount(trx, request, {
    claimed_at: now,
    created_by_account_id: null,
    organization_approved_at: null,
    created_at: now,
  });
  await queries.publishAccount(trx, account.id, now);
  return account;
}

/** The account of a sign-up with its roles, in the caller's transaction; it needs a user to be anybody's. */
async function createAccount(
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
    ...nameOf(request),
    title: request.title?.trim() ?? "",
    email: request.email,
    ...facts,
  });
  await addRoles(trx, id, request.roles);
  return { id, slug, business_name: businessName };
}

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) => ({
  first_name: first_name.trim(),
  last_name: last_name.trim(),
});

export function emailExists(): DomainError {
  const text = localized(strings.emailExists);
  return DomainError.conflict(text, { email: [text] });
}
