import type { Connection } from "../../infra/db/connection.ts";

/** Sets or clears that a user's login has a second step, after one was added or removed. @returns whether it has one */
export async function noteSecondFactor(trx: Connection, userId: number, at: Date): Promise<boolean> {
  const { has } = await trx
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom("totp_secrets")
              .select("user_id")
              .where("user_id", "=", userId)
              .where("confirmed_at", "is not", null),
          ),
          eb.exists(eb.selectFrom("passkeys").select("id").where("user_id", "=", userId)),
        ])
        .as("has"),
    )
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("users")
    .set((eb) => ({
      second_factor_at: has ? eb.fn.coalesce("second_factor_at", eb.val(at)) : null,
      ...(has && { second_factor_due_at: null }),
    }))
    .where("id", "=", userId)
    .execute();
  return Boolean(has);
}

export async function findDue(db: Connection, userId: number): Promise<Date | null> {
  const user = await db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("is_admin", "=", true)
    .where("second_factor_at", "is", null)
    .select("second_factor_due_at")
    .executeTakeFirst();
  return user?.second_factor_due_at ?? null;
}

export async function usersOf(db: Connection, accountId: number): Promise<number[]> {
  const rows = await db.selectFrom("users").where("account_id", "=", accountId).select("id").execute();
  return rows.map(({ id }) => id);
}
