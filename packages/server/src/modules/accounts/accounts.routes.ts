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
  planAccounts: ({ services, actor, body }) => planAccounts(services, actor, body),
  resendVerification: ({ services, body }) => resendVerification(services, body),
  login: ({ services, body, ...origin }) => logIn(services, body, origin),
  refreshSession: ({ services, actor }) => refreshSession(services, actor),
  logout: ({ services, actor }) => logOut(services, actor),
  getSession: ({ services, actor }) => readSession(services, actor),
  activateAccount: ({ services, body, ...origin }) => activateAccount(services, body, origin),
  activateAccountAndSetPassword: ({ services, body, ...origin }) => claimAccount(services, body, origin),
  requestPasswordReset: ({ services, body }) => requestPasswordReset(services, body),
  setNewPassword: ({ services, body, ...origin }) => setNewPassword(services, body, origin),
  updateUser: ({ services, actor, body, ...origin }) => updateUser(services, actor, body, origin),
  checkLink: ({ services, body }) => checkLink(services, body),
  resendLink: ({ services, body }) => resendLink(services, body),
  getEmailChange: ({ services, actor }) => getEmailChange(services, actor),
  resendEmailChange: ({ services, actor }) => resendEmailChange(services, actor),
  cancelEmailChange: ({ services, actor }) => cancelEmailChange(services, actor),
  confirmEmailChange: ({ services, body }) => confirmEmailChange(services, body),
  stopEmailChange: ({ services, body }) => stopEmailChange(services, body),
  dismissOnboarding: ({ services, actor }) => dismissOnboarding(services, signedIn(actor)),
};
