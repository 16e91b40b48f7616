// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Please enter your password. */
export const passwordDue: LocalizedString = { id: "server.people.passwordDue", english: "Please enter your password." };

/** {email} is with this business already. */
export const isHereAlready: LocalizedString<{ email: string | number }> = { id: "server.people.isHereAlready", english: [["email"]," is with this business already."] };

/** A business may have {limit} people and open invitations. Withdraw an invitation or remove somebody first. */
export const tooMany: LocalizedString<{ limit: string | number }> = { id: "server.people.tooMany", english: ["A business may have ",["limit"]," people and open invitations. Withdraw an invitation or remove somebody first."] };

/** A business needs an owner. Make somebody else an owner first. */
export const lastOwner: LocalizedString = { id: "server.people.lastOwner", english: "A business needs an owner. Make somebody else an owner first." };

/** This invitation was accepted already. Please log in. */
export const linkUsed: LocalizedString = { id: "server.people.linkUsed", english: "This invitation was accepted already. Please log in." };

/** This invitation was withdrawn, or a newer mail has replaced it. Look for a newer one, or ask to be invited again. */
export const linkWithdrawn: LocalizedString = { id: "server.people.linkWithdrawn", english: "This invitation was withdrawn, or a newer mail has replaced it. Look for a newer one, or ask to be invited again." };

/** This invitation is too old: it was good for 7 days. Please ask to be invited again. */
export const linkTooOld: LocalizedString = { id: "server.people.linkTooOld", english: "This invitation is too old: it was good for 7 days. Please ask to be invited again." };

/** This invitation is for {invited}, and you are signed in as {signedIn}. Log out and open the link again, or ask to be invited as {signedIn}. */
export const otherLogin: LocalizedString<{ invited: string | number; signedIn: string | number }> = { id: "server.people.otherLogin", english: ["This invitation is for ",["invited"],", and you are signed in as ",["signedIn"],". Log out and open the link again, or ask to be invited as ",["signedIn"],"."] };

/** {email} has a login already. Please log in to accept the invitation. */
export const loginFirst: LocalizedString<{ email: string | number }> = { id: "server.people.loginFirst", english: [["email"]," has a login already. Please log in to accept the invitation."] };

/** A profile waits for {email} to be claimed. Open the link of that mail first, then this invitation again. */
export const claimFirst: LocalizedString<{ email: string | number }> = { id: "server.people.claimFirst", english: ["A profile waits for ",["email"]," to be claimed. Open the link of that mail first, then this invitation again."] };

/** This business is closed at the moment. Please contact us. */
export const businessClosed: LocalizedString = { id: "server.people.businessClosed", english: "This business is closed at the moment. Please contact us." };

/** This is needed to accept the invitation. */
export const missing: LocalizedString = { id: "server.people.missing", english: "This is needed to accept the invitation." };

/** {inviter} invites you to {business} */
export const mailInviteSubject: LocalizedString<{ business: string | number; inviter: string | number }> = { id: "server.people.mailInviteSubject", english: [["inviter"]," invites you to ",["business"]] };

/** {inviter} invites you to act for {business} on Foodshed, the network of Ontario's local food businesses. */
export const mailInvite: LocalizedString<{ business: string | number; inviter: string | number }> = { id: "server.people.mailInvite", english: [["inviter"]," invites you to act for ",["business"]," on Foodshed, the network of Ontario's local food businesses."] };

/** Look at the invitation */
export const mailInviteAction: LocalizedString = { id: "server.people.mailInviteAction", english: "Look at the invitation" };

/** The link works once, until {date}. */
export const mailInviteUntil: LocalizedString<{ date: string | number }> = { id: "server.people.mailInviteUntil", english: ["The link works once, until ",["date"],"."] };

/** If you do not know who this is, you can ignore this mail: nothing will change. */
export const mailInviteUnexpected: LocalizedString = { id: "server.people.mailInviteUnexpected", english: "If you do not know who this is, you can ignore this mail: nothing will change." };

/** As an owner you do everything, people and the business's own data file included. */
export const asOwner: LocalizedString = { id: "server.people.asOwner", english: "As an owner you do everything, people and the business's own data file included." };

/** As an editor you change the profile, post classifieds and write messages. People stay with the owners. */
export const asEditor: LocalizedString = { id: "server.people.asEditor", english: "As an editor you change the profile, post classifieds and write messages. People stay with the owners." };

/** As a reader you see everything and change nothing. */
export const asReader: LocalizedString = { id: "server.people.asReader", english: "As a reader you see everything and change nothing." };

/** {person} is with {business} now */
export const mailJoinedSubject: LocalizedString<{ business: string | number; person: string | number }> = { id: "server.people.mailJoinedSubject", english: [["person"]," is with ",["business"]," now"] };

/** {person} ({email}) has accepted the invitation to {business}. */
export const mailJoined: LocalizedString<{ business: string | number; email: string | number; person: string | number }> = { id: "server.people.mailJoined", english: [["person"]," (",["email"],") has accepted the invitation to ",["business"],"."] };

/** {person} is not with {business} any more */
export const mailRemovedSubject: LocalizedString<{ business: string | number; person: string | number }> = { id: "server.people.mailRemovedSubject", english: [["person"]," is not with ",["business"]," any more"] };

/** {by} has taken {person} ({email}) off {business}. They cannot log in for it any more, and invitations that they sent are withdrawn. */
export const mailRemoved: LocalizedString<{ business: string | number; by: string | number; email: string | number; person: string | number }> = { id: "server.people.mailRemoved", english: [["by"]," has taken ",["person"]," (",["email"],") off ",["business"],". They cannot log in for it any more, and invitations that they sent are withdrawn."] };

/** {person} has left {business} */
export const mailLeftSubject: LocalizedString<{ business: string | number; person: string | number }> = { id: "server.people.mailLeftSubject", english: [["person"]," has left ",["business"]] };

/** {person} ({email}) has left {business} and cannot log in for it any more. */
export const mailLeft: LocalizedString<{ business: string | number; email: string | number; person: string | number }> = { id: "server.people.mailLeft", english: [["person"]," (",["email"],") has left ",["business"]," and cannot log in for it any more."] };

/** You are not with {business} any more */
export const mailYouRemovedSubject: LocalizedString<{ business: string | number }> = { id: "server.people.mailYouRemovedSubject", english: ["You are not with ",["business"]," any more"] };

/** You were taken off {business} and cannot log in for it any more. Other businesses that you are with stay as they are. */
export const mailYouRemoved: LocalizedString<{ business: string | number }> = { id: "server.people.mailYouRemoved", english: ["You were taken off ",["business"]," and cannot log in for it any more. Other businesses that you are with stay as they are."] };

/** Contact us */
export const mailYouRemovedAction: LocalizedString = { id: "server.people.mailYouRemovedAction", english: "Contact us" };

/** Your role at {business} has changed */
export const mailRoleSubject: LocalizedString<{ business: string | number }> = { id: "server.people.mailRoleSubject", english: ["Your role at ",["business"]," has changed"] };

/** You have another role at {business} now. */
export const mailRole: LocalizedString<{ business: string | number }> = { id: "server.people.mailRole", english: ["You have another role at ",["business"]," now."] };

/** See the people */
export const mailPeopleAction: LocalizedString = { id: "server.people.mailPeopleAction", english: "See the people" };

/** If this is not right, please contact us right away. */
export const mailNotRight: LocalizedString = { id: "server.people.mailNotRight", english: "If this is not right, please contact us right away." };

/** You are with {count} businesses already, which is as many as one login can have. */
export const tooManyBusinesses: LocalizedString<{ count: string | number }> = { id: "server.people.tooManyBusinesses", english: ["You are with ",["count"]," businesses already, which is as many as one login can have."] };

/** You are with a business called {business} already. Choose another name, or change to it in the header. */
export const sameBusinessName: LocalizedString<{ business: string | number }> = { id: "server.people.sameBusinessName", english: ["You are with a business called ",["business"]," already. Choose another name, or change to it in the header."] };
