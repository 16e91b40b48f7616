import type { Clock } from "../../core/clock.ts";
import { seal, unseal } from "../../infra/auth/sealed.ts";
import type { Connection } from "../../infra/db/connection.ts";

/** Steps of thirty seconds that a clock may be slow or fast. */
const WINDOW = 1;
const PERIOD_SECONDS = 30;
const PURPOSE = "totp secret";
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

interface Context {
  secret: string;
  clock: Clock;
}

/** Keeps a new secret, which counts once it is confirmed. */
export async function beginTotpSecret(
  { secret, clock }: Context,
  trx: Connection,
  user: { id: number; email: string },
): Promise<{ secret: string; uri: string }> {
  const { Secret, TOTP } = await import("otpauth");
  const key = new Secret({ size: SECRET_BYTES });
  const row = { sealed_secret: seal(secret, PURPOSE, key.base32), created_at: clock.now() };
  await trx
    .insertInto("totp_secrets")
    .values({ user_id: user.id, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...row, last_step: 0 }))
    .execute();
  const totp = new TOTP({ issuer: "Foodshed", label: user.email, secret: key, period: PERIOD_SECONDS });
  return { secret: key.base32, uri: totp.toString() };
}

export async function findTotpSecret(db: Connection, userId: number) {
  return await db.selectFrom("totp_secrets").where("user_id", "=", userId).selectAll().executeTakeFirst();
}

/** Whether a code is one of now, a step before or after, that was not accepted before. Accepting it is recorded. */
export async function acceptTotpCode(
  { secret, clock }: Context,
  trx: Connection,
  row: { user_id: number; sealed_secret: string },
  code: string,
): Promise<boolean> {
  const base32 = unseal(secret, PURPOSE, row.sealed_secret);
  if (base32 === undefined || !/^\d{6}$/.test(code)) return false;
  const now = clock.now().getTime();
  const { Secret, TOTP } = await import("otpauth");
  const totp = new TOTP({ secret: Secret.fromBase32(base32), period: PERIOD_SECONDS });
  const delta = totp.validate({ token: code, window: WINDOW, timestamp: now });
  if (delta === null) return false;
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
  const { numUpdatedRows } = await trx
    .updateTable("totp_secrets")
    .set({ last_step: step })
    .where("user_id", "=", row.user_id)
    .where("last_step", "<", String(step))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function confirmTotpSecret({ clock }: Context, trx: Connection, userId: number): Promise<void> {
  await trx
    .updateTable("totp_secrets")
    .set({ confirmed_at: clock.now() })
    .where("user_id", "=", userId)
    .execute();
}

/** @returns whether there was one in use */
export async function deleteTotpSecret(trx: Connection, userId: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom("totp_secrets")
    .where("user_id", "=", userId)
    .returning("confirmed_at")
    .executeTakeFirst();
  return Boolean(deleted?.confirmed_at);
}
