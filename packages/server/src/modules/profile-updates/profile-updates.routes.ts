import type { Routes } from "../handler.ts";
import { applyUpdates } from "./apply-updates.service.ts";
import { planUpdates } from "./plan-updates.service.ts";

export const routes: Routes<"planUpdates" | "applyUpdates"> = {
  planUpdates: ({ services, actor, body, translate }) => planUpdates(services, actor, body, translate),
  applyUpdates: ({ services, actor, body, translate }) => applyUpdates(services, actor, body, translate),
};
