import { minutes } from "../../core/clock.ts";
import { sendMatchAlerts } from "../match-alerts/match-alerts.dispatch.ts";
import type { ServiceJob } from "../services.ts";
import { findNews } from "./alerts.check.ts";
import { sendAlerts } from "./alerts.dispatch.ts";
import { tryLockCheck } from "./alerts.queries.ts";

/** Finds what is new for saved searches and classifieds, and mails what is due. */
export const alertsJob: ServiceJob = {
  name: "saved-search-alerts",
  every: minutes(1),
  async run(services, stopping) {
    await findNews(services, stopping);
    await sendAlerts(services, stopping);
    await sendMatchAlerts(services, tryLockCheck, stopping);
  },
};
