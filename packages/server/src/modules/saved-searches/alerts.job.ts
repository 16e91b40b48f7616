import { minutes } from "../../core/clock.ts";
import type { ServiceJob } from "../services.ts";
import { findNews } from "./alerts.check.ts";
import { sendAlerts } from "./alerts.dispatch.ts";

/** Finds what is new for saved searches, and mails what is due. */
export const alertsJob: ServiceJob = {
  name: "saved-search-alerts",
  every: minutes(1),
  async run(services, stopping) {
    await findNews(services, stopping);
    await sendAlerts(services, stopping);
  },
};
