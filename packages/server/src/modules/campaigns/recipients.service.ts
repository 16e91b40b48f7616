import { localized } from "@foodshed/sdk/locale";
import { readWhere, WhereError } from "@foodshed/sdk/where";
import { DomainError } from "../../core/domain-error.ts";
import { mayManage } from "../../core/may-manage.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { cardOf } from "../accounts/account-cards.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { readRefusersOfMessageMails, readTakersOfMessageMails } from "../notifications/message-mails.ts";
import { findMatchingProfiles } from "../profiles/matching-profiles.service.ts";
import type { Services } from "../services.ts";
import { assess } from "./assess.ts";
import { type Candidate, type Kind, type Outcome, readCandidates } from "./candidates.queries.ts";
import * as strings from "./generated/strings.ts";
import { findGroup, readMembers } from "./recipient-groups.queries.ts";

type Chosen = Pick<Body<"createCampaign">, "kind" | "accounts" | "where" | "group">;

export interface Recipient {
  candidate: Candidate;
  outcome: Outcome;
}

/** How many of the recipients are shown. */
const SHOWN = 5;

/** Whom a campaign of the caller would reach now; sends nothing. */
export async function previewCampaign(
  services: Services,
  actor: SignedInActor,
  chosen: Body<"previewCampaign">,
): Promise<ResponseBody<"previewCampaign">> {
  const recipients = await findRecipients(services, actor, chosen);
  const reached = recipients.filter(({ outcome }) => outcome === "waiting");
  const left = Map.groupBy(
    recipients.filter(({ outcome }) => outcome !== "waiting"),
    ({ outcome }) => outcome,
  );
  return {
    count: reached.length,
    unclaimed: reached.filter(({ candidate }) => candidate.state === "unclaimed").length,
    left_out: [...left].map(([outcome, those]) => ({ outcome, count: those.length })),
    some: reached.slice(0, SHOWN).map(({ candidate }) => cardOf(services.images, candidate.card)),
    accounts: reached.map(({ candidate }) => candidate.id),
  };
}

/** Everybody whom a request names, by business name, and what would become of each. Never the caller. */
export async function findRecipients(
  services: Services,
  actor: SignedInActor,
  chosen: Chosen,
): Promise<Recipient[]> {
  if (!mayManage(actor)) throw DomainError.forbidden();
  const { db, clock } = services;
  const ids = (await namedBy(services, actor, chosen)).filter((id) => id !== actor.accountId);
  const now = clock.now();
  const candidates = await readCandidates(db, ids, { sender: actor.accountId, kind: chosen.kind, now });
  const takesMails = await takersAmong(db, chosen.kind, candidates);
  const refusesMails = await refusersAmong(db, candidates);
  const isAdministrator = actor.kind === "administrator";
  return candidates.map((candidate) => ({
    candidate,
    outcome: assess(candidate, { kind: chosen.kind, now, isAdministrator, takesMails, refusesMails }),
  }));
}

/** Who agreed to mails about messages, among those who are reminded of more than a link. */
export async function takersAmong(
  connection: Connection,
  kind: Kind,
  candidates: readonly Candidate[],
): Promise<ReadonlySet<number>> {
  if (kind === "message") return new Set();
  const active = candidates.filter(({ state }) => state === "active").map(({ id }) => id);
  return readTakersOfMessageMails(connection, active);
}

/** Who wants no mails about messages, among those who have not claimed their account. */
export function refusersAmong(
  connection: Connection,
  candidates: readonly Candidate[],
): Promise<ReadonlySet<number>> {
  const unclaimed = candidates.filter(({ state }) => state === "unclaimed").map(({ id }) => id);
  return readRefusersOfMessageMails(connection, unclaimed);
}

/** @throws DomainError 400 unless the request names its recipients in exactly one way; 404 for another's group */
async function namedBy(services: Services, actor: SignedInActor, chosen: Chosen): Promise<number[]> {
  const { accounts, where, group } = chosen;
  const ways = [accounts, where, group].filter((way) => way !== undefined);
  if (ways.length !== 1) throw DomainError.invalid({ accounts: [localized(strings.nameRecipients)] });
  if (accounts !== undefined) return accounts;
  if (where !== undefined) return findByQuery(services, actor, where);
  const found = await findGroup(services.db, actor.accountId, group as number);
  if (!found) throw DomainError.notFound(localized(strings.noSuchGroup));
  return found.query === null
    ? readMembers(services.db, found.id)
    : findByQuery(services, actor, found.query);
}

export async function findByQuery(
  services: Services,
  actor: SignedInActor,
  query: string,
): Promise<number[]> {
  return findMatchingProfiles(services, actor, await readQuery(services, query));
}

/** @throws DomainError 400 that names the place of a fault */
export async function readQuery({ clock }: Pick<Services, "clock">, query: string) {
  try {
    return await readWhere(query, clock.now().getTime());
  } catch (fault) {
    if (!(fault instanceof WhereError)) throw fault;
    const rest = query.slice(fault.at).trim();
    throw DomainError.invalid({
      where: [
        rest
          ? localized(strings.queryWrongAt, { part: [...rest].slice(0, 20).join("") })
          : localized(strings.queryEnds),
      ],
    });
  }
}
