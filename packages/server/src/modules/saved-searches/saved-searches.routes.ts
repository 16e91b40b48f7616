import { signedIn } from "../../core/signed-in.ts";
import { leavesUnread } from "../audit/audit.ts";
import type { Routes } from "../handler.ts";
import type { ServiceJob } from "../services.ts";
import { withPreparation } from "../with-preparation.ts";
import { alertsJob } from "./alerts.job.ts";
import * as service from "./saved-searches.service.ts";
import { requestAlert } from "./visitor-alerts.service.ts";

export { serveAlertPages as plugin } from "./alert-pages.ts";

export const jobs: ServiceJob[] = [alertsJob];

export const routes: Routes<
  | "listSavedSearches"
  | "saveSearch"
  | "updateSavedSearch"
  | "deleteSavedSearch"
  | "markSavedSearchSeen"
  | "requestAlert"
> = {
  listSavedSearches: ({ services, actor }) => service.listSavedSearches(services, signedIn(actor)),
  saveSearch: withPreparation({
    prepare: ({ services, actor, body }) => service.readKnown(services, signedIn(actor), body),
    respond: ({ services, actor, body }, known) => service.saveSearch(services, signedIn(actor), body, known),
  }),
  updateSavedSearch: ({ services, params, body }) => service.updateSavedSearch(services, params.id, body),
  deleteSavedSearch: ({ services, params }) => service.deleteSavedSearch(services, params.id),
  markSavedSearchSeen: async ({ services, actor, params }) => {
    if (!leavesUnread(actor)) await service.markSavedSearchSeen(services, params.id);
  },
  requestAlert: ({ services, body, locale }) => requestAlert(services, body, locale),
};
