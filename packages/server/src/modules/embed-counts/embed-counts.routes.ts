import { minutes } from "../../core/clock.ts";
import type { Routes } from "../handler.ts";
import type { ServiceJob } from "../services.ts";
import { countEmbed, getEmbedCounts, writeEmbedCounts } from "./embed-counts.service.ts";

export const routes: Routes<"countEmbed" | "getEmbedCounts"> = {
  countEmbed: async ({ services, body, ...caller }) => countEmbed(services, body, caller),
  getEmbedCounts: ({ services, access, query }) => getEmbedCounts(services, access, query),
};

export const jobs: ServiceJob[] = [{ name: "embed-counts", every: minutes(1), run: writeEmbedCounts }];
