import { localized } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { findOwners } from "../accounts/account-users.ts";
import { recordWrite } from "../audit/audit.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { takeBack } from "./actions.ts";
import * as appeals from "./appeals.queries.ts";
import * as queries from "./decisions.queries.ts";
import { readBack } from "./decisions.service.ts";
import * as strings from "./generated/strings.ts";
import { appealNotice, noticeMail } from "./moderation.mails.ts";
import { titleOf } from "./things.ts";

/**
 * Decides an appeal. Reversing undoes what was done. Whoever made the decision may decide, because a network may have one
 * administrator; clients warn them.
 */
export async function decideModerationAppeal(
  services: Services,
  actor: Actor,
  { id, outcome, note }: Body<"decideModerationAppeal">,
): Promise<ResponseBody<"decideModerationAppeal">> {
  const by = administratorOnly(actor);
  if (!note.trim()) throw DomainError.invalid({ note: [localized(strings.noteNeeded)] });
  return inTransaction(services.db, async (trx) => {
    const found = await appeals.findAppeal(trx, id);
    if (!found) throw DomainError.notFound();
    if (found.account_id === by.accountId) throw DomainError.conflict(localized(strings.notAboutYourself));
    const one = await queries.lockCase(trx, found.case_id);
    const decision = await queries.readDecision(trx, found.decision_id);
    if (!one || !decision) throw DomainError.notFound();
    if (decision.appeal_outcome) {
      if (decision.appeal_outcome !== outcome) throw DomainError.conflict(localized(strings.appealDecided));
      return readBack({ ...services, db: trx }, by, one.id);
    }
    if (decision.ended_at) throw DomainError.conflict(localized(strings.decisionReplaced));
    const at = services.clock.now();
    await appeals.setOutcome(trx, id, {
      outcome,
      note: note.trim(),
      decided_at: at,
      decided_by_user_id: by.userId,
    });
    if (outcome === "reversed") {
      await takeBack(trx, decision);
      await queries.endDecision(trx, decision.id, at);
      await queries.setDecided(trx, one.id, at);
      await queries.decideReports(trx, one.id, {
        decision: "dismissed",
        note: note.trim(),
        decided_at: at,
        decided_by_user_id: by.userId,
      });
    }
    const about = { kind: decision.kind, title: titleOf(decision.content), outcome, note: note.trim() };
    for (const author of await findOwners(trx, decision.account_id, { evenDisabled: true })) {
      const notice = appealNotice(services, author.language, about);
      await services.mail.queue(trx, noticeMail(services, author, notice));
    }
    await recordWrite(trx, services.clock, by, "decideModerationAppeal", decision.account_id, {
      case: one.id,
      outcome,
    });
    return readBack({ ...services, db: trx }, by, one.id);
  });
}
