import type { FastifyRequest } from "fastify";
import type { Actor } from "../../core/actor.ts";
import { recognizeDevice } from "../../modules/accounts/known-devices.ts";
import type { Services } from "../../modules/services.ts";
import type { Operation, RateLimit } from "../contract/contract.ts";
import { emailFromRequest, type Naming } from "./email-from-request.ts";
import type { RateLimiter, Subjects } from "./rate-limiter.ts";

/** Counts a request against the limit of its operation. @returns what to call with the outcome @throws DomainError 429 */
export async function enforceRateLimit(
  services: Services,
  rateLimiter: RateLimiter,
  operation: Operation,
  actor: Actor,
  request: FastifyRequest,
  body: unknown,
): Promise<(succeeded: boolean) => Promise<void>> {
  const { rateLimit } = operation;
  if (!rateLimit) return async () => {};
  const per = countedPer(rateLimit, actor, body);
  if (per.length === 0) return async () => {};
  const named = countedAccount(operation, actor, body);
  const account =
    rateLimit.byEmail && operation.token !== "required" && services.config.rateLimits
      ? ((await emailFromRequest(services.db, body as Naming)) ?? named)
      : named;
  const person = actor.kind === "visitor" ? undefined : actor.userId;
  const subjects: Subjects = { account, person, ...(per.includes("address") && { address: request.ip }) };
  if (rateLimit.knownApart && account?.includes("@") && services.config.rateLimits) {
    subjects.known = await recognizeDevice(services, account, {
      address: request.ip,
      cookie: request.headers.cookie,
    });
  }
  return rateLimiter.take(rateLimit, subjects);
}

/** By what a call counts. Managers and administrators, who make many accounts from one address, may be counted otherwise. */
function countedPer({ per, managers }: RateLimit, actor: Actor, body: unknown): RateLimit["per"] {
  if (!managers || !makesAccounts(actor)) return per;
  const applies = !managers.when || (body as Record<string, unknown> | undefined)?.[managers.when] === true;
  return applies ? managers.per : per;
}

function makesAccounts(actor: Actor): boolean {
  return actor.kind === "administrator" || (actor.kind === "member" && actor.isManager);
}

/** The account that a request is about: the caller's where the operation needs a token, or else the one it names. */
function countedAccount({ token }: Operation, actor: Actor, body: unknown): string | undefined {
  if (actor.kind !== "visitor" && token === "required") return String(actor.accountId);
  const { username, email, account_id } = (body ?? {}) as Record<string, unknown>;
  if (typeof account_id === "number") return String(account_id);
  const address = username ?? email;
  // A name without a host is no address; as a number it would count against that account's own calls.
  return typeof address === "string" && address.includes("@") ? address.trim().toLowerCase() : undefined;
}
