import type { Routes } from "../handler.ts";
import * as service from "./abuse-reports.service.ts";

export const routes: Routes<"reportAbuse" | "listAbuseReports" | "decideAbuseReport"> = {
  reportAbuse: ({ services, actor, body }) => service.reportAbuse(services, actor, body),
  listAbuseReports: ({ services, actor, query }) => service.listAbuseReports(services, actor, query),
  decideAbuseReport: ({ services, actor, body }) => service.decideAbuseReport(services, actor, body),
};
