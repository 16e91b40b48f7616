import type { FastifyInstance } from "fastify";
import { cacheable } from "../cacheable.ts";
import type { Routes } from "../handler.ts";
import type { ServiceJob, Services } from "../services.ts";
import { requestWeeklyList } from "./subscriptions.service.ts";
import { serveWeeklyListFiles } from "./weekly-list.files.ts";
import { weeklyListsJob } from "./weekly-lists.job.ts";
import { serveWeeklyListPages } from "./weekly-lists.pages.ts";
import { endOfFirstDay, findWeeklyList } from "./weekly-lists.service.ts";

export const routes: Routes<"findWeeklyList" | "requestWeeklyList"> = {
  findWeeklyList: cacheable({
    respond: ({ services, query }) => findWeeklyList(services, query),
    expiresAt: endOfFirstDay,
  }),
  requestWeeklyList: ({ services, body, locale }) => requestWeeklyList(services, body, locale),
};

/** The list as a feed and a spreadsheet, and the pages that begin and end its mail. */
export async function plugin(app: FastifyInstance, services: Services): Promise<void> {
  await serveWeeklyListFiles(app, services);
  await serveWeeklyListPages(app, services);
}

export const jobs: ServiceJob[] = [weeklyListsJob];
