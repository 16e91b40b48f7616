import {
  ATTACHMENTS_FULL,
  ATTACHMENTS_MAX_BYTES,
  ATTACHMENTS_OF_TODAY,
  ATTACHMENTS_PER_DAY,
} from "@foodshed/sdk/vocabulary";
import { days, fromNow, seconds } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { Services } from "../services.ts";
import { readUsage } from "./files.queries.ts";

const FIELD = "file_data";

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
    throw new DomainError(429, ATTACHMENTS_OF_TODAY, {
      errors: { [FIELD]: [ATTACHMENTS_OF_TODAY] },
      headers: { "retry-after": String(Math.max(1, Math.ceil(again / seconds(1)))) },
    });
  }
  if (bytes + size > ATTACHMENTS_MAX_BYTES)
    throw new DomainError(413, ATTACHMENTS_FULL, { errors: { [FIELD]: [ATTACHMENTS_FULL] } });
}
