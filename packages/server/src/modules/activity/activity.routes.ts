import type { Routes } from "../../handlers.ts";
import { days, fromNow, hours } from "../../platform/clock.ts";
import type { RecurringJob } from "../../platform/jobs.ts";
import { signedIn } from "../../platform/signed-in.ts";
import { forgetActivities, forgetViews } from "./activity.queries.ts";
import { FEED_DAYS, getDashboardStats, listActivityFeed } from "./activity.service.ts";

export const jobs: RecurringJob[] = [
  {
    name: "forget-activity",
    every: hours(6),
    async run({ db, clock }) {
      await forgetActivities(db, fromNow(clock, -days(FEED_DAYS)));
      await forgetViews(db, fromNow(clock, -days(35)).toISOString().slice(0, 10));
    },
  },
];

export const routes: Routes<"listActivityFeed" | "getDashboardStats"> = {
  listActivityFeed: async ({ services, actor, body }) => listActivityFeed(services, signedIn(actor), body),
  getDashboardStats: async ({ services, actor }) => getDashboardStats(services, signedIn(actor)),
};
