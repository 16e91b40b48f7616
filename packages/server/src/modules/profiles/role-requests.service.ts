import { isRoleCode } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../errors.ts";
import type { Answer, Body } from "../../handlers.ts";
import { recordWrite } from "../../platform/audit.ts";
import type { Actor, Services } from "../../platform/context.ts";
import { administratorOnly } from "../../platform/signed-in.ts";
import { inTransaction } from "../../platform/transactions.ts";
import { findUserOfAccount } from "../accounts/accounts.queries.ts";
import { indexProfile } from "../search/search.indexing.ts";
import { lockForEdit, touchAccount } from "./profile-edit.queries.ts";
import { setProfileFields } from "./profiles.bulk.ts";
import { addRoles } from "./role-records.ts";
import { roleAnswerMail } from "./role-requests.mails.ts";
import * as queries from "./role-requests.queries.ts";

type RoleRequest = Answer<"answerRoleRequest">;

const LISTED = 1000;

/** The unanswered requests to become an organization, oldest first. */
export async function listRoleRequests(services: Services, actor: Actor): Promise<RoleRequest[]> {
  administratorOnly(actor);
  const rows = await queries.listPending(services.db, LISTED);
  return rows.map(toRoleRequest);
}

/** Gives or refuses the role, once and for all. The account becomes a manager only when that is said. */
export async function answerRoleRequest(
  services: Services,
  actor: Actor,
  { id, accept, is_manager }: Body<"answerRoleRequest">,
): Promise<RoleRequest> {
  const caller = administratorOnly(actor);
  return await inTransaction(services.db, async (trx) => {
    const request = await queries.findRoleRequest(trx, id);
    if (!request) throw DomainError.notFound("This request does not exist.");
    await lockForEdit(trx, request.account_id);
    const at = services.clock.now();
    const state = accept ? "accepted" : "denied";
    if (!(await queries.answerPending(trx, { id, state, at, byUserId: caller.userId }))) {
      throw DomainError.conflict("This request is answered already.");
    }
    if (accept) {
      await addRoles(trx, request.account_id, [request.code]);
      await setProfileFields(trx, request.account_id, {
        organization_approved_at: at,
        ...(is_manager && { is_manager: true }),
      });
      await queries.dropRequestsToJoin(trx, request.account_id);
    }
    const user = await findUserOfAccount(trx, request.account_id);
    if (user?.activated_at) await services.mail.queue(trx, roleAnswerMail(services.config, user, accept));
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
