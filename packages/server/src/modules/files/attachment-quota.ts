import { localized } from "@foodshed/sdk/locale";
import {
  ATTACHMENTS_MAX_BYTES,
  ATTACHMENTS_PER_DAY,
  attachmentsFull,
  attachmentsOfToday,
} from "@foodshed/sdk/vocabulary";
import { days, fromNow, seconds } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { Services } from "../services.ts";
import { readUsage } from "./files.queries.ts";

const FIELD = "file_data";
const ENOUGH_FOR_TODAY = localized(attachmentsOfToday);
const FULL = localized(attachmentsFull);

/**
 * Holds an account to what its attachments may take up, and to how many may come in a day. Ask before the bytes are looked
 * into, and again under the account's lock.
 * @throws DomainError 413 when there is no room, 429 with Retry-After when it is enough for today
 */
export async function requireRoom(
  { clock }: Pick<Services, "clock">,
  connection: Connection,
  accountId: number,
  size: number,
): Promise<void> {
  const { bytes, recent, oldest } = await readUsage(connection, accountId, fromNow(clock, -days(1)));
  if (recent >= ATTACHMENTS_PER_DAY) {
    const again = (oldest ?? clock.now()).getTime() + days(1) - clock.now().getTime();
    throw new DomainError(429, ENOUGH_FOR_TODAY, {
      errors: { [FIELD]: [ENOUGH_FOR_TODAY] },
      headers: { "retry-after": String(Math.max(1, Math.ceil(again / seconds(1)))) },
    });
  }
  if (bytes + size > ATTACHMENTS_MAX_BYTES) throw new DomainError(413, FULL, { errors: { [FIELD]: [FULL] } });
}
