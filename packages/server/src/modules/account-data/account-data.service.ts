import { Readable } from "node:stream";
import type { Translate } from "@foodshed/sdk/locale";
import { ontarioDay } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { owner } from "../accounts/email-changes.service.ts";
import { lockLogin } from "../accounts/logins.service.ts";
import { recordOwn } from "../audit/audit.ts";
import { type Body, FileResponse } from "../handler.ts";
import { confirmPassword } from "../second-factors/second-factors.service.ts";
import { requireAppCode } from "../second-factors/verify.service.ts";
import type { Services } from "../services.ts";
import { accountArchive } from "./account-archive.ts";
import { zipStream } from "./zip-stream.ts";

/**
 * Everything that is stored of the caller's own account as a ZIP, written as it is read: what is saved meanwhile is in it as it was or
 * as it is. Support acting for the member does not get it.
 */
export async function exportAccount(
  services: Services,
  actor: Actor,
  { current_password, code }: Body<"exportAccount">,
  translate: Translate,
): Promise<FileResponse> {
  const caller = owner(actor);
  const { db, clock } = services;
  const user = await confirmPassword(db, caller.userId, current_password);
  await inTransaction(db, async (trx) => {
    await lockLogin(trx, user.id);
    await requireAppCode(services, trx, user, code);
    await recordOwn(trx, clock, caller, "exportAccount");
  });
  const own = { accountId: caller.accountId, userId: caller.userId, email: user.email };
  const at = clock.now();
  const bytes = zipStream(accountArchive(services, own, translate), at);
  return new FileResponse("application/zip", Readable.from(bytes, { objectMode: false }), {
    "content-disposition": `attachment; filename="foodshed-${ontarioDay(at)}.zip"`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
}
