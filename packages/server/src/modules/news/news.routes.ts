import { signedIn } from "../../core/signed-in.ts";
import { leavesUnread } from "../audit/audit.ts";
import type { Routes } from "../handler.ts";
import { markMatchesSeen } from "./match-news.service.ts";
import { listNews } from "./news.service.ts";

export const routes: Routes<"listNews" | "markMatchesSeen"> = {
  listNews: ({ services, actor }) => listNews(services, signedIn(actor)),
  markMatchesSeen: async ({ services, actor }) => {
    if (!leavesUnread(actor)) await markMatchesSeen(services, signedIn(actor));
  },
};
