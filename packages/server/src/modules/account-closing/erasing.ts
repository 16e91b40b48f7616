import { createHmac } from "node:crypto";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { CLOSING_TIME } from "../accounts/closing-times.ts";
import { foldersOfReplaced } from "../files/replaced-pictures.ts";
import { removeClassifiedsFromIndex, removeProfileFromIndex } from "../search/search.indexing.ts";
import type { Services } from "../services.ts";
import { erasedMail } from "./closing.mails.ts";
import * as closing from "./closing.queries.ts";
import { ERASED } from "./erased-rows.ts";
import * as queries from "./erasing.queries.ts";

/** Rows that one transaction deletes. */
const PORTION = 1_000;
/** Files whose bytes are removed together. */
const FILES = 100;

/**
 * Erases an account whose thirty days are over. Stopped or killed anywhere, the next run goes on; two at once delete different
 * rows or the same ones, and one of them makes the last step.
 */
export async function eraseAccount(
  services: Services,
  accountId: number,
  stopping?: AbortSignal,
): Promise<void> {
  const { db, clock, images } = services;
  const before = new Date(clock.now().getTime() - CLOSING_TIME);
  if (!(await closing.beginErasing(db, accountId, before, clock.now()))) return;
  const stopped = () => stopping?.aborted === true;

  while (!stopped()) {
    const classifieds = await queries.classifiedsOf(db, accountId, PORTION);
    if (classifieds.length === 0) break;
    await inTransaction(db, async (trx) => {
      await removeClassifiedsFromIndex(trx, classifieds);
      await trx.deleteFrom("classifieds").where("id", "in", classifieds).execute();
    });
  }
  for (const [table, rows] of ERASED) {
    while (!stopped() && (await queries.deletePortion(db, table, rows(accountId), PORTION)) === PORTION);
  }
  await deleteStored(services, stopped, (trx) => queries.deleteFiles(trx, accountId, FILES));
  await deleteStored(services, stopped, async (trx) =>
    (await queries.deleteImages(trx, accountId, FILES)).map(images.keyOf),
  );
  await deleteStored(services, stopped, async (trx) =>
    foldersOfReplaced(await queries.deleteReplaced(trx, accountId, FILES)),
  );
  if (!stopped()) await finish(services, accountId);
}

/** Bytes that a kill leaves behind are removed by the job that removes what no row names. */
async function deleteStored(
  { db, discardFiles }: Services,
  stopped: () => boolean,
  next: (trx: Connection) => Promise<string[]>,
): Promise<void> {
  while (!stopped()) {
    const keys = await inTransaction(db, next);
    if (keys.length === 0) return;
    await discardFiles(keys);
  }
}

/** People, the row itself, what the audit keeps, and the last mail: all or nothing. */
async function finish(services: Services, accountId: number): Promise<void> {
  const { db, clock, config, mail } = services;
  await inTransaction(db, async (trx) => {
    const account = await closing.lockForClosing(trx, accountId);
    if (!account?.erasing_at) return;
    const owners = await closing.readOwners(trx, accountId);
    const people = await queries.lockPeople(trx, accountId);
    // What came in while the portions were deleted.
    for (const [table, rows] of ERASED) {
      while ((await queries.deletePortion(trx, table, rows(accountId), PORTION)) === PORTION);
    }
    await queries.deletePeople(trx, accountId, people);
    for (const to of owners) await mail.queue(trx, erasedMail(config, to));
    await removeProfileFromIndex(trx, accountId);
    await queries.eraseAuditDetails(trx, accountId);
    await queries.emptyAccount(trx, accountId, clock.now());
    await queries.deleteUnneeded(trx, accountId);
    await recordErasure(services, trx, accountId, people);
  });
}

/**
 * What the law asks for after the end: that the account was erased, and when people agreed to mails. A keyed hash finds the entry from an
 * address that somebody names in a complaint, and nobody finds an address from it.
 */
async function recordErasure(
  { clock, secret }: Services,
  trx: Connection,
  accountId: number,
  people: readonly queries.LeavingPerson[],
): Promise<void> {
  const consents = people
    .filter(({ leaves }) => leaves)
    .map(({ email, email_consent_at }) => ({
      address: createHmac("sha256", secret).update(`consent ${email.toLowerCase()}`).digest("hex"),
      agreed_at: email_consent_at?.toISOString() ?? null,
    }));
  await trx
    .insertInto("audit_entries")
    .values({
      at: clock.now(),
      operation: "eraseAccount",
      account_id: accountId,
      actor_user_id: null,
      hijacked_by_user_id: null,
      session_id: null,
      request_id: null,
      details: JSON.stringify({ consents }),
    })
    .execute();
}
