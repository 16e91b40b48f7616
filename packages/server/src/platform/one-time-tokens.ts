import { createHash, randomBytes } from "node:crypto";
import { type Clock, days, fromNow, hours } from "./clock.ts";
import type { Connection } from "./context.ts";
import type { TokenPurpose } from "./platform-tables.ts";

const lifetimes: Record<TokenPurpose, number> = {
  activate: hours(1),
  reset_password: hours(1),
  claim_activation: days(30),
  claim_password: days(30),
};

/** All that is kept of a token. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

export const newToken = () => randomBytes(24).toString("base64url");

/** Makes a token for a mail. Earlier ones for the same purpose stop working; only a hash is kept. */
export async function issueToken(
  trx: Connection,
  clock: Clock,
  userId: number,
  purpose: TokenPurpose,
): Promise<string> {
  await trx
    .deleteFrom("one_time_tokens")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .execute();
  const token = newToken();
  await trx
    .insertInto("one_time_tokens")
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      purpose,
      created_at: clock.now(),
      expires_at: fromNow(clock, lifetimes[purpose]),
    })
    .execute();
  return token;
}

/** Uses a token up and says whose it was; undefined when it is unknown, used or too old. One of several uses at once wins. */
export async function useToken(
  trx: Connection,
  clock: Clock,
  token: string,
  purpose: TokenPurpose,
): Promise<number | undefined> {
  const used = await trx
    .updateTable("one_time_tokens")
    .set({ used_at: clock.now() })
    .where("token_hash", "=", hashOf(token))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", clock.now())
    .returning("user_id")
    .executeTakeFirst();
  return used?.user_id;
}

/** Ends every link that was mailed to a user: what it would open has changed. */
export async function revokeTokens(trx: Connection, userId: number): Promise<void> {
  await trx.deleteFrom("one_time_tokens").where("user_id", "=", userId).execute();
}

/** Removes tokens that cannot be used any more. */
export async function forgetOldTokens(db: Connection, clock: Clock): Promise<void> {
  await db
    .deleteFrom("one_time_tokens")
    .where("expires_at", "<", fromNow(clock, -days(1)))
    .execute();
}
