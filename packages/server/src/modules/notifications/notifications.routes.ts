import { signedIn } from "../../core/signed-in.ts";
import type { Routes } from "../handler.ts";
import type { ServiceJob } from "../services.ts";
import { classifiedDigestJob } from "./classified-digest.ts";
import { expiredClassifiedsJob } from "./expired-classifieds.ts";
import { notificationsJob } from "./notifications.dispatch.ts";
import * as service from "./notifications.service.ts";

export { serveUnsubscribePage as plugin } from "./unsubscribe-page.ts";

export const jobs: ServiceJob[] = [notificationsJob, expiredClassifiedsJob, classifiedDigestJob];

export const routes: Routes<"listNotificationPreferences" | "setNotificationPreference" | "unsubscribe"> = {
  listNotificationPreferences: async ({ services, actor }) =>
    service.listNotificationPreferences(services, signedIn(actor)),
  setNotificationPreference: async ({ services, actor, params, body }) =>
    service.setNotificationPreference(services, signedIn(actor), params.verb, body),
  unsubscribe: async ({ services, query, translate }) =>
    service.unsubscribe(services, query.token, translate),
};
