import { localized } from "@foodshed/sdk/locale";
import { isRoleCode, roleByCode } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { administratorOnly, signedIn } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { hijackOf, recordWrite } from "../audit/audit.ts";
import type { Body, Query, ResponseBody } from "../handler.ts";
import { dropRequestsToManage } from "../membership/membership.service.ts";
import { indexProfile, removeProfileFromIndex } from "../search/search.indexing.ts";
import type { Services } from "../services.ts";
import { lockLogin } from "./accounts.queries.ts";
import * as queries from "./administration.queries.ts";
import * as strings from "./generated/strings.ts";
import { ORGANIZATION } from "./organizations.ts";

/** Accounts by business name, for administrators. */
export async function listAccounts(
  { db }: Services,
  actor: Actor,
  { query, email, role, state, network, ids, from = 0, size = 100 }: Query<"listAccounts">,
): Promise<ResponseBody<"listAccounts">> {
  administratorOnly(actor);
  const filter = { text: query?.trim(), email, role, state, network, ids };
  const { count, rows } = await queries.readAccounts(db, filter, { from, size });
  return { count, results: rows.map(toSummary) };
}

export async function getAccount(
  { db }: Services,
  actor: Actor,
  id: number,
): Promise<ResponseBody<"getAccount">> {
  administratorOnly(actor);
  const row = await queries.readAccount(db, id);
  if (!row) throw DomainError.notFound();
  return toSummary(row);
}

/** Disables or enables an account, or says whether it may manage members. Disabling ends its sessions and hides its profile. */
export async function updateAccount(
  services: Services,
  actor: Actor,
  { account_id: id, enabled, is_manager, reason }: Body<"updateAccount">,
): Promise<ResponseBody<"updateAccount">> {
  const { db, clock, sessions } = services;
  const by = administratorOnly(actor);
  if (enabled === false && id === by.accountId)
    throw DomainError.conflict(localized(strings.notDisableYourself));
  return inTransaction(db, async (trx) => {
    // A login under way either has a session that ends here, or is refused. Takes the lock before the rows, as the login does.
    if (enabled === false) for (const userId of await queries.usersOf(trx, id)) await lockLogin(trx, userId);
    const users = await queries.lockUsers(trx, [by.accountId, id]);
    // Somebody else may have disabled the caller while this call waited.
    if (users.find((user) => user.id === by.userId)?.disabled_at !== null) throw DomainError.unauthorized();
    if (is_manager !== undefined) {
      await queries.setManager(trx, id, is_manager);
      // Nobody should grant what cannot be used.
      if (!is_manager && !(await queries.holdsRole(trx, id, ORGANIZATION))) {
        await dropRequestsToManage(trx, id);
      }
    }
    if (enabled === true) await queries.enableAccount(trx, id);
    if (enabled === false) {
      await queries.disableAccount(trx, id, clock.now());
      // Whoever is with another business goes on there: the membership that is closed opens nothing.
      for (const userId of await queries.closedUsersOf(trx, id)) await sessions.endAll(trx, userId);
    }
    if (enabled !== undefined) await indexProfile(trx, id);
    await recordWrite(trx, clock, by, "updateAccount", id, {
      ...(enabled !== undefined && { enabled }),
      ...(is_manager !== undefined && { is_manager }),
      ...(reason && { reason: reason.trim() }),
    });
    const row = await queries.readAccount(trx, id);
    if (!row) throw DomainError.notFound();
    return toSummary(row);
  });
}

/** Disables an account in the caller's transaction, as `updateAccount` does. */
export async function closeAccount(
  { clock, sessions }: Pick<Services, "clock" | "sessions">,
  trx: Connection,
  id: number,
): Promise<void> {
  for (const userId of await queries.usersOf(trx, id)) await lockLogin(trx, userId);
  const users = await queries.lockUsers(trx, [id]);
  await queries.disableAccount(trx, id, clock.now());
  for (const user of users) await sessions.endAll(trx, user.id);
  await indexProfile(trx, id);
}

/** Enables an account in the caller's transaction. */
export async function reopenAccount(trx: Connection, id: number): Promise<void> {
  await queries.lockUsers(trx, [id]);
  await queries.enableAccount(trx, id);
  await indexProfile(trx, id);
}

/** Removes an unclaimed account. When a claim and a withdrawal coincide, one of them wins. */
export async function withdrawAccount(
  services: Services,
  actor: Actor,
  { account_id: id, reason }: Body<"withdrawAccount">,
): Promise<void> {
  const { db, clock, images } = services;
  const by = signedIn(actor);
  const left = await inTransaction(db, async (trx) => {
    const account = await queries.lockAccount(trx, id);
    if (!account) throw DomainError.notFound();
    const made = account.created_by_account_id === by.accountId;
    if (by.kind !== "administrator" && !made && account.claimed_at === null) throw DomainError.forbidden();
    if (account.claimed_at !== null) {
      throw DomainError.conflict(localized(strings.accountClaimed));
    }
    await removeProfileFromIndex(trx, id);
    const stored = await queries.deleteAccount(trx, id);
    const { slug, business_name } = account;
    await queries.recordWithdrawal(trx, {
      at: clock.now(),
      actor_user_id: by.userId,
      hijacked_by_user_id: hijackOf(by)?.byUserId ?? null,
      session_id: by.sessionId,
      account: { id, slug, business_name, ...(reason?.trim() && { reason: reason.trim() }) },
    });
    return stored;
  });
  await services.discardFiles([...left.pictures.map(images.keyOf), ...left.files]);
}

function toSummary(row: queries.SummaryRow): ResponseBody<"getAccount"> {
  return {
    id: row.id,
    profile_id: row.id,
    slug: row.slug,
    business_name: row.business_name,
    first_name: row.first_name || null,
    last_name: row.last_name || null,
    email: row.email,
    roles: row.roles.filter(isRoleCode).map((code) => roleByCode(code).value),
    state: row.state,
    is_manager: row.is_manager,
    is_admin: row.is_admin,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by_account_id,
    last_login: row.last_login_at?.toISOString() ?? null,
    language: row.language,
  };
}
