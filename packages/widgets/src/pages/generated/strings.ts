// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** About us */
export const aboutUs: LocalizedString = { id: "pages.aboutUs", english: "About us" };

/** Meet our partners */
export const meetOurPartners: LocalizedString = { id: "pages.meetOurPartners", english: "Meet our partners" };

/** About the fund */
export const aboutTheFund: LocalizedString = { id: "pages.aboutTheFund", english: "About the fund" };

/** About */
export const about: LocalizedString = { id: "pages.about", english: "About" };

/** Foodshed is the online network and marketplace of Ontario’s local food businesses: those who grow and make food, those who process, move and sell it, and those who serve it. A non-profit agri-food fund runs it. */
export const aboutIntro: LocalizedString = { id: "pages.aboutIntro", english: "Foodshed is the online network and marketplace of Ontario’s local food businesses: those who grow and make food, those who process, move and sell it, and those who serve it. A non-profit agri-food fund runs it." };

/** What you can do here */
export const aboutCan: LocalizedString = { id: "pages.aboutCan", english: "What you can do here" };

/** Find suppliers, buyers, processors and service providers near you. */
export const aboutFind: LocalizedString = { id: "pages.aboutFind", english: "Find suppliers, buyers, processors and service providers near you." };

/** Show what your business offers on a profile of your own, free of charge. */
export const aboutShow: LocalizedString = { id: "pages.aboutShow", english: "Show what your business offers on a profile of your own, free of charge." };

/** Post classifieds for what you want and what you have for sale. */
export const aboutPost: LocalizedString = { id: "pages.aboutPost", english: "Post classifieds for what you want and what you have for sale." };

/** Write to other businesses, and compare shipping rates within Ontario. */
export const aboutWrite: LocalizedString = { id: "pages.aboutWrite", english: "Write to other businesses, and compare shipping rates within Ontario." };

/** What counts as Ontario food */
export const aboutOntarioFoodTitle: LocalizedString = { id: "pages.aboutOntarioFoodTitle", english: "What counts as Ontario food" };

/** Ontario food is any product with at least {percent}% Ontario-sourced ingredients by volume. */
export const aboutOntarioFood: LocalizedString<{ percent: string | number }> = { id: "pages.aboutOntarioFood", english: ["Ontario food is any product with at least ",["percent"],"% Ontario-sourced ingredients by volume."] };

/** Who can join */
export const aboutJoinTitle: LocalizedString = { id: "pages.aboutJoinTitle", english: "Who can join" };

/** Every business in Ontario that sells, buys, processes or serves food, and those who provide services to them. <register>Register your business</register> to begin. */
export const aboutJoin: LocalizedString<{ register: Tag }> = { id: "pages.aboutJoin", english: ["Every business in Ontario that sells, buys, processes or serves food, and those who provide services to them. ",["register","Register your business"]," to begin."] };

/** Foodshed is run by a non-profit agri-food fund. It exists so that Ontario’s food finds its way from those who grow and make it to those who cook, sell and eat it, with fewer miles and fewer middlemen in between. */
export const fundPurpose: LocalizedString = { id: "pages.fundPurpose", english: "Foodshed is run by a non-profit agri-food fund. It exists so that Ontario’s food finds its way from those who grow and make it to those who cook, sell and eat it, with fewer miles and fewer middlemen in between." };

/** The network is free for every Ontario food business. The fund sells neither profiles nor places in the search. */
export const fundFree: LocalizedString = { id: "pages.fundFree", english: "The network is free for every Ontario food business. The fund sells neither profiles nor places in the search." };

/** Our partners are Ontario’s buy-local networks: regional organizations that know their farms, kitchens and shops by name. They bring their members here, help them with their profiles, and show the network’s classifieds on pages of their own. */
export const partnersIntro: LocalizedString = { id: "pages.partnersIntro", english: "Our partners are Ontario’s buy-local networks: regional organizations that know their farms, kitchens and shops by name. They bring their members here, help them with their profiles, and show the network’s classifieds on pages of their own." };

/** See all Buy Local Networks */
export const partnersAll: LocalizedString = { id: "pages.partnersAll", english: "See all Buy Local Networks" };

/** Is yours one of them? <embed>Put search, classifieds and profiles on your own site</embed>, in your colours, in a few minutes. */
export const partnersEmbed: LocalizedString<{ embed: Tag }> = { id: "pages.partnersEmbed", english: ["Is yours one of them? ",["embed","Put search, classifieds and profiles on your own site"],", in your colours, in a few minutes."] };

/** Contact us */
export const contactUs: LocalizedString = { id: "pages.contactUs", english: "Contact us" };

/** Questions, trouble with your account, or a wish? Write to <support>{email}</support>. */
export const contactWrite: LocalizedString<{ email: string | number; support: Tag }> = { id: "pages.contactWrite", english: ["Questions, trouble with your account, or a wish? Write to ",["support",["email"]],"."] };

/** Our address cannot be shown right now. Please load this page again in a minute. */
export const contactNoAddress: LocalizedString = { id: "pages.contactNoAddress", english: "Our address cannot be shown right now. Please load this page again in a minute." };

/** Before you write */
export const contactBefore: LocalizedString = { id: "pages.contactBefore", english: "Before you write" };

/** No mail after registering? Look among the junk mail, then ask for it again on the confirmation page. */
export const contactNoMail: LocalizedString = { id: "pages.contactNoMail", english: "No mail after registering? Look among the junk mail, then ask for it again on the confirmation page." };

/** Forgot your password? You can set a new one from the login page. */
export const contactPassword: LocalizedString = { id: "pages.contactPassword", english: "Forgot your password? You can set a new one from the login page." };

/** Want to leave? Your settings close your account. */
export const contactDelete: LocalizedString = { id: "pages.contactDelete", english: "Want to leave? Your settings close your account." };

/** Key features */
export const keyFeatures: LocalizedString = { id: "pages.keyFeatures", english: "Key features" };

/** A profile for every business */
export const featureProfileTitle: LocalizedString = { id: "pages.featureProfileTitle", english: "A profile for every business" };

/** Say what you grow, make, buy, process or carry. A business may hold several roles at once, and each shows what matters for it: products, food safety standards, delivery, payment and more. */
export const featureProfile: LocalizedString = { id: "pages.featureProfile", english: "Say what you grow, make, buy, process or carry. A business may hold several roles at once, and each shows what matters for it: products, food safety standards, delivery, payment and more." };

/** Search that knows food */
export const featureSearchTitle: LocalizedString = { id: "pages.featureSearchTitle", english: "Search that knows food" };

/** <search>Search</search> by product, business type, certificate, service, season or distance from a postal code, in a list or on a map. Keep businesses in lists, and hear by mail of what is new in a search. */
export const featureSearch: LocalizedString<{ search: Tag }> = { id: "pages.featureSearch", english: [["search","Search"]," by product, business type, certificate, service, season or distance from a postal code, in a list or on a map. Keep businesses in lists, and hear by mail of what is new in a search."] };

/** Classifieds */
export const classifieds: LocalizedString = { id: "pages.classifieds", english: "Classifieds" };

/** Post what you want and what you have for sale on the <classifieds>classifieds board</classifieds>. Each ad has a page that says who sells or wants the same. An ad disappears 48 hours after its date, so the board stays fresh. */
export const featureClassifieds: LocalizedString<{ classifieds: Tag }> = { id: "pages.featureClassifieds", english: ["Post what you want and what you have for sale on the ",["classifieds","classifieds board"],". Each ad has a page that says who sells or wants the same. An ad disappears 48 hours after its date, so the board stays fresh."] };

/** Messages and shipping rates */
export const featureMessagesTitle: LocalizedString = { id: "pages.featureMessagesTitle", english: "Messages and shipping rates" };

/** Members write to each other within the network, ask up to ten businesses at once and see the answers side by side, and compare carriers’ rates for a parcel within Ontario. */
export const featureMessages: LocalizedString = { id: "pages.featureMessages", english: "Members write to each other within the network, ask up to ten businesses at once and see the answers side by side, and compare carriers’ rates for a parcel within Ontario." };

/** Buy-local networks */
export const featureNetworksTitle: LocalizedString = { id: "pages.featureNetworksTitle", english: "Buy-local networks" };

/** Organizations connect with their members, help them with their profiles, and show their members’ classifieds, map and what there is this week on pages of their own. */
export const featureNetworks: LocalizedString = { id: "pages.featureNetworks", english: "Organizations connect with their members, help them with their profiles, and show their members’ classifieds, map and what there is this week on pages of their own." };

/** Terms of Use */
export const termsOfUse: LocalizedString = { id: "pages.termsOfUse", english: "Terms of Use" };

/** By using Foodshed you agree to these terms. If you do not agree, please do not use it. */
export const termsAgree: LocalizedString = { id: "pages.termsAgree", english: "By using Foodshed you agree to these terms. If you do not agree, please do not use it." };

/** Your account */
export const termsAccountTitle: LocalizedString = { id: "pages.termsAccountTitle", english: "Your account" };

/** You register a business that you are entitled to speak for, and keep what its profile says true. Keep your password to yourself: what is done with your account counts as done by you. Users under 18 need the supervision of an adult. */
export const termsAccount: LocalizedString = { id: "pages.termsAccount", english: "You register a business that you are entitled to speak for, and keep what its profile says true. Keep your password to yourself: what is done with your account counts as done by you. Users under 18 need the supervision of an adult." };

/** What you publish */
export const termsPublishTitle: LocalizedString = { id: "pages.termsPublishTitle", english: "What you publish" };

/** Profiles, classifieds and pictures remain yours. You allow Foodshed to show them here and where our partners embed them. Do not publish what is unlawful, misleading, or somebody else’s without their leave. We may take down what breaks these terms. */
export const termsPublish: LocalizedString = { id: "pages.termsPublish", english: "Profiles, classifieds and pictures remain yours. You allow Foodshed to show them here and where our partners embed them. Do not publish what is unlawful, misleading, or somebody else’s without their leave. We may take down what breaks these terms." };

/** Dealings between businesses */
export const termsDealingsTitle: LocalizedString = { id: "pages.termsDealingsTitle", english: "Dealings between businesses" };

/** Foodshed brings businesses together. What you agree on is between you: we are no party to your dealings, and do not warrant anyone’s products, prices or certificates. Shipping rates are estimates of the carriers. */
export const termsDealings: LocalizedString = { id: "pages.termsDealings", english: "Foodshed brings businesses together. What you agree on is between you: we are no party to your dealings, and do not warrant anyone’s products, prices or certificates. Shipping rates are estimates of the carriers." };

/** Messages */
export const termsMessagesTitle: LocalizedString = { id: "pages.termsMessagesTitle", english: "Messages" };

/** Write to others about business only. You may block a conversation at any time. */
export const termsMessages: LocalizedString = { id: "pages.termsMessages", english: "Write to others about business only. You may block a conversation at any time." };

/** Ending */
export const termsEndingTitle: LocalizedString = { id: "pages.termsEndingTitle", english: "Ending" };

/** You may close your account in the settings. Classifieds are deleted 48 hours after their date. We may close accounts that break these terms. */
export const termsEnding: LocalizedString = { id: "pages.termsEnding", english: "You may close your account in the settings. Classifieds are deleted 48 hours after their date. We may close accounts that break these terms." };

/** Liability */
export const termsLiabilityTitle: LocalizedString = { id: "pages.termsLiabilityTitle", english: "Liability" };

/** Foodshed is offered as it is, without charge. As far as the law allows, we are not liable for losses that come from its use. The laws of Ontario and of Canada apply. */
export const termsLiability: LocalizedString = { id: "pages.termsLiability", english: "Foodshed is offered as it is, without charge. As far as the law allows, we are not liable for losses that come from its use. The laws of Ontario and of Canada apply." };

/** Privacy Policy */
export const privacyPolicy: LocalizedString = { id: "pages.privacyPolicy", english: "Privacy Policy" };

/** This page says what Foodshed knows about you, why, and what you can do about it. */
export const privacyIntro: LocalizedString = { id: "pages.privacyIntro", english: "This page says what Foodshed knows about you, why, and what you can do about it." };

/** What we keep */
export const privacyKept: LocalizedString = { id: "pages.privacyKept", english: "What we keep" };

/** What you enter: your name, job title, email, business and the rest of your profile, ads and messages. */
export const privacyEntered: LocalizedString = { id: "pages.privacyEntered", english: "What you enter: your name, job title, email, business and the rest of your profile, ads and messages." };

/** Your password, as a hash from which it cannot be read back. */
export const privacyPassword: LocalizedString = { id: "pages.privacyPassword", english: "Your password, as a hash from which it cannot be read back." };

/** How often a profile was viewed, counted per day. So that nobody counts twice, your network address and browser become a code, and the key to it is thrown away each day. Single views are kept for 35 days. */
export const privacyViews: LocalizedString = { id: "pages.privacyViews", english: "How often a profile was viewed, counted per day. So that nobody counts twice, your network address and browser become a code, and the key to it is thrown away each day. Single views are kept for 35 days." };

/** Where the operator counts what is searched for: words that people in at least three places searched for, and how often on which day, for 90 days. Not who searched. */
export const privacySearches: LocalizedString = { id: "pages.privacySearches", english: "Where the operator counts what is searched for: words that people in at least three places searched for, and how often on which day, for 90 days. Not who searched." };

/** Whether and when you agreed to receive mails. */
export const privacyConsents: LocalizedString = { id: "pages.privacyConsents", english: "Whether and when you agreed to receive mails." };

/** If you ask to be told of new matches of a classified: when you did, and which businesses and ads met it before or were told to you, as long as the classified is there. */
export const privacyMatches: LocalizedString = { id: "pages.privacyMatches", english: "If you ask to be told of new matches of a classified: when you did, and which businesses and ads met it before or were told to you, as long as the classified is there." };

/** How soon you usually reply: computed each night from the conversations and enquiries of the last {days} days. The numbers are yours alone; your profile says in how long, once there are enough, unless you hide it. */
export const privacyReplies: LocalizedString<{ days: string | number }> = { id: "pages.privacyReplies", english: ["How soon you usually reply: computed each night from the conversations and enquiries of the last ",["days"]," days. The numbers are yours alone; your profile says in how long, once there are enough, unless you hide it."] };

/** Certificates that you list, with number and expiry, and who checked them and when. They are public, as is a file that you add to one. */
export const privacyCertificates: LocalizedString = { id: "pages.privacyCertificates", english: "Certificates that you list, with number and expiry, and who checked them and when. They are public, as is a file that you add to one." };

/** If you join the mailing list: your email, when you agreed, and to which words. For that you need no account. */
export const privacyMailingList: LocalizedString = { id: "pages.privacyMailingList", english: "If you join the mailing list: your email, when you agreed, and to which words. For that you need no account." };

/** What you write to businesses without an account, with your name and email, and their answers by form: for 30 days. */
export const privacyVisitors: LocalizedString = { id: "pages.privacyVisitors", english: "What you write to businesses without an account, with your name and email, and their answers by form: for 30 days." };

/** What you report to us: what is wrong with which profile, classified or message, its beginning, and your account if you are logged in; until a year after it was decided. */
export const privacyReports: LocalizedString = { id: "pages.privacyReports", english: "What you report to us: what is wrong with which profile, classified or message, its beginning, and your account if you are logged in; until a year after it was decided." };

/** A line in the server’s log for each request: the time, what was asked for, how it ended, and the network address that it came from. It serves to find faults and misuse. */
export const privacyLog: LocalizedString = { id: "pages.privacyLog", english: "A line in the server’s log for each request: the time, what was asked for, how it ended, and the network address that it came from. It serves to find faults and misuse." };

/** For a day, how often a network address or an account tried what must not be tried too often, such as logging in. */
export const privacyAttempts: LocalizedString = { id: "pages.privacyAttempts", english: "For a day, how often a network address or an account tried what must not be tried too often, such as logging in." };

/** Where you are signed in: when, and which browser and system yours says it is; until a month after the session has ended. If you set up a second step, the key of your authenticator app, encrypted, and what it takes to recognize your passkeys: fingerprints and faces never leave your device. */
export const privacySessions: LocalizedString = { id: "pages.privacySessions", english: "Where you are signed in: when, and which browser and system yours says it is; until a month after the session has ended. If you set up a second step, the key of your authenticator app, encrypted, and what it takes to recognize your passkeys: fingerprints and faces never leave your device." };

/** Who sees it */
export const privacySeenTitle: LocalizedString = { id: "pages.privacySeenTitle", english: "Who sees it" };

/** Your profile and classifieds are public. If you hide your personal information, your name, title, phone numbers, email and street address are left out. Messages are seen by those who take part in the conversation. Managers of a network see your profile’s details if you let them manage it. An administrator who acts for you to help leaves a record of it, and your activity feed says so. */
export const privacySeen: LocalizedString = { id: "pages.privacySeen", english: "Your profile and classifieds are public. If you hide your personal information, your name, title, phone numbers, email and street address are left out. Messages are seen by those who take part in the conversation. Managers of a network see your profile’s details if you let them manage it. An administrator who acts for you to help leaves a record of it, and your activity feed says so." };

/** Who else is told */
export const privacyOutside: LocalizedString = { id: "pages.privacyOutside", english: "Who else is told" };

/** Some of the work may be done by others. They are told what they need for it, and no more: */
export const privacyOutsideIntro: LocalizedString = { id: "pages.privacyOutsideIntro", english: "Some of the work may be done by others. They are told what they need for it, and no more:" };

/** Where shipping rates come from a company, both addresses and the parcel are sent to it when you ask for rates. */
export const privacyShipping: LocalizedString = { id: "pages.privacyShipping", english: "Where shipping rates come from a company, both addresses and the parcel are sent to it when you ask for rates." };

/** Where a newsletter has a provider, it is given the email that you join the mailing list with. */
export const privacyNewsletter: LocalizedString = { id: "pages.privacyNewsletter", english: "Where a newsletter has a provider, it is given the email that you join the mailing list with." };

/** So that distances are right, a mapping service may be asked where a profile’s address lies. For a profile that hides its personal information it never is. */
export const privacyMaps: LocalizedString = { id: "pages.privacyMaps", english: "So that distances are right, a mapping service may be asked where a profile’s address lies. For a profile that hides its personal information it never is." };

/** A mail service carries our mails, and a storage service may keep pictures and attachments. */
export const privacyServices: LocalizedString = { id: "pages.privacyServices", english: "A mail service carries our mails, and a storage service may keep pictures and attachments." };

/** In your browser */
export const privacyBrowser: LocalizedString = { id: "pages.privacyBrowser", english: "In your browser" };

/** We load nothing from other sites, and nobody follows you here. Your browser keeps for us: */
export const privacyBrowserIntro: LocalizedString = { id: "pages.privacyBrowserIntro", english: "We load nothing from other sites, and nobody follows you here. Your browser keeps for us:" };

/** until you log out, a token for your session; */
export const privacyToken: LocalizedString = { id: "pages.privacyToken", english: "until you log out, a token for your session;" };

/** for a year, one cookie by which we know that somebody has logged in on this device before: strangers who guess at your password then cannot lock you out. It goes to our login alone, never to a partner’s page; */
export const privacyCookie: LocalizedString = { id: "pages.privacyCookie", english: "for a year, one cookie by which we know that somebody has logged in on this device before: strangers who guess at your password then cannot lock you out. It goes to our login alone, never to a partner’s page;" };

/** until you clear it, that you do not want to be asked about the mailing list again; */
export const privacyDismissed: LocalizedString = { id: "pages.privacyDismissed", english: "until you clear it, that you do not want to be asked about the mailing list again;" };

/** until you clear it, that you have chosen a language, and need not be offered one again; */
export const privacyLanguage: LocalizedString = { id: "pages.privacyLanguage", english: "until you clear it, that you have chosen a language, and need not be offered one again;" };

/** until you clear it, whether you want the map beside the results of a search; */
export const privacyMap: LocalizedString = { id: "pages.privacyMap", english: "until you clear it, whether you want the map beside the results of a search;" };

/** until you clear it, which colours you have chosen, light or dark; */
export const privacyColorScheme: LocalizedString = { id: "pages.privacyColorScheme", english: "until you clear it, which colours you have chosen, light or dark;" };

/** until you clear it, that you have switched keyboard shortcuts off; */
export const privacyShortcuts: LocalizedString = { id: "pages.privacyShortcuts", english: "until you clear it, that you have switched keyboard shortcuts off;" };

/** while the tab is open, your last search, that you were asked about the mailing list, the number and email of an account that you have just signed up for, the name of the business that you have changed to, a shipment that you have begun before logging in, what else you have written and not sent, and the businesses that you have chosen for an enquiry; */
export const privacyTab: LocalizedString = { id: "pages.privacyTab", english: "while the tab is open, your last search, that you were asked about the mailing list, the number and email of an account that you have just signed up for, the name of the business that you have changed to, a shipment that you have begun before logging in, what else you have written and not sent, and the businesses that you have chosen for an enquiry;" };

/** until you send them or log out, and for 30 days at most, messages that you have begun and not sent; */
export const privacyMessageDrafts: LocalizedString = { id: "pages.privacyMessageDrafts", english: "until you send them or log out, and for 30 days at most, messages that you have begun and not sent;" };

/** while the tab is open, the session of an administrator who acts for somebody. */
export const privacyOwnSession: LocalizedString = { id: "pages.privacyOwnSession", english: "while the tab is open, the session of an administrator who acts for somebody." };

/** Mails */
export const privacyMailsTitle: LocalizedString = { id: "pages.privacyMailsTitle", english: "Mails" };

/** We write to confirm your address, to reset your password, and about what happens on your account. Everything else comes only if you agreed to it, and each such mail has a link to unsubscribe. */
export const privacyMails: LocalizedString = { id: "pages.privacyMails", english: "We write to confirm your address, to reset your password, and about what happens on your account. Everything else comes only if you agreed to it, and each such mail has a link to unsubscribe." };

/** Your choices */
export const privacyChoicesTitle: LocalizedString = { id: "pages.privacyChoicesTitle", english: "Your choices" };

/** You may change your profile and your email preferences at any time. What we keep about you, you may download as a file in the settings. There you may also close your account: it is hidden at once, you may change your mind for {days} days, and then everything is erased. What others wrote stays theirs, and messages that you sent them stay with them, without your name. We keep, without names and addresses, that the account was erased, which changes were made in it by our team, and proof of your consents to mails. */
export const privacyChoices: LocalizedString<{ days: string | number }> = { id: "pages.privacyChoices", english: ["You may change your profile and your email preferences at any time. What we keep about you, you may download as a file in the settings. There you may also close your account: it is hidden at once, you may change your mind for ",["days"]," days, and then everything is erased. What others wrote stays theirs, and messages that you sent them stay with them, without your name. We keep, without names and addresses, that the account was erased, which changes were made in it by our team, and proof of your consents to mails."] };

/** This page is not here */
export const pageMissing: LocalizedString = { id: "pages.pageMissing", english: "This page is not here" };

/** This page cannot be shown */
export const pageFailed: LocalizedString = { id: "pages.pageFailed", english: "This page cannot be shown" };

/** There is no such page. */
export const noSuchPage: LocalizedString = { id: "pages.noSuchPage", english: "There is no such page." };

/** Please try again in a moment. */
export const tryInAMoment: LocalizedString = { id: "pages.tryInAMoment", english: "Please try again in a moment." };

/** It is not for this account, or its address is not whole. */
export const notForYou: LocalizedString = { id: "pages.notForYou", english: "It is not for this account, or its address is not whole." };

/** Try again */
export const tryAgain: LocalizedString = { id: "pages.tryAgain", english: "Try again" };

/** Search profiles */
export const searchProfiles: LocalizedString = { id: "pages.searchProfiles", english: "Search profiles" };

/** Go to the home page */
export const goHome: LocalizedString = { id: "pages.goHome", english: "Go to the home page" };

/** Loading */
export const loading: LocalizedString = { id: "pages.loading", english: "Loading" };

/** This page needs JavaScript: only your browser knows that you are logged in. */
export const loadingNeedsJavaScript: LocalizedString = { id: "pages.loadingNeedsJavaScript", english: "This page needs JavaScript: only your browser knows that you are logged in." };

/** About the fund */
export const menuFund: LocalizedString = { id: "pages.menuFund", english: "About the fund" };
