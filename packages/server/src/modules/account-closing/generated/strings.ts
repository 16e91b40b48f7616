// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** This account is closed already. */
export const closedAlready: LocalizedString = { id: "server.account-closing.closedAlready", english: "This account is closed already." };

/** This account is not closed. */
export const notClosed: LocalizedString = { id: "server.account-closing.notClosed", english: "This account is not closed." };

/** The thirty days are over: this account is being erased and cannot be kept. */
export const tooLateToKeep: LocalizedString = { id: "server.account-closing.tooLateToKeep", english: "The thirty days are over: this account is being erased and cannot be kept." };

/** You are the only administrator of this network. Give somebody else these rights first. */
export const lastAdministrator: LocalizedString = { id: "server.account-closing.lastAdministrator", english: "You are the only administrator of this network. Give somebody else these rights first." };

/** Only accounts whose owner has confirmed them can be closed. Withdraw or disable this one instead. */
export const notToClose: LocalizedString = { id: "server.account-closing.notToClose", english: "Only accounts whose owner has confirmed them can be closed. Withdraw or disable this one instead." };

/** The account of {business} is closed */
export const closedSubject: LocalizedString<{ business: string | number }> = { id: "server.account-closing.closedSubject", english: ["The account of ",["business"]," is closed"] };

/** You have closed the account of {business} on Foodshed. Nobody sees its profile and its classifieds any more, and nobody can write to it. */
export const closedByYou: LocalizedString<{ business: string | number }> = { id: "server.account-closing.closedByYou", english: ["You have closed the account of ",["business"]," on Foodshed. Nobody sees its profile and its classifieds any more, and nobody can write to it."] };

/** Our support has closed the account of {business} on Foodshed. Nobody sees its profile and its classifieds any more, and nobody can write to it. */
export const closedBySupport: LocalizedString<{ business: string | number }> = { id: "server.account-closing.closedBySupport", english: ["Our support has closed the account of ",["business"]," on Foodshed. Nobody sees its profile and its classifieds any more, and nobody can write to it."] };

/** You can change your mind until {date}: log in and press “Keep my account”, and everything is back as it was. After that day we erase it for good. */
export const closedUntil: LocalizedString<{ date: string | number }> = { id: "server.account-closing.closedUntil", english: ["You can change your mind until ",["date"],": log in and press “Keep my account”, and everything is back as it was. After that day we erase it for good."] };

/** Keep my account */
export const keepAction: LocalizedString = { id: "server.account-closing.keepAction", english: "Keep my account" };

/** If it was not you who closed it, keep the account and change your password. */
export const closedNotYou: LocalizedString = { id: "server.account-closing.closedNotYou", english: "If it was not you who closed it, keep the account and change your password." };

/** The account of {business} is erased on {date} */
export const reminderSubject: LocalizedString<{ business: string | number; date: string | number }> = { id: "server.account-closing.reminderSubject", english: ["The account of ",["business"]," is erased on ",["date"]] };

/** The account of {business} is closed. On {date} we erase it with everything in it, for good. */
export const reminderWhat: LocalizedString<{ business: string | number; date: string | number }> = { id: "server.account-closing.reminderWhat", english: ["The account of ",["business"]," is closed. On ",["date"]," we erase it with everything in it, for good."] };

/** Until then you can log in, keep the account, or download your data. */
export const reminderData: LocalizedString = { id: "server.account-closing.reminderData", english: "Until then you can log in, keep the account, or download your data." };

/** If you still want to leave, there is nothing to do. */
export const reminderNothing: LocalizedString = { id: "server.account-closing.reminderNothing", english: "If you still want to leave, there is nothing to do." };

/** The account of {business} is erased */
export const erasedSubject: LocalizedString<{ business: string | number }> = { id: "server.account-closing.erasedSubject", english: ["The account of ",["business"]," is erased"] };

/** The account of {business} and everything in it is erased: profile, products, classifieds, pictures, files, preferences, and the logins of people who were with no other business. */
export const erasedWhat: LocalizedString<{ business: string | number }> = { id: "server.account-closing.erasedWhat", english: ["The account of ",["business"]," and everything in it is erased: profile, products, classifieds, pictures, files, preferences, and the logins of people who were with no other business."] };

/** What others wrote stays theirs. Messages that you sent them stay in their conversations, as from a closed business. */
export const erasedOthers: LocalizedString = { id: "server.account-closing.erasedOthers", english: "What others wrote stays theirs. Messages that you sent them stay in their conversations, as from a closed business." };

/** Read our privacy policy */
export const erasedAction: LocalizedString = { id: "server.account-closing.erasedAction", english: "Read our privacy policy" };

/** This is our last mail to you. You are welcome to register again whenever you like. */
export const erasedBack: LocalizedString = { id: "server.account-closing.erasedBack", english: "This is our last mail to you. You are welcome to register again whenever you like." };

/** {network} has closed its account */
export const networkSubject: LocalizedString<{ network: string | number }> = { id: "server.account-closing.networkSubject", english: [["network"]," has closed its account"] };

/** {network}, of which {business} is a member, has closed its account on Foodshed. Your profile shows it no more, and the membership ends for good on {date} unless the network changes its mind. */
export const networkWhat: LocalizedString<{ business: string | number; date: string | number; network: string | number }> = { id: "server.account-closing.networkWhat", english: [["network"],", of which ",["business"]," is a member, has closed its account on Foodshed. Your profile shows it no more, and the membership ends for good on ",["date"]," unless the network changes its mind."] };

/** {network} was allowed to edit your profile. It cannot do so any more. */
export const networkManages: LocalizedString<{ network: string | number }> = { id: "server.account-closing.networkManages", english: [["network"]," was allowed to edit your profile. It cannot do so any more."] };

/** Go to your dashboard */
export const networkAction: LocalizedString = { id: "server.account-closing.networkAction", english: "Go to your dashboard" };

/** Your own account stays as it is. */
export const networkNothing: LocalizedString = { id: "server.account-closing.networkNothing", english: "Your own account stays as it is." };
