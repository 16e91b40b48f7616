import { localized } from "@foodshed/sdk/locale";
import type { Access, Relation } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { isAtLeast, type MemberRole } from "../../core/member-role.ts";
import type { Database } from "../../infra/db/connection.ts";
import {
  hidesItself,
  isOwnedResource,
  type OwnedResource,
  ownersOf,
  relationsTo,
} from "../../modules/ownership/owners.ts";
import * as strings from "../generated/strings.ts";

type Rule = "allow" | "public" | "own" | "named" | "is_manager" | "signed" | "deny";
type Rules = Record<Relation, Rule>;

/** `x-access` of an operation, as openapi.yaml writes it. */
export interface AccessRule {
  actors: Rules;
  owner: {
    in: "none" | "session" | "body" | "query" | "path";
    name?: string;
    /** Another property that names it in requests of another form. */
    or?: string;
    kind?: OwnedResource;
  };
  /** The least that the caller must be in the business they act for. */
  role: MemberRole;
  /** Open to the people of a closed account, who otherwise call what readers may. */
  closing?: boolean;
  /** Refused callers get 404 instead of 403. */
  hidden?: boolean;
  variants?: { when: { in: "body" | "query"; name: string; equals: unknown }; actors: Rules }[];
}

export interface Named {
  query: unknown;
  params: unknown;
  body: unknown;
}

/** Whether some visitor may call this at all; otherwise no token means 401 before anything is read. */
export function visitorsMayCall(rule: AccessRule): boolean {
  return (
    rule.actors.visitor !== "deny" ||
    (rule.variants ?? []).some((variant) => variant.actors.visitor !== "deny")
  );
}

/** What is wrong with a rule, for the check at boot. */
export function ruleMistake(rule: AccessRule | undefined): string | undefined {
  if (!rule?.actors || !rule.owner) return "has no x-access";
  const { owner } = rule;
  if (
    owner.in !== "none" &&
    owner.in !== "session" &&
    !(owner.name && owner.kind && isOwnedResource(owner.kind))
  ) {
    return `names an owner of the unknown kind ${owner.kind}`;
  }
  return undefined;
}

/**
 * Decides whether the actor may make this call, from the contract's rule and who owns what the request names.
 * @throws DomainError 401, 403 or 404
 */
export async function decideAccess(
  db: Database,
  rule: AccessRule,
  actor: Actor,
  named: Named,
): Promise<Access> {
  const rules = rulesFor(rule, named);
  const values = ownerValues(rule, named);
  refuseClosed(rule, actor);
  if (actor.kind === "visitor" && rules.visitor === "deny") throw DomainError.unauthorized();
  if (values.length === 0) {
    const relation: Relation =
      actor.kind === "visitor" ? "visitor" : actor.kind === "administrator" ? "admin" : "self";
    return permit(rule, rules, actor, relation, actor.kind === "visitor" ? undefined : actor.accountId);
  }
  const kind = rule.owner.kind as OwnedResource;
  const owners = await ownersOf(db, kind, values, actor);
  const known = owners.filter((owner) => owner !== undefined);
  if (known.length < owners.length) throw DomainError.notFound();
  const relations = await relationsTo(db, actor, known);
  const hidden = rule.hidden || (await hidesItself(db, kind, values));
  let access: Access | undefined;
  for (const owner of known)
    access = permit({ ...rule, hidden }, rules, actor, relations.get(owner) ?? "other", owner);
  return access as Access;
}

/** @throws DomainError 403 to the people of a closed account, who may read and little else */
function refuseClosed({ role, closing }: AccessRule, actor: Actor): void {
  if (actor.kind === "visitor" || !actor.closingUntil || role === "reader" || closing) return;
  throw DomainError.forbidden(localized(strings.accountClosed));
}

function rulesFor(rule: AccessRule, named: Named): Rules {
  const variant = rule.variants?.find(({ when }) => {
    const source = (when.in === "body" ? named.body : named.query) as Record<string, unknown> | undefined;
    return source?.[when.name] === when.equals;
  });
  return variant?.actors ?? rule.actors;
}

/** What the request names its owner by; nothing when the rule or the request names none. */
function ownerValues({ owner }: AccessRule, named: Named): (string | number)[] {
  if (owner.in === "none" || owner.in === "session" || !owner.name) return [];
  const source = owner.in === "body" ? named.body : owner.in === "query" ? named.query : named.params;
  const names = [owner.name, owner.or ?? []].flat().map((name) => name.replace(/^\[\]\./, ""));
  const holders = Array.isArray(source) ? source : [source];
  const values = holders.flatMap((holder) =>
    names.map((name) => (holder as Record<string, unknown> | undefined)?.[name]),
  );
  return [...new Set(values.flat().filter((value) => value !== undefined && value !== null))] as (
    | string
    | number
  )[];
}

/**
 * Whether the caller is enough in the business that they act for. Administrators need no role for what they do as administrators:
 * to another's account, or where owners may not do it.
 */
function mayByRole(
  rule: AccessRule,
  rules: Rules,
  actor: Actor,
  relation: Relation,
  owner: number | undefined,
): boolean {
  if (actor.kind === "visitor" || isAtLeast(actor.role, rule.role)) return true;
  return relation === "admin" && (owner !== actor.accountId || rules.self === "deny");
}

function permit(rule: AccessRule, rules: Rules, actor: Actor, named: Relation, owner?: number): Access {
  // What the owner may not do because it is the office's, an administrator may do to their own account too.
  const relation =
    named === "self" && actor.kind === "administrator" && rules.self === "deny" ? "admin" : named;
  if (!mayByRole(rule, rules, actor, relation, owner))
    throw DomainError.forbidden(localized(strings.roleTooLow));
  const decision = rules[relation];
  const granted: Access = {
    relation,
    ownerAccountId: owner,
    view: decision === "public" ? "public" : "full",
  };
  switch (decision) {
    case "allow":
    case "public":
    case "named":
    case "signed":
      return granted;
    case "own":
      return granted;
    case "is_manager":
      if (actor.kind !== "visitor" && actor.isManager) return granted;
  }
  if (actor.kind === "visitor") throw DomainError.unauthorized();
  throw rule.hidden ? DomainError.notFound() : DomainError.forbidden();
}
