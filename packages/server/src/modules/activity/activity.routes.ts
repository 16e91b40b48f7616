import { hours } from "../../core/clock.ts";
import { signedIn } from "../../core/signed-in.ts";
import type { Routes } from "../handler.ts";
import type { ServiceJob } from "../services.ts";
import { deleteOldActivity, getDashboardStats, listActivityFeed } from "./activity.service.ts";

export const jobs: ServiceJob[] = [
  {
    name: "delete-old-activity",
    every: hours(6),
    exclusive: true,
    run: deleteOldActivity,
  },
];

export const routes: Routes<"listActivityFeed" | "getDashboardStats"> = {
  listActivityFeed: async ({ services, actor, body }) => listActivityFeed(services, signedIn(actor), body),
  getDashboardStats: async ({ services, actor }) => getDashboardStats(services, signedIn(actor)),
};
