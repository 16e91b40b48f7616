import type { Access } from "./access.ts";
import type { Actor, Administrator, Member } from "./actor.ts";
import { DomainError } from "./domain-error.ts";

/** A caller with a valid token. */
export type SignedInActor = Member | Administrator;

/** Narrows the actor of an operation that the contract closes to visitors. @throws DomainError 401 */
export function signedIn(actor: Actor): SignedInActor {
  if (actor.kind === "visitor") throw DomainError.unauthorized();
  return actor;
}

/** Narrows the actor of an operation that needs the right to edit what it names. @throws DomainError 401 or 403 */
export function editor(actor: Actor, access: Access): SignedInActor {
  const caller = signedIn(actor);
  if (access.view !== "full") throw DomainError.forbidden();
  return caller;
}

/** Narrows the actor of an operation that only administrators call. @throws DomainError 401 or 403 */
export function administratorOnly(actor: Actor): Administrator {
  const caller = signedIn(actor);
  if (caller.kind !== "administrator") throw DomainError.forbidden();
  return caller;
}
