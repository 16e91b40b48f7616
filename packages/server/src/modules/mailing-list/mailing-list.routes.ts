import type { Routes } from "../handler.ts";
import { subscribeToMailingList } from "./mailing-list.service.ts";

export const routes: Routes<"subscribeToMailingList"> = {
  subscribeToMailingList: async ({ services, body, locale }) =>
    subscribeToMailingList(services, body, locale),
};
