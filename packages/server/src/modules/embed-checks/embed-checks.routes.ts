import type { Routes } from "../handler.ts";
import { checkEmbeds } from "./embed-checks.service.ts";

export const routes: Routes<"checkEmbeds"> = {
  checkEmbeds: ({ services, body, translate }) => checkEmbeds(services, body.url, translate),
};
