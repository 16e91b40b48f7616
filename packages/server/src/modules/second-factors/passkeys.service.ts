import { localized } from "@foodshed/sdk/locale";
import { PASSKEYS_MAX } from "@foodshed/sdk/vocabulary";
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { owner } from "../accounts/email-changes.service.ts";
import type { Origin } from "../accounts/known-devices.ts";
import { lockLogin, loginOf, openLogin } from "../accounts/logins.service.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./passkeys.queries.ts";
import { confirmPassword, secondFactorAdded, secondFactorRemoved } from "./second-factors.service.ts";

/** Ed25519, ES256 and RS256: what authenticators in use make. */
const ALGORITHMS = [-8, -7, -257];

/** Some four hundred modules, which few processes ever need: loaded at the first use, before any transaction. */
const webAuthn = () => import("@simplewebauthn/server");

/** Options for a browser that is to make a passkey. */
export async function beginPasskey(
  services: Services,
  actor: Actor,
  { current_password }: Body<"beginPasskey">,
): Promise<ResponseBody<"beginPasskey">> {
  const { db, clock, config } = services;
  const user = await confirmPassword(db, owner(actor).userId, current_password);
  const known = await queries.listCredentials(db, user.id);
  if (known.length >= PASSKEYS_MAX) throw DomainError.conflict(localized(strings.enoughPasskeys));
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: "Foodshed",
    rpID: siteOf(config).id,
    userName: user.email,
    userDisplayName: user.business_name,
    userID: new TextEncoder().encode(`user ${user.id}`),
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await queries.keepChallenge(db, clock, options.challenge, user.id);
  return { options: { ...options } };
}

export async function addPasskey(
  services: Services,
  actor: Actor,
  { name, response }: Body<"addPasskey">,
): Promise<ResponseBody<"addPasskey">> {
  const { db, clock, config } = services;
  const { userId, sessionId } = owner(actor);
  const site = siteOf(config);
  const { verifyRegistrationResponse } = await webAuthn();
  return inTransaction(db, async (trx) => {
    await lockLogin(trx, userId);
    const challenge = challengeIn(response);
    if (!(await queries.takeChallenge(trx, clock, challenge, userId))) throw notAccepted();
    const made = await verified(() =>
      verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!made?.verified) throw notAccepted();
    const { credential } = made.registrationInfo;
    if ((await queries.listCredentials(trx, userId)).length >= PASSKEYS_MAX) {
      throw DomainError.conflict(localized(strings.enoughPasskeys));
    }
    const isNew = await queries.insertPasskey(trx, {
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: name.trim(),
      created_at: clock.now(),
    });
    if (!isNew) throw DomainError.conflict(localized(strings.passkeyKnown));
    return secondFactorAdded(services, trx, userId, sessionId);
  });
}

export async function removePasskey(
  services: Services,
  actor: Actor,
  { id, current_password }: Body<"removePasskey">,
): Promise<void> {
  const { userId } = owner(actor);
  await confirmPassword(services.db, userId, current_password);
  await inTransaction(services.db, async (trx) => {
    await lockLogin(trx, userId);
    if (!(await queries.deletePasskey(trx, userId, id))) throw DomainError.notFound();
    await secondFactorRemoved(services, trx, userId);
  });
}

/** Options for a browser that is to use a passkey; they say nothing of who has one. */
export async function beginPasskeyLogin({
  db,
  clock,
  config,
}: Services): Promise<ResponseBody<"beginPasskeyLogin">> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(config).id,
    userVerification: "required",
  });
  await queries.keepChallenge(db, clock, options.challenge, null);
  return { options: { ...options } };
}

/** Opens a session with a passkey, which the device has unlocked with a fingerprint, a face or a PIN. */
export async function logInWithPasskey(
  services: Services,
  { response }: Body<"logInWithPasskey">,
  origin: Origin,
): Promise<ResponseBody<"logInWithPasskey">> {
  const { db, clock, config } = services;
  const site = siteOf(config);
  const passkey = await queries.findPasskey(db, response.id);
  if (!passkey) throw notAccepted();
  const { verifyAuthenticationResponse } = await webAuthn();
  return inTransaction(db, async (trx) => {
    await lockLogin(trx, passkey.user_id);
    // Removed while this login waited.
    const now = await queries.findPasskey(trx, response.id);
    if (now?.user_id !== passkey.user_id) throw notAccepted();
    const challenge = challengeIn(response);
    if (!(await queries.takeChallenge(trx, clock, challenge, null))) throw notAccepted();
    const answer = await verified(() =>
      verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        credential: {
          id: now.credential_id,
          publicKey: new Uint8Array(Buffer.from(now.public_key, "base64url")),
          counter: Number(now.counter),
          transports: now.transports as AuthenticatorTransport[],
        },
      }),
    );
    if (!answer?.verified) throw notAccepted();
    const use = { before: now.counter, counter: answer.authenticationInfo.newCounter, at: clock.now() };
    if (!(await queries.notePasskeyUse(trx, now.id, use))) throw notAccepted();
    const user = await loginOf(trx, now.user_id);
    if (user.disabled_at || user.has_left || !user.activated_at) throw notAccepted();
    return { token: await openLogin(services, trx, user, origin) };
  });
}

/** The site as browsers name it to authenticators. */
function siteOf({ publicUrl }: Services["config"]): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** The challenge that an answer says it is for; whether it was given out is for the database to say. */
function challengeIn({ response }: Body<"logInWithPasskey">["response"]): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString("utf8"));
    const { challenge } = said as { challenge?: unknown };
    if (typeof challenge === "string") return challenge;
  } catch {}
  throw notAccepted();
}

/** The library throws for what it does not accept. */
async function verified<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

const notAccepted = () => DomainError.refused(localized(strings.passkeyNotAccepted));

export async function deleteExpiredChallenges({ db, clock }: Services): Promise<void> {
  await queries.deleteExpiredChallenges(db, clock);
}
