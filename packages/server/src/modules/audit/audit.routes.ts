import type { Routes } from "../handler.ts";
import { checkAuditChain } from "./audit-chain.service.ts";

export const routes: Routes<"checkAuditChain"> = {
  checkAuditChain: ({ services, actor, query }) => checkAuditChain(services, actor, query),
};
