import type { Answer, Body } from "../../handlers.ts";
import { cardOf } from "../../platform/account-cards.ts";
import { days, fromNow } from "../../platform/clock.ts";
import type { Services } from "../../platform/context.ts";
import type { SignedInActor } from "../../platform/signed-in.ts";
import * as queries from "./activity.queries.ts";

/** How far back the feed tells, and how long its entries are kept. */
export const FEED_DAYS = 90;
/** Nobody pages further than this; counting on would only cost. */
const MOST_COUNTED = 1000;
const CHART_DAYS = 30;

/** What happened in the network lately, the newest first. */
export async function listActivityFeed(
  services: Services,
  actor: SignedInActor,
  { size = 50, from = 0 }: NonNullable<Body<"listActivityFeed">> = {},
): Promise<Answer<"listActivityFeed">> {
  const { db, clock, images } = services;
  const window = { accountId: actor.accountId, since: fromNow(clock, -days(FEED_DAYS)), now: clock.now() };
  const rows = await queries.readFeed(db, window, { from, size });
  type Item = Answer<"listActivityFeed">["hits"]["hits"][number]["_source"];
  return {
    hits: {
      total: await queries.countFeed(db, window, MOST_COUNTED),
      hits: rows.map((row) => ({
        _source: {
          id: row.id,
          actor: { id: row.actor.id, account: cardOf(images, row.actor) },
          actee: row.actee,
          verb: row.verb as Item["verb"],
          created_at: row.created_at.toISOString(),
        },
      })),
    },
  };
}

/** Views of the actor's own profile. Days are those of UTC; today counts as the last of the seven. */
export async function getDashboardStats(
  { db, clock }: Services,
  actor: SignedInActor,
): Promise<Answer<"getDashboardStats">> {
  const dates = Array.from({ length: CHART_DAYS }, (_, index) =>
    fromNow(clock, -days(CHART_DAYS - 1 - index))
      .toISOString()
      .slice(0, 10),
  );
  const rows = await queries.readDailyViews(db, actor.accountId, dates[0] as string);
  const byDate = new Map(rows.map(({ date, views }) => [date, views]));
  const daily = dates.map((date) => ({ date, views: byDate.get(date) ?? 0 }));
  return {
    last_week: daily.slice(-7).reduce((sum, { views }) => sum + views, 0),
    total: await queries.readTotalViews(db, actor.accountId),
    daily,
  };
}
