import type { Routes } from "../../handlers.ts";
import { keptForVisitors } from "../../kept-handlers.ts";
import { recordProfileView } from "../activity/activity.views.ts";
import * as profiles from "./profiles.service.ts";

export const routes: Routes<"getProfileBySlug" | "getProfileById"> = {
  getProfileBySlug: keptForVisitors({
    answer: ({ services, actor, access }) => profiles.getProfileBySlug(services, actor, access),
    afterwards: ({ services, actor, access, address, userAgent }) =>
      recordProfileView(services, access.ownerAccountId as number, { actor, address, userAgent }),
  }),
  getProfileById: ({ services, actor, access, body }) =>
    profiles.getProfileById(services, actor, access, body),
};
