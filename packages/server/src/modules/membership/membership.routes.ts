import { signedIn } from "../../core/signed-in.ts";
import { cacheable } from "../cacheable.ts";
import type { Routes } from "../handler.ts";
import { listConnectedProfiles, listManagedProfiles } from "./member-lists.service.ts";
import { exportMembers, removeMembers } from "./members.service.ts";
import * as membership from "./membership.service.ts";
import { listNetworks } from "./networks.service.ts";

export const routes: Routes<
  | "requestConnection"
  | "acceptConnectionRequest"
  | "listConnectionRequests"
  | "deleteConnection"
  | "listManagedProfiles"
  | "listConnectedProfiles"
  | "listNetworks"
  | "exportMembers"
  | "removeMembers"
> = {
  requestConnection: async ({ services, actor, body }) =>
    membership.requestConnection(services, signedIn(actor), body),
  acceptConnectionRequest: async ({ services, actor, body }) =>
    membership.acceptConnectionRequest(services, signedIn(actor), body),
  listConnectionRequests: async ({ services, actor, query }) =>
    membership.listConnectionRequests(services, signedIn(actor), query),
  deleteConnection: async ({ services, actor, params }) =>
    membership.deleteConnection(services, signedIn(actor), params.id),
  listManagedProfiles: async ({ services, actor, access, query }) =>
    listManagedProfiles(services, signedIn(actor), access, query),
  listConnectedProfiles: async ({ services, access, query }) =>
    listConnectedProfiles(services, access, query),
  exportMembers: ({ services, actor, body, translate }) =>
    exportMembers(services, signedIn(actor), body, translate),
  removeMembers: ({ services, actor, body }) => removeMembers(services, signedIn(actor), body),
  listNetworks: cacheable({ respond: ({ services, query }) => listNetworks(services, query) }),
};
