import { localized } from "@foodshed/sdk/locale";
import { classifiedSlug, isCategoryId, isExpired, renewedUntil } from "@foodshed/sdk/vocabulary";
import type { Access } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { editor } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { recordWrite } from "../audit/audit.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { refuseWhileSuspended } from "../moderation/restrictions.ts";
import { indexClassified } from "../search/search.indexing.ts";
import { matchTrade, surroundingsOf } from "../search/trade-matches.service.ts";
import type { Services } from "../services.ts";
import * as queries from "./classifieds.queries.ts";
import { ABSENT, endOf, newEnd, toClassified } from "./classifieds.service.ts";
import * as strings from "./generated/strings.ts";

type ClassifiedPage = ResponseBody<"getClassifiedPage">;

/**
 * A classified with what matches it and what is like it. Of an ended one only who may edit it gets the text.
 * @throws DomainError 410 for a deleted one, 404 for one that never was or whose business is not published
 */
export async function getClassifiedPage(
  services: Services,
  access: Access,
  { id }: { id: number },
): Promise<ClassifiedPage> {
  const editable = access.view === "full";
  const row = await queries.findClassified(services.db, id);
  if (!row) {
    if (await queries.isDeleted(services.db, id))
      throw new DomainError(410, localized(strings.classifiedDeleted));
    throw DomainError.notFound(ABSENT);
  }
  if (row.published_at === null && !editable) throw DomainError.notFound(ABSENT);
  const ended = isExpired(row.needed_by, services.clock.now());
  const isShown = editable || !ended;
  const { looking_for } = row;
  const category = isCategoryId(row.category) ? row.category : 0;
  return {
    id,
    slug: isShown ? classifiedSlug(row.title) : null,
    ended,
    classified: isShown ? toClassified(services, row, editable) : null,
    looking_for,
    category,
    needed_by: row.needed_by.toISOString(),
    ...(await surroundingsOf(services, { ...row, accountId: row.account_id, category })),
  };
}

/** When something of a classified's page ends, so that the page changes. */
export function pageExpiry(page: ClassifiedPage): Date | undefined {
  const ends = [
    ...(page.ended ? [] : [page.needed_by]),
    ...page.similar.map(({ needed_by }) => needed_by),
    ...page.matches.classifieds.map(({ classified }) => classified.needed_by),
  ];
  return ends.length > 0 ? new Date(Math.min(...ends.map((end) => Date.parse(end)))) : undefined;
}

/** What matches a classified that is being written. */
export async function matchClassified(
  services: Services,
  { profile_id, title, description, looking_for, category }: Body<"matchClassified">,
): Promise<ResponseBody<"matchClassified">> {
  return await matchTrade(services, {
    accountId: profile_id,
    title,
    description: description ?? "",
    looking_for,
    category,
  });
}

/** Lets a classified run for another while; one that runs longer stays as it is. */
export async function renewClassified(
  services: Services,
  actor: Actor,
  access: Access,
  { classified_id }: Body<"renewClassified">,
): Promise<ResponseBody<"renewClassified">> {
  const caller = editor(actor, access);
  return await inTransaction(services.db, async (transaction) => {
    const before = await queries.lockClassified(transaction, classified_id);
    if (!before) throw DomainError.notFound(ABSENT);
    const now = services.clock.now();
    const needed_by = renewedUntil(now);
    const renewing = [before.account_id, caller.accountId];
    await refuseWhileSuspended(transaction, services.clock, renewing, "suspend_posting");
    if (endOf(before) >= needed_by) return toClassified(services, before, true);
    // With a new date the owner gets another mail when it has passed.
    await queries.updateClassified(transaction, before.id, {
      ...newEnd(before, needed_by),
      expiry_notified_at: null,
      updated_at: now,
    });
    await indexClassified(transaction, before.id);
    await recordWrite(transaction, services.clock, caller, "renewClassified", before.account_id);
    return toClassified(services, { ...before, ...newEnd(before, needed_by) }, true);
  });
}
