import { localized } from "@foodshed/sdk/locale";
import { isRoleCode } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { findOwners } from "../accounts/account-users.ts";
import { recordWrite } from "../audit/audit.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { indexProfile } from "../search/search.indexing.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { lockForEdit, touchAccount } from "./profile-edit.queries.ts";
import { setProfileFields } from "./profiles.bulk.ts";
import { addRoles } from "./role-records.ts";
import { roleAnswerMail } from "./role-requests.mails.ts";
import * as queries from "./role-requests.queries.ts";

type RoleRequest = ResponseBody<"answerRoleRequest">;

const LISTED = 1000;

/** The unanswered requests to become an organization, oldest first. */
export async function listRoleRequests(services: Services, actor: Actor): Promise<RoleRequest[]> {
  administratorOnly(actor);
  const rows = await queries.listPending(services.db, LISTED);
  return rows.map(toRoleRequest);
}

/**
 * Gives or refuses the role, once and for all. The account becomes a manager only when that is said. A manager user in office
 * to whom businesses granted something becomes no organization: the grants would end.
 */
export async function answerRoleRequest(
  services: Services,
  actor: Actor,
  { id, accept, is_manager }: Body<"answerRoleRequest">,
): Promise<RoleRequest> {
  const caller = administratorOnly(actor);
  return await inTransaction(services.db, async (trx) => {
    const request = await queries.findRoleRequest(trx, id);
    if (!request) throw DomainError.notFound(localized(coreStrings.noSuchRequest));
    const account = await lockForEdit(trx, request.account_id);
    const at = services.clock.now();
    const state = accept ? "accepted" : "denied";
    if (!(await queries.answerPending(trx, { id, state, at, byUserId: caller.userId }))) {
      throw DomainError.conflict(localized(strings.requestAnswered));
    }
    if (accept) {
      await addRoles(trx, request.account_id, [request.code]);
      await setProfileFields(trx, request.account_id, {
        organization_approved_at: at,
        ...(is_manager && { is_manager: true }),
      });
      await queries.dropRequestsToJoin(trx, request.account_id);
      const managed = await queries.dropGrants(trx, request.account_id);
      // Refusing takes the deletion back with the transaction.
      if (account?.is_manager && managed.length > 0)
        throw DomainError.conflict(
          // Grants to a manager user are no memberships of a network, so they are not dropped silently.
          localized(strings.stillManages, { name: request.business_name, count: managed.length }),
        );
      for (const id of managed) await indexProfile(trx, id);
    }
    for (const recipient of await findOwners(trx, request.account_id)) {
      await services.mail.queue(trx, roleAnswerMail(services.config, recipient, accept));
    }
    await touchAccount(trx, request.account_id, at);
    await recordWrite(trx, services.clock, caller, "answerRoleRequest", request.account_id);
    await indexProfile(trx, request.account_id);
    return toRoleRequest({ ...request, state });
  });
}

function toRoleRequest(row: queries.RoleRequestRow): RoleRequest {
  if (!isRoleCode(row.code)) throw new Error(`There is no role ${row.code}.`);
  return {
    id: row.id,
    account: { id: row.account_id, slug: row.slug, business_name: row.business_name },
    role: row.code,
    status: row.state,
    created_at: row.created_at.toISOString(),
  };
}
