// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Enter the code that your authenticator app shows, or a recovery code. */
export const codeDue: LocalizedString = { id: "server.second-factors.codeDue", english: "Enter the code that your authenticator app shows, or a recovery code." };

/** Log in with your passkey, or enter a recovery code. */
export const passkeyDue: LocalizedString = { id: "server.second-factors.passkeyDue", english: "Log in with your passkey, or enter a recovery code." };

/** This code is not right, or it was used already. Codes of the app change every 30 seconds: enter the one that it shows now. */
export const codeWrong: LocalizedString = { id: "server.second-factors.codeWrong", english: "This code is not right, or it was used already. Codes of the app change every 30 seconds: enter the one that it shows now." };

/** An authenticator app is in use already. Remove it first. */
export const appInUse: LocalizedString = { id: "server.second-factors.appInUse", english: "An authenticator app is in use already. Remove it first." };

/** Begin again: there is no authenticator app to be confirmed. */
export const noSecretWaits: LocalizedString = { id: "server.second-factors.noSecretWaits", english: "Begin again: there is no authenticator app to be confirmed." };

/** There is no second step of the login. */
export const noSecondFactor: LocalizedString = { id: "server.second-factors.noSecondFactor", english: "There is no second step of the login." };

/** Remove your own second steps in the settings, or ask another administrator. */
export const notYourOwn: LocalizedString = { id: "server.second-factors.notYourOwn", english: "Remove your own second steps in the settings, or ask another administrator." };

/** This is not your current password. */
export const passwordWrong: LocalizedString = { id: "server.second-factors.passwordWrong", english: "This is not your current password." };

/** You have twenty passkeys. Remove one that you do not use any more. */
export const enoughPasskeys: LocalizedString = { id: "server.second-factors.enoughPasskeys", english: "You have twenty passkeys. Remove one that you do not use any more." };

/** This passkey is in use already. */
export const passkeyKnown: LocalizedString = { id: "server.second-factors.passkeyKnown", english: "This passkey is in use already." };

/** This passkey was not accepted. Please try again, or log in with your password. */
export const passkeyNotAccepted: LocalizedString = { id: "server.second-factors.passkeyNotAccepted", english: "This passkey was not accepted. Please try again, or log in with your password." };

/** Your login was changed */
export const mailSubject: LocalizedString = { id: "server.second-factors.mailSubject", english: "Your login was changed" };

/** The login to your Foodshed account has a second step from now on. Everybody else who was logged in to it has been logged out. */
export const mailAdded: LocalizedString = { id: "server.second-factors.mailAdded", english: "The login to your Foodshed account has a second step from now on. Everybody else who was logged in to it has been logged out." };

/** A passkey or the authenticator app of your Foodshed account was removed. The login still has a second step. */
export const mailOneRemoved: LocalizedString = { id: "server.second-factors.mailOneRemoved", english: "A passkey or the authenticator app of your Foodshed account was removed. The login still has a second step." };

/** The second step of the login to your Foodshed account was removed: the password alone opens it now. */
export const mailRemoved: LocalizedString = { id: "server.second-factors.mailRemoved", english: "The second step of the login to your Foodshed account was removed: the password alone opens it now." };

/** Your Foodshed account has new recovery codes. The earlier ones do not work any more. */
export const mailCodes: LocalizedString = { id: "server.second-factors.mailCodes", english: "Your Foodshed account has new recovery codes. The earlier ones do not work any more." };

/** Our support has removed the second steps of the login to your Foodshed account, as you have asked. The password alone opens it now; please set up a second step again. */
export const mailReset: LocalizedString = { id: "server.second-factors.mailReset", english: "Our support has removed the second steps of the login to your Foodshed account, as you have asked. The password alone opens it now; please set up a second step again." };

/** See How You Log In */
export const mailAction: LocalizedString = { id: "server.second-factors.mailAction", english: "See How You Log In" };

/** If this was not you, set a new password and contact us right away. */
export const mailNotYou: LocalizedString = { id: "server.second-factors.mailNotYou", english: "If this was not you, set a new password and contact us right away." };
