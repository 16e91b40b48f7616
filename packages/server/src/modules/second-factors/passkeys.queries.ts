import { createHash } from "node:crypto";
import { PASSKEYS_MAX } from "@foodshed/sdk/vocabulary";
import { type Clock, fromNow, minutes } from "../../core/clock.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { ResponseBody } from "../handler.ts";

const CHALLENGE_LIFETIME = minutes(5);

/** Remembers a challenge until a browser answers it. @param userId whose passkey is to be added; null for a login */
export async function keepChallenge(
  db: Connection,
  clock: Clock,
  challenge: string,
  userId: number | null,
): Promise<void> {
  await db
    .insertInto("passkey_challenges")
    .values({
      challenge_hash: hashOf(challenge),
      user_id: userId,
      expires_at: fromNow(clock, CHALLENGE_LIFETIME),
    })
    .execute();
}

/** Whether a challenge was given out for this and not answered before; it is answered now. */
export async function takeChallenge(
  trx: Connection,
  clock: Clock,
  challenge: string,
  userId: number | null,
): Promise<boolean> {
  const taken = await trx
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hashOf(challenge))
    .where("user_id", userId === null ? "is" : "=", userId)
    .where("expires_at", ">", clock.now())
    .returning("challenge_hash")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteExpiredChallenges(db: Connection, clock: Clock): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("expires_at", "<", clock.now()).execute();
}

export async function listPasskeys(
  db: Connection,
  userId: number,
): Promise<ResponseBody<"getSecondFactors">["passkeys"]> {
  const rows = await db
    .selectFrom("passkeys")
    .where("user_id", "=", userId)
    .select(["id", "name", "created_at", "last_used_at"])
    .orderBy("id")
    .limit(PASSKEYS_MAX)
    .execute();
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/** The credentials that a user's authenticators need not make again. */
export async function listCredentials(db: Connection, userId: number) {
  return await db
    .selectFrom("passkeys")
    .where("user_id", "=", userId)
    .select(["credential_id", "transports"])
    .execute();
}

export async function findPasskey(db: Connection, credentialId: string) {
  return await db
    .selectFrom("passkeys")
    .where("credential_id", "=", credentialId)
    .selectAll()
    .executeTakeFirst();
}

export interface NewPasskey {
  user_id: number;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
}

/** @returns false where an account has that passkey already */
export async function insertPasskey(trx: Connection, passkey: NewPasskey): Promise<boolean> {
  const inserted = await trx
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns false when another use of the same answer came first */
export async function notePasskeyUse(
  trx: Connection,
  id: number,
  { before, counter, at }: { before: string; counter: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("passkeys")
    .set({ counter, last_used_at: at })
    .where("id", "=", id)
    .where("counter", "=", before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns whether the user had it */
export async function deletePasskey(trx: Connection, userId: number, id: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deletePasskeys(trx: Connection, userId: number): Promise<void> {
  await trx.deleteFrom("passkeys").where("user_id", "=", userId).execute();
}

const hashOf = (challenge: string) => createHash("sha256").update(challenge).digest("hex");
