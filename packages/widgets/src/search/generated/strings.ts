// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** Search */
export const search: LocalizedString = { id: "search.search", english: "Search" };

/** What are you looking for today? */
export const placeholder: LocalizedString = { id: "search.placeholder", english: "What are you looking for today?" };

/** ex: cheese, apples, distributors */
export const homePlaceholder: LocalizedString = { id: "search.homePlaceholder", english: "ex: cheese, apples, distributors" };

/** Service */
export const service: LocalizedString = { id: "search.service", english: "Service" };

/** Classification */
export const classification: LocalizedString = { id: "search.classification", english: "Classification" };

/** Category */
export const category: LocalizedString = { id: "search.category", english: "Category" };

/** Business type */
export const businessType: LocalizedString = { id: "search.businessType", english: "Business type" };

/** Place */
export const place: LocalizedString = { id: "search.place", english: "Place" };

/** Business */
export const business: LocalizedString = { id: "search.business", english: "Business" };

/** Filters */
export const filters: LocalizedString = { id: "search.filters", english: "Filters" };

/** Clear Filters */
export const clearFilters: LocalizedString = { id: "search.clearFilters", english: "Clear Filters" };

/** Sort by */
export const sortBy: LocalizedString = { id: "search.sortBy", english: "Sort by" };

/** Enter a postal code or town to see the nearest first. */
export const nearestNeedsPlace: LocalizedString = { id: "search.nearestNeedsPlace", english: "Enter a postal code or town to see the nearest first." };

/** View */
export const view: LocalizedString = { id: "search.view", english: "View" };

/** List */
export const list: LocalizedString = { id: "search.list", english: "List" };

/** Map */
export const map: LocalizedString = { id: "search.map", english: "Map" };

/** {count, plural, one {Show # result} other {Show # results}} */
export const showCount: LocalizedString<{ count: number }> = { id: "search.showCount", english: [["count",2,{"one":["Show ",0," result"],"other":["Show ",0," results"]}]] };

/** Show results */
export const showResults: LocalizedString = { id: "search.showResults", english: "Show results" };

/** Chosen filters */
export const chosenFilters: LocalizedString = { id: "search.chosenFilters", english: "Chosen filters" };

/** {list}: {text} */
export const filterOfList: LocalizedString<{ list: string | number; text: string | number }> = { id: "search.filterOfList", english: [["list"],": ",["text"]] };

/** None in these results */
export const noneInResults: LocalizedString = { id: "search.noneInResults", english: "None in these results" };

/** Up to {distance} km */
export const upTo: LocalizedString<{ distance: string | number }> = { id: "search.upTo", english: ["Up to ",["distance"]," km"] };

/** How far */
export const howFar: LocalizedString = { id: "search.howFar", english: "How far" };

/** Any */
export const any: LocalizedString = { id: "search.any", english: "Any" };

/** {count} km */
export const kilometres: LocalizedString<{ count: string | number }> = { id: "search.kilometres", english: [["count"]," km"] };

/** Kilometres */
export const kilometresLabel: LocalizedString = { id: "search.kilometresLabel", english: "Kilometres" };

/** Enter a whole number from 0 to {most}. */
export const invalidKilometres: LocalizedString<{ most: string | number }> = { id: "search.invalidKilometres", english: ["Enter a whole number from 0 to ",["most"],"."] };

/** Delivers */
export const delivers: LocalizedString = { id: "search.delivers", english: "Delivers" };

/** In season */
export const available: LocalizedString = { id: "search.available", english: "In season" };

/** Any time */
export const anyTime: LocalizedString = { id: "search.anyTime", english: "Any time" };

/** This week */
export const thisWeek: LocalizedString = { id: "search.thisWeek", english: "This week" };

/** {time} ({count}) */
export const timeWithCount: LocalizedString<{ count: string | number; time: string | number }> = { id: "search.timeWithCount", english: [["time"]," (",["count"],")"] };

/** In season: {time} */
export const availableThen: LocalizedString<{ time: string | number }> = { id: "search.availableThen", english: ["In season: ",["time"]] };

/** In {type}: */
export const inType: LocalizedString<{ type: string | number }> = { id: "search.inType", english: ["In ",["type"],":"] };

/** {count, plural, one {# more among {type}} other {# more among {type}}} */
export const moreAmong: LocalizedString<{ count: number; type: string | number }> = { id: "search.moreAmong", english: [["count",2,{"one":[0," more among ",["type"]],"other":[0," more among ",["type"]]}]] };

/** Show */
export const show: LocalizedString = { id: "search.show", english: "Show" };

/** Profile type */
export const profileType: LocalizedString = { id: "search.profileType", english: "Profile type" };

/** Distance */
export const distance: LocalizedString = { id: "search.distance", english: "Distance" };

/** Any distance */
export const anyDistance: LocalizedString = { id: "search.anyDistance", english: "Any distance" };

/** within {distance} km */
export const within: LocalizedString<{ distance: string | number }> = { id: "search.within", english: ["within ",["distance"]," km"] };

/** We do not know where you are. <link>Update your address</link> to search by distance. */
export const updateAddress: LocalizedString<{ link: Tag }> = { id: "search.updateAddress", english: ["We do not know where you are. ",["link","Update your address"]," to search by distance."] };

/** Near postal code or town */
export const near: LocalizedString = { id: "search.near", english: "Near postal code or town" };

/** Near {place} */
export const nearPlace: LocalizedString<{ place: string | number }> = { id: "search.nearPlace", english: ["Near ",["place"]] };

/** In an area of the map */
export const inArea: LocalizedString = { id: "search.inArea", english: "In an area of the map" };

/** You must provide a valid postal code or town. */
export const invalidNear: LocalizedString = { id: "search.invalidNear", english: "You must provide a valid postal code or town." };

/** {problem} These results are from anywhere. */
export const fromAnywhere: LocalizedString<{ problem: string | number }> = { id: "search.fromAnywhere", english: [["problem"]," These results are from anywhere."] };

/** Or <link>log in</link> to measure from your business. */
export const logInToMeasure: LocalizedString<{ link: Tag }> = { id: "search.logInToMeasure", english: ["Or ",["link","log in"]," to measure from your business."] };

/** Business Classifications */
export const businessClassifications: LocalizedString = { id: "search.businessClassifications", english: "Business Classifications" };

/** Business Types */
export const businessTypes: LocalizedString = { id: "search.businessTypes", english: "Business Types" };

/** Food Safety & Traceability */
export const foodSafety: LocalizedString = { id: "search.foodSafety", english: "Food Safety & Traceability" };

/** Processing Methods */
export const processingMethods: LocalizedString = { id: "search.processingMethods", english: "Processing Methods" };

/** Product Categories */
export const productCategories: LocalizedString = { id: "search.productCategories", english: "Product Categories" };

/** Services Offered */
export const servicesOffered: LocalizedString = { id: "search.servicesOffered", english: "Services Offered" };

/** Services Needed */
export const servicesNeeded: LocalizedString = { id: "search.servicesNeeded", english: "Services Needed" };

/** Searching… */
export const searching: LocalizedString = { id: "search.searching", english: "Searching…" };

/** The search did not get through. */
export const searchFailed: LocalizedString = { id: "search.searchFailed", english: "The search did not get through." };

/** Profile Results */
export const profiles: LocalizedString = { id: "search.profiles", english: "Profile Results" };

/** Profile Results for "{text}" */
export const profilesFor: LocalizedString<{ text: string | number }> = { id: "search.profilesFor", english: ["Profile Results for \"",["text"],"\""] };

/** {count, plural, one {# Profile Result} other {# Profile Results}} */
export const profileCount: LocalizedString<{ count: number }> = { id: "search.profileCount", english: [["count",2,{"one":[0," Profile Result"],"other":[0," Profile Results"]}]] };

/** {count, plural, one {# Profile Result for "{text}"} other {# Profile Results for "{text}"}} */
export const profileCountFor: LocalizedString<{ count: number; text: string | number }> = { id: "search.profileCountFor", english: [["count",2,{"one":[0," Profile Result for \"",["text"],"\""],"other":[0," Profile Results for \"",["text"],"\""]}]] };

/** Load More Profiles */
export const loadMoreProfiles: LocalizedString = { id: "search.loadMoreProfiles", english: "Load More Profiles" };

/** No More Profile Results */
export const noMoreProfiles: LocalizedString = { id: "search.noMoreProfiles", english: "No More Profile Results" };

/** No Results */
export const noResults: LocalizedString = { id: "search.noResults", english: "No Results" };

/** Message */
export const message: LocalizedString = { id: "search.message", english: "Message" };

/** Message {business} */
export const messageTo: LocalizedString<{ business: string | number }> = { id: "search.messageTo", english: ["Message ",["business"]] };

/** Showing results for <strong>{text}</strong>. */
export const showingResultsFor: LocalizedString<{ strong: Tag; text: string | number }> = { id: "search.showingResultsFor", english: ["Showing results for ",["strong",["text"]],"."] };

/** Search instead for “{text}” */
export const searchInsteadFor: LocalizedString<{ text: string | number }> = { id: "search.searchInsteadFor", english: ["Search instead for “",["text"],"”"] };

/** These match in part: */
export const partialMatches: LocalizedString = { id: "search.partialMatches", english: "These match in part:" };

/** Nothing matches exactly. These match in part: */
export const onlyPartialMatches: LocalizedString = { id: "search.onlyPartialMatches", english: "Nothing matches exactly. These match in part:" };

/** Search terms */
export const searchTerms: LocalizedString = { id: "search.searchTerms", english: "Search terms" };

/** Remove {text} */
export const removePart: LocalizedString<{ text: string | number }> = { id: "search.removePart", english: ["Remove ",["text"]] };

/** Nothing found */
export const nothingFound: LocalizedString = { id: "search.nothingFound", english: "Nothing found" };

/** Nothing found for “{text}” */
export const nothingFoundFor: LocalizedString<{ text: string | number }> = { id: "search.nothingFoundFor", english: ["Nothing found for “",["text"],"”"] };

/** Did you mean “{text}”? */
export const didYouMean: LocalizedString<{ text: string | number }> = { id: "search.didYouMean", english: ["Did you mean “",["text"],"”?"] };

/** Show everything */
export const searchEverything: LocalizedString = { id: "search.searchEverything", english: "Show everything" };

/** Search for “{text}” */
export const searchFor: LocalizedString<{ text: string | number }> = { id: "search.searchFor", english: ["Search for “",["text"],"”"] };

/** Search within {distance} km */
export const searchWithin: LocalizedString<{ distance: string | number }> = { id: "search.searchWithin", english: ["Search within ",["distance"]," km"] };

/** Search at any distance */
export const searchAnyDistance: LocalizedString = { id: "search.searchAnyDistance", english: "Search at any distance" };

/** Search without the filters */
export const searchWithoutFilters: LocalizedString = { id: "search.searchWithoutFilters", english: "Search without the filters" };

/** Search without the filters and at any distance */
export const searchWithoutFiltersAnyDistance: LocalizedString = { id: "search.searchWithoutFiltersAnyDistance", english: "Search without the filters and at any distance" };

/** {count, plural, one {# result} other {# results}} */
export const resultCount: LocalizedString<{ count: number }> = { id: "search.resultCount", english: [["count",2,{"one":[0," result"],"other":[0," results"]}]] };

/** Post a Wanted Ad */
export const postWanted: LocalizedString = { id: "search.postWanted", english: "Post a Wanted Ad" };

/** Get an Alert */
export const getAlert: LocalizedString = { id: "search.getAlert", english: "Get an Alert" };

/** What can we help you find today? */
export const greeting: LocalizedString = { id: "search.greeting", english: "What can we help you find today?" };

/** cheese */
export const exampleCheese: LocalizedString = { id: "search.exampleCheese", english: "cheese" };

/** beef */
export const exampleBeef: LocalizedString = { id: "search.exampleBeef", english: "beef" };

/** processing */
export const exampleProcessing: LocalizedString = { id: "search.exampleProcessing", english: "processing" };

/** Save Search */
export const saveSearch: LocalizedString = { id: "search.saveSearch", english: "Save Search" };

/** Save this search */
export const saveThisSearch: LocalizedString = { id: "search.saveThisSearch", english: "Save this search" };

/** We send you an email when something new matches. You can change or stop this at any time in your settings. */
export const saveSearchHelp: LocalizedString = { id: "search.saveSearchHelp", english: "We send you an email when something new matches. You can change or stop this at any time in your settings." };

/** Name */
export const name: LocalizedString = { id: "search.name", english: "Name" };

/** Required */
export const required: LocalizedString = { id: "search.required", english: "Required" };

/** {businesses} near {near} */
export const businessesNear: LocalizedString<{ businesses: string | number; near: string | number }> = { id: "search.businessesNear", english: [["businesses"]," near ",["near"]] };

/** {name} in an area of the map */
export const namedInArea: LocalizedString<{ name: string | number }> = { id: "search.namedInArea", english: [["name"]," in an area of the map"] };

/** Tell me */
export const tellMe: LocalizedString = { id: "search.tellMe", english: "Tell me" };

/** As soon as there is something new */
export const alertAtOnce: LocalizedString = { id: "search.alertAtOnce", english: "As soon as there is something new" };

/** Once a day */
export const alertDaily: LocalizedString = { id: "search.alertDaily", english: "Once a day" };

/** Once a week */
export const alertWeekly: LocalizedString = { id: "search.alertWeekly", english: "Once a week" };

/** Never, only keep the search */
export const alertNever: LocalizedString = { id: "search.alertNever", english: "Never, only keep the search" };

/** Cancel */
export const cancel: LocalizedString = { id: "search.cancel", english: "Cancel" };

/** Save */
export const save: LocalizedString = { id: "search.save", english: "Save" };

/** Saved. You find it in your settings. */
export const savedOnly: LocalizedString = { id: "search.savedOnly", english: "Saved. You find it in your settings." };

/** Saved. We write to you when there is something new. */
export const savedWithAlerts: LocalizedString = { id: "search.savedWithAlerts", english: "Saved. We write to you when there is something new." };

/** See all results */
export const allResults: LocalizedString = { id: "search.allResults", english: "See all results" };

/** Get alerts of this search */
export const alertsOfSearch: LocalizedString = { id: "search.alertsOfSearch", english: "Get alerts of this search" };

/** We send you an email when something new matches. First we write to your address, to be sure that it is yours; each mail has a link to change or end it. */
export const alertsOfSearchHelp: LocalizedString = { id: "search.alertsOfSearchHelp", english: "We send you an email when something new matches. First we write to your address, to be sure that it is yours; each mail has a link to change or end it." };

/** Your email */
export const alertEmail: LocalizedString = { id: "search.alertEmail", english: "Your email" };

/** We sent you an email. Open its link to begin the alerts. */
export const alertMailSent: LocalizedString = { id: "search.alertMailSent", english: "We sent you an email. Open its link to begin the alerts." };

/** Get Alerts */
export const getAlerts: LocalizedString = { id: "search.getAlerts", english: "Get Alerts" };

/** Close */
export const close: LocalizedString = { id: "search.close", english: "Close" };

/** With an account you also find the search in your settings: <login>log in to save it</login>. */
export const saveWithAccount: LocalizedString<{ login: Tag }> = { id: "search.saveWithAccount", english: ["With an account you also find the search in your settings: ",["login","log in to save it"],"."] };

/** Feed */
export const feed: LocalizedString = { id: "search.feed", english: "Feed" };

/** This is your business. */
export const yourBusiness: LocalizedString = { id: "search.yourBusiness", english: "This is your business." };
