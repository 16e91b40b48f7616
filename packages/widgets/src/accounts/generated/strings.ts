// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** Log In */
export const logIn: LocalizedString = { id: "accounts.logIn", english: "Log In" };

/** Log In */
export const logInTitle: LocalizedString = { id: "accounts.logInTitle", english: "Log In" };

/** Log In to Message */
export const logInToMessage: LocalizedString = { id: "accounts.logInToMessage", english: "Log In to Message" };

/** Log Out */
export const logOut: LocalizedString = { id: "accounts.logOut", english: "Log Out" };

/** Not registered yet? <register>Register Your Business</register> */
export const notRegistered: LocalizedString<{ register: Tag }> = { id: "accounts.notRegistered", english: ["Not registered yet? ",["register","Register Your Business"]] };

/** Email and password are case sensitive. */
export const caseSensitive: LocalizedString = { id: "accounts.caseSensitive", english: "Email and password are case sensitive." };

/** Forgot your password? */
export const forgotPassword: LocalizedString = { id: "accounts.forgotPassword", english: "Forgot your password?" };

/** Please provide a valid email address. */
export const loginEmail: LocalizedString = { id: "accounts.loginEmail", english: "Please provide a valid email address." };

/** Please enter a password. */
export const loginPassword: LocalizedString = { id: "accounts.loginPassword", english: "Please enter a password." };

/** Failure to login due to: */
export const loginFailed: LocalizedString = { id: "accounts.loginFailed", english: "Failure to login due to:" };

/** First name */
export const firstName: LocalizedString = { id: "accounts.firstName", english: "First name" };

/** Last name */
export const lastName: LocalizedString = { id: "accounts.lastName", english: "Last name" };

/** Job title */
export const jobTitle: LocalizedString = { id: "accounts.jobTitle", english: "Job title" };

/** Business name */
export const businessName: LocalizedString = { id: "accounts.businessName", english: "Business name" };

/** Email */
export const email: LocalizedString = { id: "accounts.email", english: "Email" };

/** Password */
export const password: LocalizedString = { id: "accounts.password", english: "Password" };

/** Confirm password */
export const confirmPassword: LocalizedString = { id: "accounts.confirmPassword", english: "Confirm password" };

/** New password */
export const newPassword: LocalizedString = { id: "accounts.newPassword", english: "New password" };

/** Confirm new password */
export const confirmNewPassword: LocalizedString = { id: "accounts.confirmNewPassword", english: "Confirm new password" };

/** For your safety, the password was not saved. Please type it again. */
export const passwordAgain: LocalizedString = { id: "accounts.passwordAgain", english: "For your safety, the password was not saved. Please type it again." };

/** At least eight characters, with a letter, a number and one of @ $ ! % * # ? & */
export const passwordHint: LocalizedString = { id: "accounts.passwordHint", english: "At least eight characters, with a letter, a number and one of @ $ ! % * # ? &" };

/** You must provide a password that is a minimum of eight characters in length and contains at least one letter, one number and one special character. */
export const passwordRule: LocalizedString = { id: "accounts.passwordRule", english: "You must provide a password that is a minimum of eight characters in length and contains at least one letter, one number and one special character." };

/** Both password fields must match. */
export const passwordsMustMatch: LocalizedString = { id: "accounts.passwordsMustMatch", english: "Both password fields must match." };

/** Required */
export const required: LocalizedString = { id: "accounts.required", english: "Required" };

/** Invalid email */
export const invalidEmail: LocalizedString = { id: "accounts.invalidEmail", english: "Invalid email" };

/** Minimum {count} characters */
export const passwordTooShort: LocalizedString<{ count: string | number }> = { id: "accounts.passwordTooShort", english: ["Minimum ",["count"]," characters"] };

/** Invalid password */
export const invalidPassword: LocalizedString = { id: "accounts.invalidPassword", english: "Invalid password" };

/** Passwords do not match */
export const passwordsDiffer: LocalizedString = { id: "accounts.passwordsDiffer", english: "Passwords do not match" };

/** {field}: {message} */
export const fieldError: LocalizedString<{ field: string | number; message: string | number }> = { id: "accounts.fieldError", english: [["field"],": ",["message"]] };

/** I agree to the <terms>Terms of Use</terms> and the <privacy>Privacy Policy</privacy> */
export const terms: LocalizedString<{ privacy: Tag; terms: Tag }> = { id: "accounts.terms", english: ["I agree to the ",["terms","Terms of Use"]," and the ",["privacy","Privacy Policy"]] };

/** You must agree to the terms and conditions. */
export const termsMissing: LocalizedString = { id: "accounts.termsMissing", english: "You must agree to the terms and conditions." };

/** Please read and accept the Terms of Use and Personal Information Policy to register. */
export const guidedTermsMissing: LocalizedString = { id: "accounts.guidedTermsMissing", english: "Please read and accept the Terms of Use and Personal Information Policy to register." };

/** Send me news of the network by email. I can unsubscribe at any time. */
export const news: LocalizedString = { id: "accounts.news", english: "Send me news of the network by email. I can unsubscribe at any time." };

/** Register */
export const register: LocalizedString = { id: "accounts.register", english: "Register" };

/** Register Your Business */
export const registerTitle: LocalizedString = { id: "accounts.registerTitle", english: "Register Your Business" };

/** A profile is free for every Ontario food business. You can fill in the rest once you have confirmed your email. */
export const registerLead: LocalizedString = { id: "accounts.registerLead", english: "A profile is free for every Ontario food business. You can fill in the rest once you have confirmed your email." };

/** Businesses cannot register at the moment. Please come back later. */
export const signUpClosed: LocalizedString = { id: "accounts.signUpClosed", english: "Businesses cannot register at the moment. Please come back later." };

/** Already registered? <login>Log In</login>. Rather one step after the other? <guided>Guided sign-up</guided> */
export const registerFoot: LocalizedString<{ guided: Tag; login: Tag }> = { id: "accounts.registerFoot", english: ["Already registered? ",["login","Log In"],". Rather one step after the other? ",["guided","Guided sign-up"]] };

/** You must choose at least one profile. */
export const profileMissing: LocalizedString = { id: "accounts.profileMissing", english: "You must choose at least one profile." };

/** You must provide a first name. */
export const firstNameMissing: LocalizedString = { id: "accounts.firstNameMissing", english: "You must provide a first name." };

/** You must provide a last name. */
export const lastNameMissing: LocalizedString = { id: "accounts.lastNameMissing", english: "You must provide a last name." };

/** You must provide a job title. */
export const jobTitleMissing: LocalizedString = { id: "accounts.jobTitleMissing", english: "You must provide a job title." };

/** You must provide a business name. */
export const businessNameMissing: LocalizedString = { id: "accounts.businessNameMissing", english: "You must provide a business name." };

/** Successfully created account! */
export const signedUp: LocalizedString = { id: "accounts.signedUp", english: "Successfully created account!" };

/** The email address you submitted already exists. Please try another. */
export const emailTaken: LocalizedString = { id: "accounts.emailTaken", english: "The email address you submitted already exists. Please try another." };

/** Something unexpected happened. Please try again. */
export const unexpected: LocalizedString = { id: "accounts.unexpected", english: "Something unexpected happened. Please try again." };

/** Failure to signup due to: */
export const signUpFailed: LocalizedString = { id: "accounts.signUpFailed", english: "Failure to signup due to:" };

/** Get Started */
export const getStarted: LocalizedString = { id: "accounts.getStarted", english: "Get Started" };

/** Account Details */
export const accountDetails: LocalizedString = { id: "accounts.accountDetails", english: "Account Details" };

/** Step {step} of 2 */
export const step: LocalizedString<{ step: string | number }> = { id: "accounts.step", english: ["Step ",["step"]," of 2"] };

/** A profile is free for every Ontario food business. First tell us what yours does. */
export const guidedRolesLead: LocalizedString = { id: "accounts.guidedRolesLead", english: "A profile is free for every Ontario food business. First tell us what yours does." };

/** Who is behind the business, and how you will log in. */
export const guidedDetailsLead: LocalizedString = { id: "accounts.guidedDetailsLead", english: "Who is behind the business, and how you will log in." };

/** Already registered? <login>Log In</login>. Rather all on one page? <register>Register Your Business</register> */
export const guidedFoot: LocalizedString<{ login: Tag; register: Tag }> = { id: "accounts.guidedFoot", english: ["Already registered? ",["login","Log In"],". Rather all on one page? ",["register","Register Your Business"]] };

/** Organization cannot be chosen at sign-up: an administrator approves it. Register with what else your business does and ask for it in your settings, or <contact>write to us</contact>. */
export const organizationLater: LocalizedString<{ contact: Tag }> = { id: "accounts.organizationLater", english: ["Organization cannot be chosen at sign-up: an administrator approves it. Register with what else your business does and ask for it in your settings, or ",["contact","write to us"],"."] };

/** Back */
export const back: LocalizedString = { id: "accounts.back", english: "Back" };

/** Next */
export const next: LocalizedString = { id: "accounts.next", english: "Next" };

/** What does your business do? */
export const whatDoYouDo: LocalizedString = { id: "accounts.whatDoYouDo", english: "What does your business do?" };

/** Additional profile {number} */
export const additionalProfile: LocalizedString<{ number: string | number }> = { id: "accounts.additionalProfile", english: ["Additional profile ",["number"]] };

/** Remove additional profile {number} */
export const removeAdditionalProfile: LocalizedString<{ number: string | number }> = { id: "accounts.removeAdditionalProfile", english: ["Remove additional profile ",["number"]] };

/** Choose a profile */
export const chooseProfile: LocalizedString = { id: "accounts.chooseProfile", english: "Choose a profile" };

/** Remove */
export const remove: LocalizedString = { id: "accounts.remove", english: "Remove" };

/** Add more */
export const addMore: LocalizedString = { id: "accounts.addMore", english: "Add more" };

/** You sell directly to individual consumers */
export const vendorExplained: LocalizedString = { id: "accounts.vendorExplained", english: "You sell directly to individual consumers" };

/** You sell wholesale to restaurants and food businesses */
export const sellerExplained: LocalizedString = { id: "accounts.sellerExplained", english: "You sell wholesale to restaurants and food businesses" };

/** You buy wholesale quantities */
export const buyerExplained: LocalizedString = { id: "accounts.buyerExplained", english: "You buy wholesale quantities" };

/** You process food or beverages */
export const processorExplained: LocalizedString = { id: "accounts.processorExplained", english: "You process food or beverages" };

/** You supply products and services to food businesses */
export const serviceProviderExplained: LocalizedString = { id: "accounts.serviceProviderExplained", english: "You supply products and services to food businesses" };

/** You are a buy-local network that can manage its members’ profiles */
export const organizationExplained: LocalizedString = { id: "accounts.organizationExplained", english: "You are a buy-local network that can manage its members’ profiles" };

/** You're almost set! Please confirm your email. */
export const confirmTitle: LocalizedString = { id: "accounts.confirmTitle", english: "You're almost set! Please confirm your email." };

/** We sent a message to your address. Open the link in it to activate your account; it works for one hour. */
export const confirmSent: LocalizedString = { id: "accounts.confirmSent", english: "We sent a message to your address. Open the link in it to activate your account; it works for one hour." };

/** We sent a message to <strong>{email}</strong>. Open the link in it to activate your account; it works for one hour. */
export const confirmSentTo: LocalizedString<{ email: string | number; strong: Tag }> = { id: "accounts.confirmSentTo", english: ["We sent a message to ",["strong",["email"]],". Open the link in it to activate your account; it works for one hour."] };

/** Nothing there, not even among the junk mail? Write to <contact>us</contact>. */
export const confirmHelp: LocalizedString<{ contact: Tag }> = { id: "accounts.confirmHelp", english: ["Nothing there, not even among the junk mail? Write to ",["contact","us"],"."] };

/** Nothing there, not even among the junk mail? Write to <support>{email}</support>. */
export const confirmHelpAt: LocalizedString<{ email: string | number; support: Tag }> = { id: "accounts.confirmHelpAt", english: ["Nothing there, not even among the junk mail? Write to ",["support",["email"]],"."] };

/** Confirmed already? <login>Log In</login> */
export const confirmedAlready: LocalizedString<{ login: Tag }> = { id: "accounts.confirmedAlready", english: ["Confirmed already? ",["login","Log In"]] };

/** Resend email */
export const resendEmail: LocalizedString = { id: "accounts.resendEmail", english: "Resend email" };

/** We sent you another email! */
export const sentAnother: LocalizedString = { id: "accounts.sentAnother", english: "We sent you another email!" };

/** Reset your password */
export const forgotTitle: LocalizedString = { id: "accounts.forgotTitle", english: "Reset your password" };

/** Tell us the email you registered with, and we will send you a link. If you have not confirmed your email yet, setting the password confirms it. */
export const forgotLead: LocalizedString = { id: "accounts.forgotLead", english: "Tell us the email you registered with, and we will send you a link. If you have not confirmed your email yet, setting the password confirms it." };

/** Send reset email */
export const sendReset: LocalizedString = { id: "accounts.sendReset", english: "Send reset email" };

/** Password reset email sent */
export const resetSent: LocalizedString = { id: "accounts.resetSent", english: "Password reset email sent" };

/** We just sent you an email! It outlines steps for changing your password. */
export const resetExplained: LocalizedString = { id: "accounts.resetExplained", english: "We just sent you an email! It outlines steps for changing your password." };

/** Error resetting password: */
export const resetFailed: LocalizedString = { id: "accounts.resetFailed", english: "Error resetting password:" };

/** Choose a new password */
export const resetTitle: LocalizedString = { id: "accounts.resetTitle", english: "Choose a new password" };

/** Set password */
export const setPassword: LocalizedString = { id: "accounts.setPassword", english: "Set password" };

/** Your password is set successfully. */
export const passwordSet: LocalizedString = { id: "accounts.passwordSet", english: "Your password is set successfully." };

/** Back to Log In */
export const backToLogIn: LocalizedString = { id: "accounts.backToLogIn", english: "Back to Log In" };

/** Is the email lost, or its link too old? <forgot>Get another email</forgot> */
export const anotherEmail: LocalizedString<{ forgot: Tag }> = { id: "accounts.anotherEmail", english: ["Is the email lost, or its link too old? ",["forgot","Get another email"]] };

/** Claim Your Profile */
export const claimTitle: LocalizedString = { id: "accounts.claimTitle", english: "Claim Your Profile" };

/** Your business has a profile here already. Choose a password to make it yours and to publish it. */
export const claimLead: LocalizedString = { id: "accounts.claimLead", english: "Your business has a profile here already. Choose a password to make it yours and to publish it." };

/** Claimed already? <login>Log In</login> */
export const claimedAlready: LocalizedString<{ login: Tag }> = { id: "accounts.claimedAlready", english: ["Claimed already? ",["login","Log In"]] };

/** Claim profile */
export const claim: LocalizedString = { id: "accounts.claim", english: "Claim profile" };

/** Your information has been successfully submitted. You may now attempt to log in. */
export const submitted: LocalizedString = { id: "accounts.submitted", english: "Your information has been successfully submitted. You may now attempt to log in." };

/** Activating Your Account... */
export const activating: LocalizedString = { id: "accounts.activating", english: "Activating Your Account..." };

/** Account activation */
export const activation: LocalizedString = { id: "accounts.activation", english: "Account activation" };

/** Try again */
export const tryAgain: LocalizedString = { id: "accounts.tryAgain", english: "Try again" };

/** Confirming your email... */
export const confirmingEmail: LocalizedString = { id: "accounts.confirmingEmail", english: "Confirming your email..." };

/** Your new email */
export const newEmail: LocalizedString = { id: "accounts.newEmail", english: "Your new email" };

/** Failure to confirm your email due to: */
export const confirmEmailFailed: LocalizedString = { id: "accounts.confirmEmailFailed", english: "Failure to confirm your email due to:" };

/** Another account is logged in to with this address. You log in with your old one. */
export const addressOfAnother: LocalizedString = { id: "accounts.addressOfAnother", english: "Another account is logged in to with this address. You log in with your old one." };

/** You log in with the old address until the new one is confirmed. <settings>Send it again from your settings</settings> */
export const oldAddressStays: LocalizedString<{ settings: Tag }> = { id: "accounts.oldAddressStays", english: ["You log in with the old address until the new one is confirmed. ",["settings","Send it again from your settings"]] };

/** Go to your settings */
export const goToSettings: LocalizedString = { id: "accounts.goToSettings", english: "Go to your settings" };

/** Keep your email */
export const keepTitle: LocalizedString = { id: "accounts.keepTitle", english: "Keep your email" };

/** Somebody asked to log in to your account with another address. Keep the one you have, and the change is stopped. */
export const keepLead: LocalizedString = { id: "accounts.keepLead", english: "Somebody asked to log in to your account with another address. Keep the one you have, and the change is stopped." };

/** Keep my address */
export const keepAddress: LocalizedString = { id: "accounts.keepAddress", english: "Keep my address" };

/** Failure to keep your email due to: */
export const keepFailed: LocalizedString = { id: "accounts.keepFailed", english: "Failure to keep your email due to:" };

/** There is nothing to stop any more: the change was confirmed, given up or too old. */
export const keepTooOld: LocalizedString = { id: "accounts.keepTooOld", english: "There is nothing to stop any more: the change was confirmed, given up or too old." };

/** The change is stopped already. */
export const keepUsed: LocalizedString = { id: "accounts.keepUsed", english: "The change is stopped already." };

/** There is nothing to stop. */
export const keepActive: LocalizedString = { id: "accounts.keepActive", english: "There is nothing to stop." };

/** If it was not you who asked, somebody knows your password. <forgot>Set a new password</forgot>, or <contact>write to us</contact>. */
export const passwordKnown: LocalizedString<{ contact: Tag; forgot: Tag }> = { id: "accounts.passwordKnown", english: ["If it was not you who asked, somebody knows your password. ",["forgot","Set a new password"],", or ",["contact","write to us"],"."] };

/** The link is incomplete. Please open it again from the mail. */
export const linkBroken: LocalizedString = { id: "accounts.linkBroken", english: "The link is incomplete. Please open it again from the mail." };

/** This link is too old: its time is over, or a newer email has taken its place. */
export const linkTooOld: LocalizedString = { id: "accounts.linkTooOld", english: "This link is too old: its time is over, or a newer email has taken its place." };

/** This link was used already. */
export const linkUsed: LocalizedString = { id: "accounts.linkUsed", english: "This link was used already." };

/** You are already active, log in. */
export const alreadyActive: LocalizedString = { id: "accounts.alreadyActive", english: "You are already active, log in." };

/** Send me another email */
export const sendAnother: LocalizedString = { id: "accounts.sendAnother", english: "Send me another email" };

/** We sent you another email! Only the link in the newest one works. */
export const sentAnotherLink: LocalizedString = { id: "accounts.sentAnotherLink", english: "We sent you another email! Only the link in the newest one works." };

/** This form needs JavaScript. Please turn it on in your browser and load the page again. */
export const needsJavaScript: LocalizedString = { id: "accounts.needsJavaScript", english: "This form needs JavaScript. Please turn it on in your browser and load the page again." };

/** Second Step */
export const secondStep: LocalizedString = { id: "accounts.secondStep", english: "Second Step" };

/** Code */
export const code: LocalizedString = { id: "accounts.code", english: "Code" };

/** Please enter the code. */
export const enterCode: LocalizedString = { id: "accounts.enterCode", english: "Please enter the code." };

/** Use a Passkey */
export const usePasskey: LocalizedString = { id: "accounts.usePasskey", english: "Use a Passkey" };
