// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Owner */
export const owner: LocalizedString = { id: "people.owner", english: "Owner" };

/** Editor */
export const editor: LocalizedString = { id: "people.editor", english: "Editor" };

/** Reader */
export const reader: LocalizedString = { id: "people.reader", english: "Reader" };

/** Does everything, people and the business's own data included. */
export const ownerMay: LocalizedString = { id: "people.ownerMay", english: "Does everything, people and the business's own data included." };

/** Changes the profile, posts classifieds and writes messages. People stay with the owners. */
export const editorMay: LocalizedString = { id: "people.editorMay", english: "Changes the profile, posts classifieds and writes messages. People stay with the owners." };

/** Sees everything and changes nothing. */
export const readerMay: LocalizedString = { id: "people.readerMay", english: "Sees everything and changes nothing." };

/** Loading the people */
export const loading: LocalizedString = { id: "people.loading", english: "Loading the people" };

/** The people could not be loaded. {reason} */
export const notLoaded: LocalizedString<{ reason: string | number }> = { id: "people.notLoaded", english: ["The people could not be loaded. ",["reason"]] };

/** People */
export const people: LocalizedString = { id: "people.people", english: "People" };

/** You */
export const you: LocalizedString = { id: "people.you", english: "You" };

/** With the business since {day} */
export const since: LocalizedString<{ day: string | number }> = { id: "people.since", english: ["With the business since ",["day"]] };

/** Last login {time} */
export const lastLogin: LocalizedString<{ time: string | number }> = { id: "people.lastLogin", english: ["Last login ",["time"]] };

/** Never logged in */
export const neverLoggedIn: LocalizedString = { id: "people.neverLoggedIn", english: "Never logged in" };

/** Change role */
export const changeRole: LocalizedString = { id: "people.changeRole", english: "Change role" };

/** Change role of {name} */
export const changeRoleOf: LocalizedString<{ name: string | number }> = { id: "people.changeRoleOf", english: ["Change role of ",["name"]] };

/** Remove */
export const remove: LocalizedString = { id: "people.remove", english: "Remove" };

/** Remove {name} */
export const removeNamed: LocalizedString<{ name: string | number }> = { id: "people.removeNamed", english: ["Remove ",["name"]] };

/** Leave */
export const leave: LocalizedString = { id: "people.leave", english: "Leave" };

/** Leave {business} */
export const leaveNamed: LocalizedString<{ business: string | number }> = { id: "people.leaveNamed", english: ["Leave ",["business"]] };

/** You are the only owner, so you cannot leave or take a smaller role. Make somebody else an owner first. */
export const lastOwner: LocalizedString = { id: "people.lastOwner", english: "You are the only owner, so you cannot leave or take a smaller role. Make somebody else an owner first." };

/** You are the only owner, so you cannot leave. Invite somebody as an owner first. */
export const lastOwnerAlone: LocalizedString = { id: "people.lastOwnerAlone", english: "You are the only owner, so you cannot leave. Invite somebody as an owner first." };

/** Only owners invite people and change their roles. Ask one of them: {owners}. */
export const askOwner: LocalizedString<{ owners: string | number }> = { id: "people.askOwner", english: ["Only owners invite people and change their roles. Ask one of them: ",["owners"],"."] };

/** Invite somebody */
export const invite: LocalizedString = { id: "people.invite", english: "Invite somebody" };

/** This business has {limit, number} people and open invitations, as many as it may have. Withdraw an invitation or remove somebody first. */
export const full: LocalizedString<{ limit: number }> = { id: "people.full", english: ["This business has ",["limit",4]," people and open invitations, as many as it may have. Withdraw an invitation or remove somebody first."] };

/** Invited, and not here yet */
export const invitations: LocalizedString = { id: "people.invitations", english: "Invited, and not here yet" };

/** Invited by {name} */
export const invitedBy: LocalizedString<{ name: string | number }> = { id: "people.invitedBy", english: ["Invited by ",["name"]] };

/** good until {day} */
export const goodUntil: LocalizedString<{ day: string | number }> = { id: "people.goodUntil", english: ["good until ",["day"]] };

/** too old since {day} */
export const tooOld: LocalizedString<{ day: string | number }> = { id: "people.tooOld", english: ["too old since ",["day"]] };

/** Send again */
export const sendAgain: LocalizedString = { id: "people.sendAgain", english: "Send again" };

/** Send again to {email} */
export const sendAgainTo: LocalizedString<{ email: string | number }> = { id: "people.sendAgainTo", english: ["Send again to ",["email"]] };

/** Sent again to {email}. The earlier link stops working. */
export const sentAgain: LocalizedString<{ email: string | number }> = { id: "people.sentAgain", english: ["Sent again to ",["email"],". The earlier link stops working."] };

/** Withdraw */
export const withdraw: LocalizedString = { id: "people.withdraw", english: "Withdraw" };

/** Withdraw the invitation to {email} */
export const withdrawFrom: LocalizedString<{ email: string | number }> = { id: "people.withdrawFrom", english: ["Withdraw the invitation to ",["email"]] };

/** The invitation to {email} is withdrawn. Its link does not work any more. */
export const withdrawn: LocalizedString<{ email: string | number }> = { id: "people.withdrawn", english: ["The invitation to ",["email"]," is withdrawn. Its link does not work any more."] };

/** Each gets a mail with a link that is good for 7 days, in their own language where they have a login here, else in yours. */
export const inviteAbout: LocalizedString = { id: "people.inviteAbout", english: "Each gets a mail with a link that is good for 7 days, in their own language where they have a login here, else in yours." };

/** Email addresses */
export const addresses: LocalizedString = { id: "people.addresses", english: "Email addresses" };

/** One or several, with commas or line breaks between them. */
export const addressesHint: LocalizedString = { id: "people.addressesHint", english: "One or several, with commas or line breaks between them." };

/** Enter at least one email address. */
export const addressesMissing: LocalizedString = { id: "people.addressesMissing", english: "Enter at least one email address." };

/** {count, plural, one {This is not an email address: {addresses}} other {These are not email addresses: {addresses}}} */
export const addressesWrong: LocalizedString<{ addresses: string | number; count: number }> = { id: "people.addressesWrong", english: [["count",2,{"one":["This is not an email address: ",["addresses"]],"other":["These are not email addresses: ",["addresses"]]}]] };

/** Role */
export const roleOf: LocalizedString = { id: "people.roleOf", english: "Role" };

/** Send */
export const sendInvitations: LocalizedString = { id: "people.sendInvitations", english: "Send" };

/** {count, plural, one {Invited: {addresses}} other {Invited: {addresses}}} */
export const invitedSome: LocalizedString<{ addresses: string | number; count: number }> = { id: "people.invitedSome", english: [["count",2,{"one":["Invited: ",["addresses"]],"other":["Invited: ",["addresses"]]}]] };

/** {email}: {reason} */
export const notInvited: LocalizedString<{ email: string | number; reason: string | number }> = { id: "people.notInvited", english: [["email"],": ",["reason"]] };

/** Cancel */
export const cancel: LocalizedString = { id: "people.cancel", english: "Cancel" };

/** Close */
export const close: LocalizedString = { id: "people.close", english: "Close" };

/** This is required. */
export const required: LocalizedString = { id: "people.required", english: "This is required." };

/** Your password */
export const currentPassword: LocalizedString = { id: "people.currentPassword", english: "Your password" };

/** So that nobody else does this at your computer. */
export const passwordHint: LocalizedString = { id: "people.passwordHint", english: "So that nobody else does this at your computer." };

/** Code of the app, or a recovery code */
export const code: LocalizedString = { id: "people.code", english: "Code of the app, or a recovery code" };

/** {name} is {role, select, owner {an owner} editor {an editor} other {a reader}} now. */
export const roleChanged: LocalizedString<{ name: string | number; role: "owner" | "editor" | (string & {}) }> = { id: "people.roleChanged", english: [["name"]," is ",["role",1,{"owner":"an owner","editor":"an editor","other":"a reader"}]," now."] };

/** This is your own role. With a smaller one you cannot take it back: an owner has to. */
export const ownRoleAbout: LocalizedString = { id: "people.ownRoleAbout", english: "This is your own role. With a smaller one you cannot take it back: an owner has to." };

/** {name} gets a mail about it, and the new role counts at once. */
export const roleAbout: LocalizedString<{ name: string | number }> = { id: "people.roleAbout", english: [["name"]," gets a mail about it, and the new role counts at once."] };

/** Save */
export const save: LocalizedString = { id: "people.save", english: "Save" };

/** {name} has no access to {business} any more, from the next press on. What {name} did stays. Invitations that {name} sent stop working, and other businesses of {name} stay as they are. All owners get a mail. To undo it you have to invite {name} anew. */
export const removeAbout: LocalizedString<{ business: string | number; name: string | number }> = { id: "people.removeAbout", english: [["name"]," has no access to ",["business"]," any more, from the next press on. What ",["name"]," did stays. Invitations that ",["name"]," sent stop working, and other businesses of ",["name"]," stay as they are. All owners get a mail. To undo it you have to invite ",["name"]," anew."] };

/** {name} is not with {business} any more. */
export const removed: LocalizedString<{ business: string | number; name: string | number }> = { id: "people.removed", english: [["name"]," is not with ",["business"]," any more."] };

/** You have no access to {business} any more, and invitations that you sent stop working. The owners get a mail. To come back you have to be invited again. */
export const leaveAbout: LocalizedString<{ business: string | number }> = { id: "people.leaveAbout", english: ["You have no access to ",["business"]," any more, and invitations that you sent stop working. The owners get a mail. To come back you have to be invited again."] };

/** You have left {business}. */
export const left: LocalizedString<{ business: string | number }> = { id: "people.left", english: ["You have left ",["business"],"."] };

/** this business */
export const thisBusiness: LocalizedString = { id: "people.thisBusiness", english: "this business" };

/** First name */
export const firstName: LocalizedString = { id: "people.firstName", english: "First name" };

/** Last name */
export const lastName: LocalizedString = { id: "people.lastName", english: "Last name" };

/** You must provide a first name. */
export const firstNameMissing: LocalizedString = { id: "people.firstNameMissing", english: "You must provide a first name." };

/** You must provide a last name. */
export const lastNameMissing: LocalizedString = { id: "people.lastNameMissing", english: "You must provide a last name." };

/** Your name is saved. */
export const nameSaved: LocalizedString = { id: "people.nameSaved", english: "Your name is saved." };

/** Your name could not be loaded. {reason} */
export const nameNotLoaded: LocalizedString<{ reason: string | number }> = { id: "people.nameNotLoaded", english: ["Your name could not be loaded. ",["reason"]] };

/** Your role at {business} is reader: you see everything and change nothing. */
export const readerNote: LocalizedString<{ business: string | number }> = { id: "people.readerNote", english: ["Your role at ",["business"]," is reader: you see everything and change nothing."] };

/** If you need to change something, ask an owner of {business}. */
export const readerNoteOwners: LocalizedString<{ business: string | number }> = { id: "people.readerNoteOwners", english: ["If you need to change something, ask an owner of ",["business"],"."] };

/** See who that is */
export const seePeople: LocalizedString = { id: "people.seePeople", english: "See who that is" };

/** You act for {business} */
export const actingFor: LocalizedString<{ business: string | number }> = { id: "people.actingFor", english: ["You act for ",["business"]] };

/** Businesses that you are with */
export const switchTo: LocalizedString = { id: "people.switchTo", english: "Businesses that you are with" };

/** You still act for {business}. {reason} */
export const switchFailed: LocalizedString<{ business: string | number; reason: string | number }> = { id: "people.switchFailed", english: ["You still act for ",["business"],". ",["reason"]] };

/** You act for {business} now. */
export const enteredBusiness: LocalizedString<{ business: string | number }> = { id: "people.enteredBusiness", english: ["You act for ",["business"]," now."] };

/** Change to {business}? */
export const unsavedTitle: LocalizedString<{ business: string | number }> = { id: "people.unsavedTitle", english: ["Change to ",["business"],"?"] };

/** What you have not saved on this page is lost. */
export const unsavedAbout: LocalizedString = { id: "people.unsavedAbout", english: "What you have not saved on this page is lost." };

/** Stay */
export const stay: LocalizedString = { id: "people.stay", english: "Stay" };

/** Change */
export const change: LocalizedString = { id: "people.change", english: "Change" };

/** Join {business} */
export const joinTitle: LocalizedString<{ business: string | number }> = { id: "people.joinTitle", english: ["Join ",["business"]] };

/** {inviter} invites you to act for {business}. */
export const joinLead: LocalizedString<{ business: string | number; inviter: string | number }> = { id: "people.joinLead", english: [["inviter"]," invites you to act for ",["business"],"."] };

/** You are invited to act for {business}. */
export const joinLeadAnonymous: LocalizedString<{ business: string | number }> = { id: "people.joinLeadAnonymous", english: ["You are invited to act for ",["business"],"."] };

/** Invitation */
export const invitationTitle: LocalizedString = { id: "people.invitationTitle", english: "Invitation" };

/** Reading the invitation */
export const readingInvitation: LocalizedString = { id: "people.readingInvitation", english: "Reading the invitation" };

/** Your role */
export const yourRole: LocalizedString = { id: "people.yourRole", english: "Your role" };

/** Sent to */
export const sentTo: LocalizedString = { id: "people.sentTo", english: "Sent to" };

/** The link works until */
export const linkUntil: LocalizedString = { id: "people.linkUntil", english: "The link works until" };

/** You are signed in as {email}. */
export const signedInAs: LocalizedString<{ email: string | number }> = { id: "people.signedInAs", english: ["You are signed in as ",["email"],"."] };

/** Join {business} */
export const join: LocalizedString<{ business: string | number }> = { id: "people.join", english: ["Join ",["business"]] };

/** Write to me about new messages and other news of {business}. I can change this at any time. */
export const mailsAboutBusiness: LocalizedString<{ business: string | number }> = { id: "people.mailsAboutBusiness", english: ["Write to me about new messages and other news of ",["business"],". I can change this at any time."] };

/** {email} has a login already. Log in with it, and you come back here. */
export const hasLogin: LocalizedString<{ email: string | number }> = { id: "people.hasLogin", english: [["email"]," has a login already. Log in with it, and you come back here."] };

/** Log in as {email} */
export const logInAs: LocalizedString<{ email: string | number }> = { id: "people.logInAs", english: ["Log in as ",["email"]] };

/** This invitation is for {invited}, and you are signed in as {signedIn}. Log out and go on as {invited}, or ask to be invited as {signedIn}. */
export const otherLogin: LocalizedString<{ invited: string | number; signedIn: string | number }> = { id: "people.otherLogin", english: ["This invitation is for ",["invited"],", and you are signed in as ",["signedIn"],". Log out and go on as ",["invited"],", or ask to be invited as ",["signedIn"],"."] };

/** Log out and go on */
export const logOutAndGoOn: LocalizedString = { id: "people.logOutAndGoOn", english: "Log out and go on" };

/** You are acting for a member. End that first, then open the invitation again. */
export const duringSupport: LocalizedString = { id: "people.duringSupport", english: "You are acting for a member. End that first, then open the invitation again." };

/** Choose a password, and you are in. You log in with {email} from then on. */
export const newHere: LocalizedString<{ email: string | number }> = { id: "people.newHere", english: ["Choose a password, and you are in. You log in with ",["email"]," from then on."] };

/** This invitation cannot be opened: */
export const cannotBeOpened: LocalizedString = { id: "people.cannotBeOpened", english: "This invitation cannot be opened:" };

/** The link is incomplete. Open it from the mail again, or copy all of it. */
export const incompleteLink: LocalizedString = { id: "people.incompleteLink", english: "The link is incomplete. Open it from the mail again, or copy all of it." };

/** Try again */
export const tryAgain: LocalizedString = { id: "people.tryAgain", english: "Try again" };

/** Log In */
export const logIn: LocalizedString = { id: "people.logIn", english: "Log In" };

/** Go to the home page */
export const toHome: LocalizedString = { id: "people.toHome", english: "Go to the home page" };

/** Add a business */
export const foundBusiness: LocalizedString = { id: "people.foundBusiness", english: "Add a business" };

/** You become its owner, with your own name and email address as its first contact. Your other businesses stay as they are. */
export const foundBusinessAbout: LocalizedString = { id: "people.foundBusinessAbout", english: "You become its owner, with your own name and email address as its first contact. Your other businesses stay as they are." };

/** Business name */
export const businessName: LocalizedString = { id: "people.businessName", english: "Business name" };

/** Enter the name of the business. */
export const businessNameMissing: LocalizedString = { id: "people.businessNameMissing", english: "Enter the name of the business." };

/** Choose what the business does. */
export const businessRoleMissing: LocalizedString = { id: "people.businessRoleMissing", english: "Choose what the business does." };

/** I agree to get news by email about this business as well. */
export const businessMails: LocalizedString = { id: "people.businessMails", english: "I agree to get news by email about this business as well." };

/** Loading your businesses */
export const loadingBusinesses: LocalizedString = { id: "people.loadingBusinesses", english: "Loading your businesses" };

/** Your businesses could not be loaded: {reason} */
export const businessesNotLoaded: LocalizedString<{ reason: string | number }> = { id: "people.businessesNotLoaded", english: ["Your businesses could not be loaded: ",["reason"]] };

/** Your businesses and networks */
export const myBusinesses: LocalizedString = { id: "people.myBusinesses", english: "Your businesses and networks" };

/** You act for it */
export const currentBusiness: LocalizedString = { id: "people.currentBusiness", english: "You act for it" };
