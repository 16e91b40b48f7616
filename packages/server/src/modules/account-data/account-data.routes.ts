import type { Routes } from "../handler.ts";
import { exportAccount } from "./account-data.service.ts";

export const routes: Routes<"exportAccount"> = {
  exportAccount: ({ services, actor, body, translate }) => exportAccount(services, actor, body, translate),
};
