import type { FastifyInstance } from "fastify";
import { signedIn } from "../../core/signed-in.ts";
import type { Routes } from "../handler.ts";
import type { ServiceJob, Services } from "../services.ts";
import { classifiedDigestJob } from "./classified-digest.ts";
import { expiredClassifiedsJob } from "./expired-classifieds.ts";
import { serveMailPreferencesPage } from "./mail-preferences-page.ts";
import { notificationsJob } from "./notifications.dispatch.ts";
import * as service from "./notifications.service.ts";
import { serveUnsubscribePage } from "./unsubscribe-page.ts";

export async function plugin(app: FastifyInstance, services: Services): Promise<void> {
  await serveUnsubscribePage(app, services);
  serveMailPreferencesPage(app, services);
}

export const jobs: ServiceJob[] = [notificationsJob, expiredClassifiedsJob, classifiedDigestJob];

export const routes: Routes<"listNotificationPreferences" | "setNotificationPreference" | "unsubscribe"> = {
  listNotificationPreferences: async ({ services, actor }) =>
    service.listNotificationPreferences(services, signedIn(actor)),
  setNotificationPreference: async ({ services, actor, params, body }) =>
    service.setNotificationPreference(services, signedIn(actor), params.verb, body),
  unsubscribe: async ({ services, query, translate }) =>
    service.unsubscribe(services, query.token, translate),
};
