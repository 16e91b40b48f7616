import type { Schema } from "@foodshed/sdk";
import { sql } from "kysely";
import { DomainError } from "../../core/domain-error.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { ModerationUndo } from "../../infra/db/tables/moderation.ts";
import type { AccountState } from "../accounts/account-state.ts";
import { closeAccount, reopenAccount } from "../accounts/administration.service.ts";
import { indexClassified, indexProfile } from "../search/search.indexing.ts";
import type { Services } from "../services.ts";
import type { DecisionRow } from "./decisions.queries.ts";
import type { Kind, Thing } from "./things.ts";

export type Action = Schema<"ModerationAction">;

/** What a decision is carried out on. */
export interface Subject {
  kind: Kind;
  target_id: number;
  account_id: number;
}

export const isSuspension = (action: string): boolean =>
  action === "suspend_posting" || action === "suspend_messaging";

/** What can be done about a thing now. What a decision that is to be replaced did can be done again. */
export function availableActions(
  { kind }: Pick<Subject, "kind">,
  now: {
    thing: Thing | undefined;
    author: { state: AccountState; published?: boolean };
    standing: Pick<DecisionRow, "outcome"> | undefined;
  },
): Action[] {
  const again = now.standing?.outcome;
  const isThere = now.thing !== undefined && !now.thing.hidden;
  const can: Record<Action, boolean> = {
    dismiss: true,
    warn: true,
    hide_classified: kind === "classified" && isThere,
    hide_profile: kind === "profile" && isThere,
    remove_message: kind === "message" && isThere,
    suspend_posting: now.author.state !== "disabled",
    suspend_messaging: now.author.state !== "disabled",
    disable_account: now.author.state !== "disabled",
  };
  return (Object.keys(can) as Action[]).filter((action) => can[action] || again === action);
}

/** Does what was decided, in the transaction of the decision. @returns what a reversal needs */
export async function carryOut(
  services: Services,
  trx: Connection,
  action: Action,
  { target_id, account_id }: Subject,
): Promise<ModerationUndo> {
  const at = services.clock.now();
  if (action === "hide_classified") await hideClassified(trx, target_id, at);
  if (action === "hide_profile") await hideProfile(trx, account_id);
  if (action === "remove_message") return { readers: await removeMessage(trx, target_id, at) };
  if (action === "disable_account") await closeAccount(services, trx, account_id);
  return {};
}

/** Makes everything as it was before a decision. What is gone meanwhile stays gone. */
export async function takeBack(
  trx: Connection,
  { outcome, undo, target_id, account_id }: Pick<DecisionRow, "outcome" | "undo"> & Subject,
): Promise<void> {
  if (outcome === "hide_classified") await showClassified(trx, target_id);
  if (outcome === "hide_profile") await showProfile(trx, account_id);
  if (outcome === "remove_message") await restoreMessage(trx, target_id, undo.readers ?? []);
  if (outcome === "disable_account") await reopenAccount(trx, account_id);
}

/** It ends now for every reader, also in feeds, alerts and the search. */
async function hideClassified(trx: Connection, id: number, at: Date): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("classifieds")
    .set((eb) => ({
      needed_by_before_hiding: eb.ref("needed_by"),
      needed_by: sql<Date>`least(needed_by, ${at})`,
    }))
    .where("id", "=", id)
    .where("needed_by_before_hiding", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw DomainError.notFound();
  await indexClassified(trx, id);
}

async function showClassified(trx: Connection, id: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("classifieds")
    .set((eb) => ({
      needed_by: sql<Date>`${eb.ref("needed_by_before_hiding")}`,
      needed_by_before_hiding: null,
    }))
    .where("id", "=", id)
    .where("needed_by_before_hiding", "is not", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await indexClassified(trx, id);
}

async function hideProfile(trx: Connection, accountId: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("accounts")
    .set((eb) => ({ published_before_hiding: eb.ref("published_at"), published_at: null }))
    .where("id", "=", accountId)
    .where("published_at", "is not", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw DomainError.notFound();
  await indexProfile(trx, accountId);
}

/** A profile whose account was disabled or closed meanwhile is shown when that ends. */
async function showProfile(trx: Connection, accountId: number): Promise<void> {
  const isDisabled = sql<boolean>`(accounts.closed_at is not null or exists (select from memberships m
    where m.account_id = accounts.id and m.role = 'owner' and m.disabled_at is not null))`;
  await trx
    .updateTable("accounts")
    .set({
      published_at: sql<Date | null>`case when ${isDisabled} then null else published_before_hiding end`,
      published_before_disabling: sql<Date | null>`case when ${isDisabled} then published_before_hiding end`,
      published_before_hiding: null,
    })
    .where("id", "=", accountId)
    .where("published_before_hiding", "is not", null)
    .execute();
  await indexProfile(trx, accountId);
}

/** Its recipient gets neither text nor attachments. @returns who could read the attachments */
async function removeMessage(trx: Connection, id: number, at: Date): Promise<ModerationUndo["readers"]> {
  const { numUpdatedRows } = await trx
    .updateTable("messages")
    .set({ removed_at: at })
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw DomainError.notFound();
  // A file may have been sent to the same reader with another message, which stays.
  const { rows } = await sql<{ file_id: number; account_id: number }>`
    delete from file_readers r using message_files f, messages m, conversation_participants p
    where f.message_id = ${id} and f.file_id = r.file_id and m.id = ${id}
      and p.conversation_id = m.conversation_id and p.account_id <> m.sender_account_id and r.account_id = p.account_id
      and not exists (select from message_files o join messages n on n.id = o.message_id
        where o.file_id = f.file_id and o.message_id <> ${id} and n.conversation_id = m.conversation_id and n.removed_at is null)
    returning r.file_id, r.account_id`.execute(trx);
  return rows;
}

async function restoreMessage(
  trx: Connection,
  id: number,
  readers: NonNullable<ModerationUndo["readers"]>,
): Promise<void> {
  await trx.updateTable("messages").set({ removed_at: null }).where("id", "=", id).execute();
  for (const { file_id, account_id } of readers)
    await sql`insert into file_readers (file_id, account_id)
      select f.id, a.id from files f, accounts a where f.id = ${file_id} and a.id = ${account_id}
      on conflict do nothing`.execute(trx);
}
