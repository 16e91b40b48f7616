import type { Routes } from "../../handlers.ts";
import { isDemoNetwork } from "./network.queries.ts";

export const routes: Routes<"getNetwork"> = {
  getNetwork: async ({ services }) => ({ demo: await isDemoNetwork(services.db) }),
};
