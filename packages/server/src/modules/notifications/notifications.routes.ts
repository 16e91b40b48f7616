import type { Routes } from "../../handlers.ts";
import type { RecurringJob } from "../../platform/jobs.ts";
import { signedIn } from "../../platform/signed-in.ts";
import { classifiedDigestJob } from "./classified-digest.ts";
import { expiredClassifiedsJob } from "./expired-classifieds.ts";
import { notificationsJob } from "./notifications.sending.ts";
import * as service from "./notifications.service.ts";

export { serveUnsubscribePage as plugin } from "./unsubscribe-page.ts";

export const jobs: RecurringJob[] = [notificationsJob, expiredClassifiedsJob, classifiedDigestJob];

export const routes: Routes<"listNotificationPreferences" | "setNotificationPreference" | "unsubscribe"> = {
  listNotificationPreferences: async ({ services, actor }) =>
    service.listNotificationPreferences(services, signedIn(actor)),
  setNotificationPreference: async ({ services, actor, params, body }) =>
    service.setNotificationPreference(services, signedIn(actor), params.verb, body),
  unsubscribe: async ({ services, query }) => service.unsubscribe(services, query.token),
};
