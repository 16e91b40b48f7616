import type { Insertable } from "kysely";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { ActivitiesTable } from "../../infra/db/tables/marketplace.ts";

/** Writes what was done, each once a day. */
export async function insertActivities(
  trx: Connection,
  rows: readonly Insertable<ActivitiesTable>[],
): Promise<void> {
  for (const batch of inBatches(rows))
    await trx
      .insertInto("activities")
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Writes views by made-up viewers, and adds them to the profiles' totals. */
export async function insertViews(
  trx: Connection,
  views: readonly { accountId: number; day: string; viewers: number }[],
): Promise<void> {
  const rows = views.flatMap(({ accountId, day, viewers }) =>
    Array.from({ length: viewers }, (_, i) => ({ account_id: accountId, day, viewer: `${day}/${i}` })),
  );
  for (const batch of inBatches(rows, 2000))
    await trx
      .insertInto("profile_views")
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const totals = new Map<number, number>();
  for (const { accountId, viewers } of views) totals.set(accountId, (totals.get(accountId) ?? 0) + viewers);
  for (const batch of inBatches([...totals]))
    await trx
      .insertInto("profile_view_totals")
      .values(batch.map(([account_id, count]) => ({ account_id, views: count })))
      .execute();
}
