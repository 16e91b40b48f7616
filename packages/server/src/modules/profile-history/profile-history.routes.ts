import type { Routes } from "../handler.ts";
import { listProfileChanges, undoProfileChange } from "./history.service.ts";

export const routes: Routes<"listProfileChanges" | "undoProfileChange"> = {
  listProfileChanges: ({ services, actor, access, query }) =>
    listProfileChanges(services, actor, access, query),
  undoProfileChange: ({ services, actor, access, body }) => undoProfileChange(services, actor, access, body),
};
