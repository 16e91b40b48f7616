import { DomainError } from "../../errors.ts";
import type { Routes } from "../../handlers.ts";
import { dismissOnboarding } from "./accounts.queries.ts";
import { activateAccount, claimAccount } from "./activation.service.ts";
import { requestPasswordReset, setNewPassword, updateUser } from "./credentials.service.ts";
import { logIn, logOut, readSession, refreshSession } from "./login.service.ts";
import { planAccounts } from "./planning.service.ts";
import { resendVerification, signUp } from "./signup.service.ts";

export const routes: Routes<
  | "signup"
  | "planAccounts"
  | "resendVerification"
  | "login"
  | "refreshSession"
  | "logout"
  | "getSession"
  | "activateAccount"
  | "activateAccountAndSetPassword"
  | "requestPasswordReset"
  | "setNewPassword"
  | "updateUser"
  | "dismissOnboarding"
> = {
  signup: ({ services, actor, body }) => signUp(services, actor, body),
  planAccounts: ({ services, actor, body }) => planAccounts(services, actor, body),
  resendVerification: ({ services, body }) => resendVerification(services, body),
  login: ({ services, body }) => logIn(services, body),
  refreshSession: ({ services, actor }) => refreshSession(services, actor),
  logout: ({ services, actor }) => logOut(services, actor),
  getSession: ({ services, actor }) => readSession(services, actor),
  activateAccount: ({ services, body }) => activateAccount(services, body),
  activateAccountAndSetPassword: ({ services, body }) => claimAccount(services, body),
  requestPasswordReset: ({ services, body }) => requestPasswordReset(services, body),
  setNewPassword: ({ services, body }) => setNewPassword(services, body),
  updateUser: ({ services, actor, body }) => updateUser(services, actor, body),
  dismissOnboarding: async ({ services, actor }) => {
    if (actor.kind === "visitor") throw DomainError.unauthorized();
    await dismissOnboarding(services.db, actor.accountId);
    return { message: "Your settings were saved." };
  },
};
