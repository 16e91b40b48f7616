// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** You get this mail because {sender} has prepared a profile for your business. */
export const mailReasonUnclaimed: LocalizedString<{ sender: string | number }> = { id: "server.notifications.mailReasonUnclaimed", english: ["You get this mail because ",["sender"]," has prepared a profile for your business."] };

/** You get this mail because {subject} is turned on under email preferences in your settings. */
export const mailReason: LocalizedString<{ subject: string | number }> = { id: "server.notifications.mailReason", english: ["You get this mail because ",["subject"]," is turned on under email preferences in your settings."] };

/** New message from {sender} */
export const mailMessageSubject: LocalizedString<{ sender: string | number }> = { id: "server.notifications.mailMessageSubject", english: ["New message from ",["sender"]] };

/** {sender} has written to you on Foodshed: */
export const mailMessageIntro: LocalizedString<{ sender: string | number }> = { id: "server.notifications.mailMessageIntro", english: [["sender"]," has written to you on Foodshed:"] };

/** “{excerpt}” */
export const mailMessageExcerpt: LocalizedString<{ excerpt: string | number }> = { id: "server.notifications.mailMessageExcerpt", english: ["“",["excerpt"],"”"] };

/** Read and answer */
export const mailMessageAction: LocalizedString = { id: "server.notifications.mailMessageAction", english: "Read and answer" };

/** Your classified has expired: {title} */
export const mailExpiredSubject: LocalizedString<{ title: string | number }> = { id: "server.notifications.mailExpiredSubject", english: ["Your classified has expired: ",["title"]] };

/** Your classified “{title}” has reached its date. Other businesses do not see it any more. */
export const mailExpired: LocalizedString<{ title: string | number }> = { id: "server.notifications.mailExpired", english: ["Your classified “",["title"],"” has reached its date. Other businesses do not see it any more."] };

/** It will be deleted on {date}. If you still need it, give it a later date before then. */
export const mailExpiredDeletion: LocalizedString<{ date: string | number }> = { id: "server.notifications.mailExpiredDeletion", english: ["It will be deleted on ",["date"],". If you still need it, give it a later date before then."] };

/** Change your classified */
export const mailExpiredAction: LocalizedString = { id: "server.notifications.mailExpiredAction", english: "Change your classified" };

/** New classified from {business}: {title} */
export const mailNewClassifiedSubject: LocalizedString<{ business: string | number; title: string | number }> = { id: "server.notifications.mailNewClassifiedSubject", english: ["New classified from ",["business"],": ",["title"]] };

/** {count, plural, one {# new classified from your connections} other {# new classifieds from your connections}} */
export const mailNewClassifiedsSubject: LocalizedString<{ count: number }> = { id: "server.notifications.mailNewClassifiedsSubject", english: [["count",2,{"one":[0," new classified from your connections"],"other":[0," new classifieds from your connections"]}]] };

/** Businesses that you are connected with have posted: */
export const mailNewClassifieds: LocalizedString = { id: "server.notifications.mailNewClassifieds", english: "Businesses that you are connected with have posted:" };

/** {from} – until {date} */
export const mailClassifiedFrom: LocalizedString<{ date: string | number; from: string | number }> = { id: "server.notifications.mailClassifiedFrom", english: [["from"]," – until ",["date"]] };

/** {count, plural, one {# new classified this week} other {# new classifieds this week}} */
export const mailDigestSubject: LocalizedString<{ count: number }> = { id: "server.notifications.mailDigestSubject", english: [["count",2,{"one":[0," new classified this week"],"other":[0," new classifieds this week"]}]] };

/** This is what businesses on Foodshed posted in the last week. */
export const mailDigest: LocalizedString = { id: "server.notifications.mailDigest", english: "This is what businesses on Foodshed posted in the last week." };

/** {count, plural, one {See # more} other {See # more}} */
export const mailDigestMore: LocalizedString<{ count: number }> = { id: "server.notifications.mailDigestMore", english: [["count",2,{"one":["See ",0," more"],"other":["See ",0," more"]}]] };

/** See all classifieds */
export const mailDigestAll: LocalizedString = { id: "server.notifications.mailDigestAll", english: "See all classifieds" };

/** Accept or deny */
export const mailRequestAction: LocalizedString = { id: "server.notifications.mailRequestAction", english: "Accept or deny" };

/** {organization} would like to connect with you */
export const mailConnectSubject: LocalizedString<{ organization: string | number }> = { id: "server.notifications.mailConnectSubject", english: [["organization"]," would like to connect with you"] };

/** {organization} would like to have {business} in its network. */
export const mailConnect: LocalizedString<{ business: string | number; organization: string | number }> = { id: "server.notifications.mailConnect", english: [["organization"]," would like to have ",["business"]," in its network."] };

/** {organization} would like to have {business} in its network, and to manage and edit your profile. */
export const mailConnectAndManage: LocalizedString<{ business: string | number; organization: string | number }> = { id: "server.notifications.mailConnectAndManage", english: [["organization"]," would like to have ",["business"]," in its network, and to manage and edit your profile."] };

/** {business} would like to join your network */
export const mailJoinSubject: LocalizedString<{ business: string | number }> = { id: "server.notifications.mailJoinSubject", english: [["business"]," would like to join your network"] };

/** {business} would like to join {organization}. */
export const mailJoin: LocalizedString<{ business: string | number; organization: string | number }> = { id: "server.notifications.mailJoin", english: [["business"]," would like to join ",["organization"],"."] };

/** {business} would like to join {organization}, and grants you permission to edit and manage its profile. */
export const mailJoinAndGrant: LocalizedString<{ business: string | number; organization: string | number }> = { id: "server.notifications.mailJoinAndGrant", english: [["business"]," would like to join ",["organization"],", and grants you permission to edit and manage its profile."] };

/** {organization} would like to manage your profile */
export const mailManageSubject: LocalizedString<{ organization: string | number }> = { id: "server.notifications.mailManageSubject", english: [["organization"]," would like to manage your profile"] };

/** {organization} would like to manage and edit the profile of {business}. */
export const mailManage: LocalizedString<{ business: string | number; organization: string | number }> = { id: "server.notifications.mailManage", english: [["organization"]," would like to manage and edit the profile of ",["business"],"."] };

/** {business} would like you to manage its profile */
export const mailGrantSubject: LocalizedString<{ business: string | number }> = { id: "server.notifications.mailGrantSubject", english: [["business"]," would like you to manage its profile"] };

/** {business} grants {organization} permission to edit and manage its profile. */
export const mailGrant: LocalizedString<{ business: string | number; organization: string | number }> = { id: "server.notifications.mailGrant", english: [["business"]," grants ",["organization"]," permission to edit and manage its profile."] };

/** {name} accepted your membership request */
export const mailAcceptedMembershipSubject: LocalizedString<{ name: string | number }> = { id: "server.notifications.mailAcceptedMembershipSubject", english: [["name"]," accepted your membership request"] };

/** {name} accepted your management request */
export const mailAcceptedManagementSubject: LocalizedString<{ name: string | number }> = { id: "server.notifications.mailAcceptedManagementSubject", english: [["name"]," accepted your management request"] };

/** {business} and {organization} are now connected on Foodshed. */
export const mailConnected: LocalizedString<{ business: string | number; organization: string | number }> = { id: "server.notifications.mailConnected", english: [["business"]," and ",["organization"]," are now connected on Foodshed."] };

/** {organization} now manages the profile of {business} on Foodshed. */
export const mailManages: LocalizedString<{ business: string | number; organization: string | number }> = { id: "server.notifications.mailManages", english: [["organization"]," now manages the profile of ",["business"]," on Foodshed."] };

/** See your connections */
export const mailAcceptedAction: LocalizedString = { id: "server.notifications.mailAcceptedAction", english: "See your connections" };

/** This link is not valid. */
export const unsubscribeInvalid: LocalizedString = { id: "server.notifications.unsubscribeInvalid", english: "This link is not valid." };

/** Unsubscribe from these mails? */
export const unsubscribeTitle: LocalizedString = { id: "server.notifications.unsubscribeTitle", english: "Unsubscribe from these mails?" };

/** You will not get mails about {subject} any more. Other mails stay as they are. */
export const unsubscribeWhat: LocalizedString<{ subject: string | number }> = { id: "server.notifications.unsubscribeWhat", english: ["You will not get mails about ",["subject"]," any more. Other mails stay as they are."] };

/** Unsubscribe */
export const unsubscribeAction: LocalizedString = { id: "server.notifications.unsubscribeAction", english: "Unsubscribe" };

/** You are unsubscribed. */
export const unsubscribed: LocalizedString = { id: "server.notifications.unsubscribed", english: "You are unsubscribed." };

/** You will not get mails about {subject} any more. */
export const unsubscribedWhat: LocalizedString<{ subject: string | number }> = { id: "server.notifications.unsubscribedWhat", english: ["You will not get mails about ",["subject"]," any more."] };

/** You choose which mails you get in <link>your settings</link>. */
export const unsubscribeSettings: LocalizedString<{ link: Tag }> = { id: "server.notifications.unsubscribeSettings", english: ["You choose which mails you get in ",["link","your settings"],"."] };

/** new results of your saved searches */
export const savedSearchResults: LocalizedString = { id: "server.notifications.savedSearchResults", english: "new results of your saved searches" };

/** Your certificate expires on {date}: {certificate} */
export const mailCertificateSubject: LocalizedString<{ certificate: string | number; date: string | number }> = { id: "server.notifications.mailCertificateSubject", english: ["Your certificate expires on ",["date"],": ",["certificate"]] };

/** Your profile shows the certificate “{certificate}”, number {number}. Its last day is {date}; after that the profile says that it has expired. */
export const mailCertificate: LocalizedString<{ certificate: string | number; date: string | number; number: string | number }> = { id: "server.notifications.mailCertificate", english: ["Your profile shows the certificate “",["certificate"],"”, number ",["number"],". Its last day is ",["date"],"; after that the profile says that it has expired."] };

/** When you have the new one, enter its number and date. Whoever checked the old one can then check it again. */
export const mailCertificateRenew: LocalizedString = { id: "server.notifications.mailCertificateRenew", english: "When you have the new one, enter its number and date. Whoever checked the old one can then check it again." };

/** Open your certificates */
export const mailCertificateAction: LocalizedString = { id: "server.notifications.mailCertificateAction", english: "Open your certificates" };

/** new matches of your classifieds */
export const newMatches: LocalizedString = { id: "server.notifications.newMatches", english: "new matches of your classifieds" };

/** Choose which mails you get */
export const mailPreferences: LocalizedString = { id: "server.notifications.mailPreferences", english: "Choose which mails you get" };

/** Which mails do you want? */
export const preferencesTitle: LocalizedString = { id: "server.notifications.preferencesTitle", english: "Which mails do you want?" };

/** These are the mails that {business} gets. What has a tick comes; what has none does not. */
export const preferencesWhat: LocalizedString<{ business: string | number }> = { id: "server.notifications.preferencesWhat", english: ["These are the mails that ",["business"]," gets. What has a tick comes; what has none does not."] };

/** Save */
export const preferencesSave: LocalizedString = { id: "server.notifications.preferencesSave", english: "Save" };

/** Turn all of them off */
export const preferencesNone: LocalizedString = { id: "server.notifications.preferencesNone", english: "Turn all of them off" };

/** Your choice is saved. */
export const preferencesSaved: LocalizedString = { id: "server.notifications.preferencesSaved", english: "Your choice is saved." };

/** Once off, alerts come back where you chose them: beside a saved search or your classified. */
export const preferencesAlertsBack: LocalizedString = { id: "server.notifications.preferencesAlertsBack", english: "Once off, alerts come back where you chose them: beside a saved search or your classified." };

/** Mails about your password and your address always come. */
export const preferencesAlways: LocalizedString = { id: "server.notifications.preferencesAlways", english: "Mails about your password and your address always come." };
