import type { DemoPerson } from "@foodshed/demo/demo-data";
import { days } from "../../core/clock.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { insertPerson } from "../../modules/accounts/accounts.bulk.ts";
import type { Filling, Identities } from "./fill-accounts.ts";

/** Writes the people who act for businesses that others have signed up. */
export async function fillPeople(
  { now, passwordHash }: Pick<Filling, "now" | "passwordHash">,
  trx: Connection,
  people: readonly DemoPerson[],
  { accountIds }: Identities,
): Promise<void> {
  const ago = (count: number) => new Date(now.getTime() - days(count));
  for (const { email, firstName, lastName, lastLoginDaysAgo, memberships } of people) {
    const since = ago(Math.max(...memberships.map(({ daysAgo }) => daysAgo)));
    await insertPerson(
      trx,
      {
        account_id: accountIds[memberships[0]?.business as number] as number,
        email,
        first_name: firstName,
        last_name: lastName,
        password_hash: passwordHash,
        activated_at: since,
        last_login_at: ago(lastLoginDaysAgo),
        created_at: since,
      },
      memberships.map(({ business, role, daysAgo }) => ({
        account_id: accountIds[business] as number,
        role,
        created_at: ago(daysAgo),
      })),
    );
  }
}
