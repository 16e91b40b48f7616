import type { Routes } from "../handler.ts";
import { getAccount, listAccounts, updateAccount, withdrawAccount } from "./administration.service.ts";

export const routes: Routes<"listAccounts" | "getAccount" | "updateAccount" | "withdrawAccount"> = {
  listAccounts: ({ services, actor, query }) => listAccounts(services, actor, query),
  getAccount: ({ services, actor, params }) => getAccount(services, actor, params.id),
  updateAccount: ({ services, actor, body }) => updateAccount(services, actor, body),
  withdrawAccount: ({ services, actor, body }) => withdrawAccount(services, actor, body),
};
