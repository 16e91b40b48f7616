import { ontarioDay, subtractDays } from "@foodshed/sdk/vocabulary";
import { days, fromNow } from "../../core/clock.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import { cardOf } from "../accounts/account-cards.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as queries from "./activity.queries.ts";

/** How far back the feed goes, and how long its entries are kept. */
const FEED_DAYS = 90;
/** For how many days views are counted one by one. */
const VIEW_DAYS = 35;
/** Nobody pages further than this; counting on would only cost. */
const MAX_COUNTED = 1000;
const CHART_DAYS = 30;

/** What happened in the network lately, the newest first. */
export async function listActivityFeed(
  services: Services,
  actor: SignedInActor,
  { size = 50, from = 0 }: NonNullable<Body<"listActivityFeed">> = {},
): Promise<ResponseBody<"listActivityFeed">> {
  const { db, clock, images } = services;
  const window = { accountId: actor.accountId, since: fromNow(clock, -days(FEED_DAYS)), now: clock.now() };
  const rows = await queries.readFeed(db, window, { from, size });
  type Item = ResponseBody<"listActivityFeed">["hits"]["hits"][number]["_source"];
  return {
    hits: {
      total: await queries.countFeed(db, window, MAX_COUNTED),
      hits: rows.map((row) => ({
        _source: {
          id: row.id,
          actor: {
            id: row.actor.id,
            account: cardOf(images, row.actor),
            person: row.person,
            people: row.people,
          },
          actee: row.actee,
          verb: row.verb as Item["verb"],
          created_at: row.created_at.toISOString(),
        },
      })),
    },
  };
}

/** Views of the actor's own profile. Days are those of Ontario; today counts as the last of the seven. */
export async function getDashboardStats(
  { db, clock }: Services,
  actor: SignedInActor,
): Promise<ResponseBody<"getDashboardStats">> {
  const today = ontarioDay(clock.now());
  const dates = Array.from({ length: CHART_DAYS }, (_, index) => subtractDays(today, CHART_DAYS - 1 - index));
  const rows = await queries.readDailyViews(db, actor.accountId, dates[0] as string);
  const byDate = new Map(rows.map(({ date, views }) => [date, views]));
  const daily = dates.map((date) => ({ date, views: byDate.get(date) ?? 0 }));
  return {
    last_week: daily.slice(-7).reduce((sum, { views }) => sum + views, 0),
    total: await queries.readTotalViews(db, actor.accountId),
    daily,
  };
}

/** Deletes events and views that nothing shows any more. */
export async function deleteOldActivity({ db, clock }: Services): Promise<void> {
  await queries.deleteActivities(db, fromNow(clock, -days(FEED_DAYS)));
  await queries.deleteViews(db, subtractDays(ontarioDay(clock.now()), VIEW_DAYS));
}
