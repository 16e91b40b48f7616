import type { Routes } from "../../handlers.ts";
import { recordProfileView } from "../activity/activity.views.ts";
import * as profiles from "./profiles.service.ts";

export const routes: Routes<"getProfileBySlug" | "getProfileById"> = {
  async getProfileBySlug({ services, actor, access, query, address, userAgent }) {
    const profile = await profiles.getProfileBySlug(services, actor, access, query);
    await recordProfileView(services, profile.id, { actor, address, userAgent });
    return profile;
  },
  getProfileById: ({ services, actor, access, body }) =>
    profiles.getProfileById(services, actor, access, body),
};
