import type { Routes } from "../handler.ts";
import { accountClosingJob } from "./closing.job.ts";
import { closeAccount, closeAccountFor, keepAccount, keepAccountFor } from "./closing.service.ts";

export const routes: Routes<"closeAccount" | "keepAccount" | "closeAccountFor" | "keepAccountFor"> = {
  closeAccount: ({ services, actor, body }) => closeAccount(services, actor, body),
  keepAccount: ({ services, actor }) => keepAccount(services, actor),
  closeAccountFor: ({ services, actor, body }) => closeAccountFor(services, actor, body),
  keepAccountFor: ({ services, actor, body }) => keepAccountFor(services, actor, body),
};

export const jobs = [accountClosingJob];
