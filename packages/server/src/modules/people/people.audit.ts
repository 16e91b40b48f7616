import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { recordOwn, recordWrite } from "../audit/audit.ts";
import type { Services } from "../services.ts";

/** Notes a change of people, also of one's own business: it is what one asks for after a dispute. */
export async function record(
  { clock }: Pick<Services, "clock">,
  trx: Connection,
  caller: SignedInActor,
  operation: string,
  accountId: number,
  details: Record<string, unknown>,
): Promise<void> {
  if (accountId === caller.accountId) await recordOwn(trx, clock, caller, operation, details);
  else await recordWrite(trx, clock, caller, operation, accountId, details);
}
