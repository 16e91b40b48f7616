import { signedIn } from "../../core/signed-in.ts";
import type { Routes } from "../handler.ts";
import { withPreparation } from "../with-preparation.ts";
import { activateAccount, claimAccount } from "./activation.service.ts";
import { requestPasswordReset, setNewPassword, updateUser } from "./credentials.service.ts";
import {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  resendEmailChange,
  stopEmailChange,
} from "./email-changes.service.ts";
import { setLanguage } from "./language.service.ts";
import { checkLink, resendLink } from "./links.service.ts";
import { logIn, logOut, readSession, refreshSession } from "./login.service.ts";
import { dismissOnboarding } from "./onboarding.service.ts";
import { endOtherSessions, endSession, listSessions } from "./open-sessions.service.ts";
import { planAccounts } from "./planning.service.ts";
import { prepareSignUp, resendVerification, signUp } from "./signup.service.ts";

export const routes: Routes<
  | "signup"
  | "planAccounts"
  | "resendVerification"
  | "login"
  | "refreshSession"
  | "logout"
  | "getSession"
  | "listSessions"
  | "endSession"
  | "endOtherSessions"
  | "activateAccount"
  | "activateAccountAndSetPassword"
  | "requestPasswordReset"
  | "setNewPassword"
  | "updateUser"
  | "checkLink"
  | "resendLink"
  | "getEmailChange"
  | "resendEmailChange"
  | "cancelEmailChange"
  | "confirmEmailChange"
  | "stopEmailChange"
  | "dismissOnboarding"
  | "setLanguage"
> = {
  setLanguage: ({ services, actor, body }) => setLanguage(services, signedIn(actor), body),
  signup: withPreparation({
    prepare: ({ services, body }) => prepareSignUp(services, body),
    respond: ({ services, actor, body, locale }, passwordHash) =>
      signUp(services, actor, body, { passwordHash, locale }),
  }),
  planAccounts: ({ services, actor, body, translate }) => planAccounts(services, actor, body, translate),
  resendVerification: ({ services, actor, body, translate }) =>
    resendVerification(services, actor, body, translate),
  login: ({ services, body, ...origin }) => logIn(services, body, origin),
  refreshSession: ({ services, actor }) => refreshSession(services, actor),
  logout: ({ services, actor }) => logOut(services, actor),
  getSession: ({ services, actor }) => readSession(services, actor),
  listSessions: ({ services, actor }) => listSessions(services, actor),
  endSession: ({ services, actor, body }) => endSession(services, actor, body),
  endOtherSessions: ({ services, actor, ...origin }) => endOtherSessions(services, actor, origin),
  activateAccount: ({ services, body, translate, ...origin }) =>
    activateAccount(services, body, origin, translate),
  activateAccountAndSetPassword: ({ services, body, translate, ...origin }) =>
    claimAccount(services, body, origin, translate),
  requestPasswordReset: ({ services, body, translate }) => requestPasswordReset(services, body, translate),
  setNewPassword: ({ services, body, translate, ...origin }) =>
    setNewPassword(services, body, origin, translate),
  updateUser: ({ services, actor, body, ...origin }) => updateUser(services, actor, body, origin),
  checkLink: ({ services, body }) => checkLink(services, body),
  resendLink: ({ services, body, translate }) => resendLink(services, body, translate),
  getEmailChange: ({ services, actor }) => getEmailChange(services, actor),
  resendEmailChange: ({ services, actor, translate }) => resendEmailChange(services, actor, translate),
  cancelEmailChange: ({ services, actor, translate }) => cancelEmailChange(services, actor, translate),
  confirmEmailChange: ({ services, body, translate }) => confirmEmailChange(services, body, translate),
  stopEmailChange: ({ services, body, translate }) => stopEmailChange(services, body, translate),
  dismissOnboarding: ({ services, actor, translate }) =>
    dismissOnboarding(services, signedIn(actor), translate),
};
