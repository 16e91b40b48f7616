import { signedIn } from "../../core/signed-in.ts";
import { leavesUnread } from "../audit/audit.ts";
import type { Routes } from "../handler.ts";
import * as lists from "./favourite-lists.service.ts";
import { exportFavouriteList } from "./favourites.csv.ts";
import * as service from "./favourites.service.ts";

export const routes: Routes<
  | "listFavourites"
  | "addFavourite"
  | "updateFavourite"
  | "deleteFavourite"
  | "createFavouriteList"
  | "readFavouriteList"
  | "updateFavouriteList"
  | "deleteFavouriteList"
  | "restoreFavouriteList"
  | "shareFavouriteList"
  | "unshareFavouriteList"
  | "markFavouriteListSeen"
  | "exportFavouriteList"
  | "readSharedList"
> = {
  listFavourites: ({ services, actor }) => service.listFavourites(services, signedIn(actor)),
  addFavourite: ({ services, actor, body, translate }) =>
    service.addFavourite(services, signedIn(actor), body, translate),
  updateFavourite: ({ services, actor, params, body }) =>
    service.updateFavourite(services, signedIn(actor), params.id, body),
  deleteFavourite: ({ services, params }) => service.deleteFavourite(services, params.id),
  createFavouriteList: ({ services, actor, body }) =>
    service.createFavouriteList(services, signedIn(actor), body),
  readFavouriteList: ({ services, params }) => lists.readFavouriteList(services, params.id),
  updateFavouriteList: ({ services, params, body }) => lists.updateFavouriteList(services, params.id, body),
  deleteFavouriteList: ({ services, params }) => lists.deleteFavouriteList(services, params.id),
  restoreFavouriteList: ({ services, params }) => lists.restoreFavouriteList(services, params.id),
  shareFavouriteList: ({ services, params }) => lists.shareFavouriteList(services, params.id),
  unshareFavouriteList: ({ services, params }) => lists.unshareFavouriteList(services, params.id),
  markFavouriteListSeen: async ({ services, actor, params }) => {
    if (!leavesUnread(actor)) await lists.markFavouriteListSeen(services, params.id);
  },
  exportFavouriteList: ({ services, params, translate }) =>
    exportFavouriteList(services, params.id, translate),
  readSharedList: ({ services, params }) => lists.readSharedList(services, params.token),
};
