// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** Dashboard */
export const dashboard: LocalizedString = { id: "dashboard.dashboard", english: "Dashboard" };

/** What to do next */
export const nextSteps: LocalizedString = { id: "dashboard.nextSteps", english: "What to do next" };

/** Loading what waits for you… */
export const loadingNextSteps: LocalizedString = { id: "dashboard.loadingNextSteps", english: "Loading what waits for you…" };

/** Nothing waits for you. */
export const allDone: LocalizedString = { id: "dashboard.allDone", english: "Nothing waits for you." };

/** Everyone has their reply, and your profile is complete. If you have a moment: <search>see who else is here</search>, or <classifieds>read the latest classifieds</classifieds>. */
export const allDoneIdeas: LocalizedString<{ classifieds: Tag; search: Tag }> = { id: "dashboard.allDoneIdeas", english: ["Everyone has their reply, and your profile is complete. If you have a moment: ",["search","see who else is here"],", or ",["classifieds","read the latest classifieds"],"."] };

/** <b>{business}</b> waits for your reply. */
export const replyOwed: LocalizedString<{ b: Tag; business: string | number }> = { id: "dashboard.replyOwed", english: [["b",["business"]]," waits for your reply."] };

/** Reply */
export const reply: LocalizedString = { id: "dashboard.reply", english: "Reply" };

/** Reply to {business} */
export const replyNamed: LocalizedString<{ business: string | number }> = { id: "dashboard.replyNamed", english: ["Reply to ",["business"]] };

/** {count, plural, one {# more conversation waits} other {# more conversations wait}} for your reply. */
export const moreReplies: LocalizedString<{ count: number }> = { id: "dashboard.moreReplies", english: [["count",2,{"one":[0," more conversation waits"],"other":[0," more conversations wait"]}]," for your reply."] };

/** Open Messages */
export const openMessages: LocalizedString = { id: "dashboard.openMessages", english: "Open Messages" };

/** {count, plural, one {{businesses} would like to connect with you.} other {# requests to connect with you: {businesses}.}} */
export const requestsWait: LocalizedString<{ businesses: string | number; count: number }> = { id: "dashboard.requestsWait", english: [["count",2,{"one":[["businesses"]," would like to connect with you."],"other":[0," requests to connect with you: ",["businesses"],"."]}]] };

/** {count, plural, one {Answer Request} other {Answer Requests}} */
export const answer: LocalizedString<{ count: number }> = { id: "dashboard.answer", english: [["count",2,{"one":"Answer Request","other":"Answer Requests"}]] };

/** Your ad <link>{title}</link> ends on {date}. */
export const adEnds: LocalizedString<{ date: string | number; link: Tag; title: string | number }> = { id: "dashboard.adEnds", english: ["Your ad ",["link",["title"]]," ends on ",["date"],"."] };

/** Renew for 30 days */
export const renew: LocalizedString = { id: "dashboard.renew", english: "Renew for 30 days" };

/** Renew for 30 days: {title} */
export const renewNamed: LocalizedString<{ title: string | number }> = { id: "dashboard.renewNamed", english: ["Renew for 30 days: ",["title"]] };

/** “{title}” runs until {date}. */
export const runsUntil: LocalizedString<{ date: string | number; title: string | number }> = { id: "dashboard.runsUntil", english: ["“",["title"],"” runs until ",["date"],"."] };

/** {count, plural, one {# more of your ads ends} other {# more of your ads end}} within seven days. */
export const moreEnding: LocalizedString<{ count: number }> = { id: "dashboard.moreEnding", english: [["count",2,{"one":[0," more of your ads ends"],"other":[0," more of your ads end"]}]," within seven days."] };

/** See Your Ads */
export const seeThem: LocalizedString = { id: "dashboard.seeThem", english: "See Your Ads" };

/** <b>{network}</b> has closed its account. Your membership ends on {date}, unless the network changes its mind. */
export const networkCloses: LocalizedString<{ b: Tag; date: string | number; network: string | number }> = { id: "dashboard.networkCloses", english: [["b",["network"]]," has closed its account. Your membership ends on ",["date"],", unless the network changes its mind."] };

/** See Other Networks */
export const otherNetworks: LocalizedString = { id: "dashboard.otherNetworks", english: "See Other Networks" };

/** {count, number} new in your saved searches, favourites and matches. */
export const newsWaits: LocalizedString<{ count: number }> = { id: "dashboard.newsWaits", english: [["count",4]," new in your saved searches, favourites and matches."] };

/** Have a Look */
export const look: LocalizedString = { id: "dashboard.look", english: "Have a Look" };

/** Your profile still lacks {things}. */
export const profileLacks: LocalizedString<{ things: string | number }> = { id: "dashboard.profileLacks", english: ["Your profile still lacks ",["things"],"."] };

/** {need, select, description {a description} picture {a picture} products {products} other {a place}} */
export const lacking: LocalizedString<{ need: "description" | "picture" | "products" | (string & {}) }> = { id: "dashboard.lacking", english: [["need",1,{"description":"a description","picture":"a picture","products":"products","other":"a place"}]] };

/** Complete Your Profile */
export const completeProfile: LocalizedString = { id: "dashboard.completeProfile", english: "Complete Your Profile" };

/** Your profile has not changed for half a year. Is everything still right? */
export const profileStale: LocalizedString = { id: "dashboard.profileStale", english: "Your profile has not changed for half a year. Is everything still right?" };

/** Look It Over */
export const lookOver: LocalizedString = { id: "dashboard.lookOver", english: "Look It Over" };

/** Profile Views */
export const profileViews: LocalizedString = { id: "dashboard.profileViews", english: "Profile Views" };

/** Last week */
export const lastWeek: LocalizedString = { id: "dashboard.lastWeek", english: "Last week" };

/** Total */
export const total: LocalizedString = { id: "dashboard.total", english: "Total" };

/** Loading the views of your profile */
export const loadingViews: LocalizedString = { id: "dashboard.loadingViews", english: "Loading the views of your profile" };

/** {count, plural, one {# view} other {# views}} */
export const views: LocalizedString<{ count: number }> = { id: "dashboard.views", english: [["count",2,{"one":[0," view"],"other":[0," views"]}]] };

/** {day}: {count, plural, one {# view} other {# views}} */
export const viewsOfDay: LocalizedString<{ count: number; day: string | number }> = { id: "dashboard.viewsOfDay", english: [["day"],": ",["count",2,{"one":[0," view"],"other":[0," views"]}]] };

/** Views of your profile on each of the last {days} days: none. */
export const noViews: LocalizedString<{ days: string | number }> = { id: "dashboard.noViews", english: ["Views of your profile on each of the last ",["days"]," days: none."] };

/** Views of your profile on each of the last {days} days. The most were {count, plural, one {# view} other {# views}}, on {day}. */
export const viewsSummary: LocalizedString<{ count: number; day: string | number; days: string | number }> = { id: "dashboard.viewsSummary", english: ["Views of your profile on each of the last ",["days"]," days. The most were ",["count",2,{"one":[0," view"],"other":[0," views"]}],", on ",["day"],"."] };

/** Today */
export const today: LocalizedString = { id: "dashboard.today", english: "Today" };

/** Views day by day */
export const viewsByDay: LocalizedString = { id: "dashboard.viewsByDay", english: "Views day by day" };

/** Day */
export const day: LocalizedString = { id: "dashboard.day", english: "Day" };

/** Views */
export const viewsColumn: LocalizedString = { id: "dashboard.viewsColumn", english: "Views" };

/** Shipping Calculator */
export const shippingCalculator: LocalizedString = { id: "dashboard.shippingCalculator", english: "Shipping Calculator" };

/** Compare what carriers ask for a parcel, door to door within Ontario. */
export const shippingLead: LocalizedString = { id: "dashboard.shippingLead", english: "Compare what carriers ask for a parcel, door to door within Ontario." };

/** Compare rates */
export const compareRates: LocalizedString = { id: "dashboard.compareRates", english: "Compare rates" };

/** Suggested Profiles */
export const suggestedProfiles: LocalizedString = { id: "dashboard.suggestedProfiles", english: "Suggested Profiles" };

/** We have nobody to suggest yet. Add what you buy or sell to your profile, and we can. */
export const noSuggestions: LocalizedString = { id: "dashboard.noSuggestions", english: "We have nobody to suggest yet. Add what you buy or sell to your profile, and we can." };

/** Loading suggested profiles */
export const loadingSuggestions: LocalizedString = { id: "dashboard.loadingSuggestions", english: "Loading suggested profiles" };

/** Activity Feed */
export const activityFeed: LocalizedString = { id: "dashboard.activityFeed", english: "Activity Feed" };

/** The activity feed could not be loaded. */
export const feedFailed: LocalizedString = { id: "dashboard.feedFailed", english: "The activity feed could not be loaded." };

/** Loading the activity feed */
export const loadingFeed: LocalizedString = { id: "dashboard.loadingFeed", english: "Loading the activity feed" };

/** Nothing has happened lately */
export const nothingHappened: LocalizedString = { id: "dashboard.nothingHappened", english: "Nothing has happened lately" };

/** Find businesses */
export const findBusinesses: LocalizedString = { id: "dashboard.findBusinesses", english: "Find businesses" };

/** When businesses join, change their profiles or post classifieds, you will see it here. */
export const feedExplanation: LocalizedString = { id: "dashboard.feedExplanation", english: "When businesses join, change their profiles or post classifieds, you will see it here." };

/** Load More Activity */
export const moreActivity: LocalizedString = { id: "dashboard.moreActivity", english: "Load More Activity" };

/** No More Activity */
export const noMoreActivity: LocalizedString = { id: "dashboard.noMoreActivity", english: "No More Activity" };

/** No Activity */
export const noActivity: LocalizedString = { id: "dashboard.noActivity", english: "No Activity" };

/** <actor>{business}</actor> joined the network. */
export const joined: LocalizedString<{ actor: Tag; business: string | number }> = { id: "dashboard.joined", english: [["actor",["business"]]," joined the network."] };

/** <actor>You</actor> joined the network. */
export const youJoined: LocalizedString<{ actor: Tag }> = { id: "dashboard.youJoined", english: [["actor","You"]," joined the network."] };

/** <actor>{business}</actor> updated their profile. */
export const updatedProfile: LocalizedString<{ actor: Tag; business: string | number }> = { id: "dashboard.updatedProfile", english: [["actor",["business"]]," updated their profile."] };

/** <actor>You</actor> updated your profile. */
export const youUpdatedProfile: LocalizedString<{ actor: Tag }> = { id: "dashboard.youUpdatedProfile", english: [["actor","You"]," updated your profile."] };

/** <actor>{business}</actor> added a photo. */
export const addedPhoto: LocalizedString<{ actor: Tag; business: string | number }> = { id: "dashboard.addedPhoto", english: [["actor",["business"]]," added a photo."] };

/** <actor>You</actor> added a photo. */
export const youAddedPhoto: LocalizedString<{ actor: Tag }> = { id: "dashboard.youAddedPhoto", english: [["actor","You"]," added a photo."] };

/** <actor>{business}</actor> added a product. */
export const addedProduct: LocalizedString<{ actor: Tag; business: string | number }> = { id: "dashboard.addedProduct", english: [["actor",["business"]]," added a product."] };

/** <actor>You</actor> added a product. */
export const youAddedProduct: LocalizedString<{ actor: Tag }> = { id: "dashboard.youAddedProduct", english: [["actor","You"]," added a product."] };

/** <actor>{business}</actor> posted a classified: <target>{title}</target> */
export const postedClassified: LocalizedString<{ actor: Tag; business: string | number; target: Tag; title: string | number }> = { id: "dashboard.postedClassified", english: [["actor",["business"]]," posted a classified: ",["target",["title"]]] };

/** <actor>You</actor> posted a classified: <target>{title}</target> */
export const youPostedClassified: LocalizedString<{ actor: Tag; target: Tag; title: string | number }> = { id: "dashboard.youPostedClassified", english: [["actor","You"]," posted a classified: ",["target",["title"]]] };

/** <actor>{business}</actor> is now connected with <target>{title}</target> */
export const connected: LocalizedString<{ actor: Tag; business: string | number; target: Tag; title: string | number }> = { id: "dashboard.connected", english: [["actor",["business"]]," is now connected with ",["target",["title"]]] };

/** <actor>{business}</actor> is now connected with <target>you</target> */
export const connectedWithYou: LocalizedString<{ actor: Tag; business: string | number; target: Tag }> = { id: "dashboard.connectedWithYou", english: [["actor",["business"]]," is now connected with ",["target","you"]] };

/** <actor>You</actor> are now connected with <target>{title}</target> */
export const youConnected: LocalizedString<{ actor: Tag; target: Tag; title: string | number }> = { id: "dashboard.youConnected", english: [["actor","You"]," are now connected with ",["target",["title"]]] };

/** <actor>Support</actor> acted for your account. */
export const supportActed: LocalizedString<{ actor: Tag }> = { id: "dashboard.supportActed", english: [["actor","Support"]," acted for your account."] };

/** {count, number} members joined the network. */
export const manyJoined: LocalizedString<{ count: number }> = { id: "dashboard.manyJoined", english: [["count",4]," members joined the network."] };

/** {count, number} members updated their profiles. */
export const manyUpdatedProfile: LocalizedString<{ count: number }> = { id: "dashboard.manyUpdatedProfile", english: [["count",4]," members updated their profiles."] };

/** {count, number} members added photos. */
export const manyAddedPhoto: LocalizedString<{ count: number }> = { id: "dashboard.manyAddedPhoto", english: [["count",4]," members added photos."] };

/** {count, number} members added products. */
export const manyAddedProduct: LocalizedString<{ count: number }> = { id: "dashboard.manyAddedProduct", english: [["count",4]," members added products."] };

/** {count, number} classifieds were posted. */
export const manyPostedClassified: LocalizedString<{ count: number }> = { id: "dashboard.manyPostedClassified", english: [["count",4]," classifieds were posted."] };

/** {count, number} connections were made. */
export const manyConnected: LocalizedString<{ count: number }> = { id: "dashboard.manyConnected", english: [["count",4]," connections were made."] };

/** {count, number} more */
export const manyMore: LocalizedString<{ count: number }> = { id: "dashboard.manyMore", english: [["count",4]," more"] };

/** New for you */
export const newForYou: LocalizedString = { id: "dashboard.newForYou", english: "New for you" };

/** Loading what is new… */
export const loadingNews: LocalizedString = { id: "dashboard.loadingNews", english: "Loading what is new…" };

/** Nothing new in your <searches>saved searches</searches> and <lists>favourites</lists>, and no new match of your <classifieds>classifieds</classifieds>. */
export const nothingNew: LocalizedString<{ classifieds: Tag; lists: Tag; searches: Tag }> = { id: "dashboard.nothingNew", english: ["Nothing new in your ",["searches","saved searches"]," and ",["lists","favourites"],", and no new match of your ",["classifieds","classifieds"],"."] };

/** Mark All as Seen */
export const markAllSeen: LocalizedString = { id: "dashboard.markAllSeen", english: "Mark All as Seen" };

/** {count, number} new */
export const newCount: LocalizedString<{ count: number }> = { id: "dashboard.newCount", english: [["count",4]," new"] };

/** Enquiries and favourites */
export const enquiriesAndFavourites: LocalizedString = { id: "dashboard.enquiriesAndFavourites", english: "Enquiries and favourites" };

/** Your enquiries */
export const yourEnquiries: LocalizedString = { id: "dashboard.yourEnquiries", english: "Your enquiries" };

/** {count, plural, one {# new answer} other {# new answers}} */
export const newAnswers: LocalizedString<{ count: number }> = { id: "dashboard.newAnswers", english: [["count",2,{"one":[0," new answer"],"other":[0," new answers"]}]] };

/** Enquiries to you */
export const enquiriesToYou: LocalizedString = { id: "dashboard.enquiriesToYou", english: "Enquiries to you" };

/** {count, plural, one {# waits for your answer} other {# wait for your answer}} */
export const waitingForAnswer: LocalizedString<{ count: number }> = { id: "dashboard.waitingForAnswer", english: [["count",2,{"one":[0," waits for your answer"],"other":[0," wait for your answer"]}]] };

/** Favourites */
export const favourites: LocalizedString = { id: "dashboard.favourites", english: "Favourites" };

/** {business} posted <link>{title}</link> */
export const newClassified: LocalizedString<{ business: string | number; link: Tag; title: string | number }> = { id: "dashboard.newClassified", english: [["business"]," posted ",["link",["title"]]] };

/** <link>{business}</link> changed their profile */
export const newUpdate: LocalizedString<{ business: string | number; link: Tag }> = { id: "dashboard.newUpdate", english: [["link",["business"]]," changed their profile"] };

/** <link>{business}</link> is new here */
export const newBusiness: LocalizedString<{ business: string | number; link: Tag }> = { id: "dashboard.newBusiness", english: [["link",["business"]]," is new here"] };

/** Matches nearby */
export const newMatches: LocalizedString = { id: "dashboard.newMatches", english: "Matches nearby" };

/** Mark Matches as Seen */
export const markMatchesSeen: LocalizedString = { id: "dashboard.markMatchesSeen", english: "Mark Matches as Seen" };

/** {business} posted <link>{title}</link>, which meets your <ownLink>{own}</ownLink> */
export const matchOfClassified: LocalizedString<{ business: string | number; link: Tag; own: string | number; ownLink: Tag; title: string | number }> = { id: "dashboard.matchOfClassified", english: [["business"]," posted ",["link",["title"]],", which meets your ",["ownLink",["own"]]] };

/** {business} posted <link>{title}</link>: you sell {product} */
export const matchOfSold: LocalizedString<{ business: string | number; link: Tag; product: string | number; title: string | number }> = { id: "dashboard.matchOfSold", english: [["business"]," posted ",["link",["title"]],": you sell ",["product"]] };

/** {business} posted <link>{title}</link>: you buy {product} */
export const matchOfBought: LocalizedString<{ business: string | number; link: Tag; product: string | number; title: string | number }> = { id: "dashboard.matchOfBought", english: [["business"]," posted ",["link",["title"]],": you buy ",["product"]] };

/** you */
export const you: LocalizedString = { id: "dashboard.you", english: "you" };
