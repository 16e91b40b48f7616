import { recordProfileView } from "../activity/activity.views.ts";
import { cacheable } from "../cacheable.ts";
import type { Routes } from "../handler.ts";
import { previewProfile } from "./preview.service.ts";
import * as profiles from "./profiles.service.ts";

export const routes: Routes<"getProfileBySlug" | "getProfileById" | "previewProfile"> = {
  getProfileBySlug: cacheable({
    respond: ({ services, actor, access }) => profiles.getProfileBySlug(services, actor, access),
    afterResponse: ({ services, actor, access, address, userAgent }) =>
      recordProfileView(services, access.ownerAccountId as number, { actor, address, userAgent }),
  }),
  getProfileById: ({ services, actor, access, body }) =>
    profiles.getProfileById(services, actor, access, body),
  previewProfile: ({ services, access, query }) => previewProfile(services, access, query.as),
};
