import type { Actor } from "./actor.ts";

/**
 * Whether what businesses granted counts for the actor. An organization manages its members; any other account only for as long as it is a
 * manager. An account that is neither keeps its connections, but they give no access.
 */
export function mayManage(actor: Actor): boolean {
  return (
    actor.kind !== "visitor" && (actor.kind === "administrator" || actor.isOrganization || actor.isManager)
  );
}
