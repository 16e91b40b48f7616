import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { classifiedDocument, profileDocument } from "./indexed-document.ts";
import * as queries from "./search.index.queries.ts";
import { readClassifieds, readProfiles } from "./search.sources.queries.ts";

/**
 * Indexes a profile and its classifieds in the transaction that changed them: every search after the commit finds the
 * change. An unpublished profile is removed from the index.
 */
export function indexProfile(transaction: Connection, accountId: number): Promise<void> {
  return indexProfiles(transaction, [accountId]);
}

export async function indexProfiles(transaction: Connection, accountIds: readonly number[]): Promise<void> {
  const profiles = await readProfiles(transaction, { ids: [...accountIds] });
  const published = new Set(profiles.map(({ id }) => id));
  for (const id of accountIds) if (!published.has(id)) await removeProfileFromIndex(transaction, id);
  if (profiles.length === 0) return;
  await queries.writeDocuments(transaction, profiles.map(profileDocument));
  const classifieds = await readClassifieds(transaction, { accountIds: [...published] });
  await queries.writeDocuments(transaction, classifieds.map(classifiedDocument));
}

/** Takes a profile and its classifieds out of the search. */
export async function removeProfileFromIndex(transaction: Connection, accountId: number): Promise<void> {
  await queries.removeDocuments(transaction, "profile", [accountId]);
  await queries.removeDocuments(
    transaction,
    "classified",
    await queries.listDocuments(transaction, "classified", accountId),
  );
}

/** As `indexProfile`, for one classified that was written. */
export async function indexClassified(transaction: Connection, classifiedId: number): Promise<void> {
  const [classified] = await readClassifieds(transaction, { ids: [classifiedId] });
  if (classified) await queries.writeDocuments(transaction, [classifiedDocument(classified)]);
}

/** As `indexProfile`, for classifieds that are gone. */
export async function removeClassifiedsFromIndex(
  transaction: Connection,
  classifiedIds: number[],
): Promise<void> {
  await queries.removeDocuments(transaction, "classified", classifiedIds);
}

/** Documents written by one statement. */
const BATCH = 500;

/** Rebuilds every document in one transaction: searches see the old ones until it ends. */
export async function rebuildSearchIndex(db: Connection): Promise<void> {
  await inTransaction(db, async (transaction) => {
    for (let after = 0; ; ) {
      const profiles = await readProfiles(transaction, { after, limit: BATCH });
      await queries.writeDocuments(transaction, profiles.map(profileDocument));
      after = profiles.at(-1)?.id ?? 0;
      if (profiles.length < BATCH) break;
    }
    for (let after = 0; ; ) {
      const classifieds = await readClassifieds(transaction, { after, limit: BATCH });
      await queries.writeDocuments(transaction, classifieds.map(classifiedDocument));
      after = classifieds.at(-1)?.id ?? 0;
      if (classifieds.length < BATCH) break;
    }
    await queries.deleteUnwrittenDocuments(transaction);
  });
}

/** Forgets which documents were removed before a time; every server process has heard of them by then. */
export async function deleteRemovedDocuments(connection: Connection, before: Date): Promise<void> {
  await queries.purgeRemovedDocuments(connection, before);
}
