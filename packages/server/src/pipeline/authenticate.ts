import type { FastifyRequest } from "fastify";
import type { Actor } from "../core/actor.ts";
import { DomainError } from "../core/domain-error.ts";
import type { Services } from "../modules/services.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who calls, once the token was read. */
    actor: Actor | null;
  }
}

/**
 * Reads who calls from the bearer token. A token that is not valid any more is refused, also where none is needed.
 * @throws DomainError 401
 */
export async function authenticate({ db, sessions }: Services, request: FastifyRequest): Promise<Actor> {
  const header = request.headers.authorization;
  if (!header) return { kind: "visitor" };
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(header)?.[1];
  const actor = token && (await sessions.read(db, token));
  if (!actor) throw token ? await sessions.refusal(db, token) : DomainError.unauthorized();
  return actor;
}
