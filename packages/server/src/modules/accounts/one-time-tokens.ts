import { createHash, randomBytes } from "node:crypto";
import { type Clock, days, fromNow, hours } from "../../core/clock.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { TokenPurpose } from "../../infra/db/tables/accounts.ts";

const lifetimes: Record<TokenPurpose, number> = {
  activate: hours(1),
  reset_password: hours(1),
  claim_activation: days(30),
  claim_password: days(30),
  change_email: hours(24),
  stop_email_change: hours(24),
};

/** Used and expired links are kept, so that opening one late explains what it was for. */
const REMEMBERED_FOR = days(365);

/** All that is kept of a token. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

export const newToken = () => randomBytes(24).toString("base64url");

/** Makes a token for a mail. Earlier ones for the same purpose are over then; only a hash is kept. */
export async function issueToken(
  trx: Connection,
  clock: Clock,
  userId: number,
  purpose: TokenPurpose,
  until: Date = fromNow(clock, lifetimes[purpose]),
): Promise<string> {
  await revokeTokens(trx, clock, userId, [purpose]);
  const token = newToken();
  await trx
    .insertInto("one_time_tokens")
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      purpose,
      created_at: clock.now(),
      expires_at: until,
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

/** Ends links that were mailed to a user and not used, because what they would open has changed. */
export async function revokeTokens(
  trx: Connection,
  clock: Clock,
  userId: number,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await trx
    .updateTable("one_time_tokens")
    .set({ expires_at: clock.now() })
    .where("user_id", "=", userId)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("expires_at", ">", clock.now())
    .execute();
}

/** What is known of a token, whatever became of it; undefined when no mail of ours ever held it. */
export async function readToken(db: Connection, token: string) {
  return await db
    .selectFrom("one_time_tokens")
    .select(["user_id", "purpose", "used_at", "expires_at"])
    .where("token_hash", "=", hashOf(token))
    .executeTakeFirst();
}

/** The links of a user's sign-up, for `moveTokens`. */
export async function signUpTokens(trx: Connection, userId: number) {
  return await trx
    .selectFrom("one_time_tokens")
    .select(["token_hash", "purpose", "created_at"])
    .where("user_id", "=", userId)
    .where("purpose", "in", ["activate", "reset_password"])
    .execute();
}

/** Lets the links of a removed sign-up say that a newer mail has taken their place; they open nothing. */
export async function moveTokens(
  trx: Connection,
  clock: Clock,
  userId: number,
  tokens: Awaited<ReturnType<typeof signUpTokens>>,
): Promise<void> {
  if (tokens.length === 0) return;
  await trx
    .insertInto("one_time_tokens")
    .values(tokens.map((token) => ({ ...token, user_id: userId, expires_at: clock.now() })))
    .execute();
}

/** Whether a link of a kind was ever mailed to a user. */
export async function wasIssued(db: Connection, userId: number, purpose: TokenPurpose): Promise<boolean> {
  const token = await db
    .selectFrom("one_time_tokens")
    .select("token_hash")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .limit(1)
    .executeTakeFirst();
  return token !== undefined;
}

/** Removes tokens that were over long ago. */
export async function deleteExpiredTokens(db: Connection, clock: Clock): Promise<void> {
  await db.deleteFrom("one_time_tokens").where("expires_at", "<", fromNow(clock, -REMEMBERED_FOR)).execute();
}
