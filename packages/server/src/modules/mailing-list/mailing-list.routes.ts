import type { Routes } from "../handler.ts";
import { subscribeToMailingList } from "./mailing-list.service.ts";
import { requestSubscription } from "./subscription-requests.service.ts";

export { serveConfirmPage as plugin } from "./confirm-page.ts";

export const routes: Routes<"subscribeToMailingList" | "requestSubscription"> = {
  subscribeToMailingList: async ({ services, body, locale }) =>
    subscribeToMailingList(services, body, locale),
  requestSubscription: async ({ services, body, locale }) => requestSubscription(services, body, locale),
};
