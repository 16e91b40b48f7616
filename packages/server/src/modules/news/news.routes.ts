import { signedIn } from "../../core/signed-in.ts";
import type { Routes } from "../handler.ts";
import { markMatchesSeen } from "./match-news.service.ts";
import { listNews } from "./news.service.ts";

export const routes: Routes<"listNews" | "markMatchesSeen"> = {
  listNews: ({ services, actor }) => listNews(services, signedIn(actor)),
  markMatchesSeen: ({ services, actor }) => markMatchesSeen(services, signedIn(actor)),
};
