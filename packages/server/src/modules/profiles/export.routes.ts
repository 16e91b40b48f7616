import type { Routes } from "../handler.ts";
import { exportProfiles } from "./export.service.ts";

export const routes: Routes<"exportProfiles"> = {
  exportProfiles: ({ services, actor, query }) => exportProfiles(services, actor, query),
};
