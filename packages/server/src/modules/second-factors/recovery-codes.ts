import { createHmac, randomInt } from "node:crypto";
import { RECOVERY_CODES } from "@foodshed/sdk/vocabulary";
import type { Clock } from "../../core/clock.ts";
import type { Connection } from "../../infra/db/connection.ts";

/** Without letters and digits that are taken for each other. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
/** Characters of each of the two halves. */
const HALF = 5;

/** Spaces and hyphens are for reading. */
export const plainCode = (code: string) => code.replaceAll(/[\s-]/g, "").toLowerCase();

/** Replaces a user's recovery codes. @returns the codes, which are kept as hashes only */
export async function issueRecoveryCodes(
  { secret, clock }: { secret: string; clock: Clock },
  trx: Connection,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await deleteRecoveryCodes(trx, userId);
  await trx
    .insertInto("recovery_codes")
    .values(
      codes.map((code) => ({
        user_id: userId,
        code_hash: hashOf(secret, userId, code),
        created_at: clock.now(),
      })),
    )
    .execute();
  return codes;
}

/** Uses a recovery code up; of several uses at once one succeeds. */
export async function useRecoveryCode(
  { secret, clock }: { secret: string; clock: Clock },
  trx: Connection,
  userId: number,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("recovery_codes")
    .set({ used_at: clock.now() })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashOf(secret, userId, code))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Connection, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .select((eb) => eb.fn.countAll<string>().as("left"))
    .executeTakeFirstOrThrow();
  return Number(left);
}

export async function deleteRecoveryCodes(trx: Connection, userId: number): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

function newCode(): string {
  const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${half()}-${half()}`;
}

/** Keyed: without the server's secret a stolen database cannot be searched for fifty bits. */
function hashOf(secret: string, userId: number, code: string): string {
  return createHmac("sha256", secret)
    .update(`recovery code ${userId} ${plainCode(code)}`)
    .digest("base64url");
}
