import type { Routes } from "../handler.ts";
import { accept } from "./accepting.service.ts";
import { foundBusiness } from "./founding.service.ts";
import * as invitations from "./invitations.service.ts";
import * as me from "./me.service.ts";
import * as people from "./people.service.ts";

export const routes: Routes<
  | "listPeople"
  | "invitePerson"
  | "resendInvitation"
  | "withdrawInvitation"
  | "lookUpInvitation"
  | "acceptInvitation"
  | "changePersonRole"
  | "removePerson"
  | "leaveBusiness"
  | "getMe"
  | "setMyName"
  | "switchBusiness"
  | "foundBusiness"
> = {
  listPeople: ({ services, actor, access }) => people.listPeople(services, actor, access),
  invitePerson: ({ services, actor, access, body }) => invitations.invite(services, actor, access, body),
  resendInvitation: ({ services, actor, body }) => invitations.resend(services, actor, body),
  withdrawInvitation: ({ services, actor, body }) => invitations.withdraw(services, actor, body),
  lookUpInvitation: ({ services, body }) => invitations.lookUp(services, body),
  acceptInvitation: ({ services, actor, body, locale, ...origin }) =>
    accept(services, actor, body, origin, locale),
  changePersonRole: ({ services, actor, body }) => people.changeRole(services, actor, body),
  removePerson: ({ services, actor, body }) => people.removePerson(services, actor, body),
  leaveBusiness: ({ services, actor }) => people.leaveBusiness(services, actor),
  getMe: ({ services, actor }) => me.getMe(services, actor),
  setMyName: ({ services, actor, body }) => me.setMyName(services, actor, body),
  foundBusiness: ({ services, actor, body, locale }) => foundBusiness(services, actor, body, locale),
  switchBusiness: ({ services, actor, body }) => me.switchBusiness(services, actor, body),
};
