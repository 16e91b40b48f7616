import { signedIn } from "../../core/signed-in.ts";
import type { Routes } from "../handler.ts";
import { listNews } from "./news.service.ts";

export const routes: Routes<"listNews"> = {
  listNews: ({ services, actor }) => listNews(services, signedIn(actor)),
};
