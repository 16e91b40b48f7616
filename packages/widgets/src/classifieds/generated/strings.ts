// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Classifieds */
export const classifieds: LocalizedString = { id: "classifieds.classifieds", english: "Classifieds" };

/** Classified */
export const classified: LocalizedString = { id: "classifieds.classified", english: "Classified" };

/** {count, plural, one {# Classified} other {# Classifieds}} */
export const count: LocalizedString<{ count: number }> = { id: "classifieds.count", english: [["count",2,{"one":[0," Classified"],"other":[0," Classifieds"]}]] };

/** Filter classifieds */
export const filter: LocalizedString = { id: "classifieds.filter", english: "Filter classifieds" };

/** Classified Type */
export const classifiedType: LocalizedString = { id: "classifieds.classifiedType", english: "Classified Type" };

/** All Classifieds */
export const allClassifieds: LocalizedString = { id: "classifieds.allClassifieds", english: "All Classifieds" };

/** Categories */
export const categories: LocalizedString = { id: "classifieds.categories", english: "Categories" };

/** View classifieds ending soon */
export const endingSoon: LocalizedString = { id: "classifieds.endingSoon", english: "View classifieds ending soon" };

/** Clear Filters */
export const clearFilters: LocalizedString = { id: "classifieds.clearFilters", english: "Clear Filters" };

/** Loading classifieds */
export const loading: LocalizedString = { id: "classifieds.loading", english: "Loading classifieds" };

/** The classifieds could not be loaded. */
export const couldNotLoad: LocalizedString = { id: "classifieds.couldNotLoad", english: "The classifieds could not be loaded." };

/** There are currently no classifieds. Add your listing today! */
export const noClassifieds: LocalizedString = { id: "classifieds.noClassifieds", english: "There are currently no classifieds. Add your listing today!" };

/** No Classifieds Available */
export const noneAvailable: LocalizedString = { id: "classifieds.noneAvailable", english: "No Classifieds Available" };

/** See all classifieds */
export const seeAll: LocalizedString = { id: "classifieds.seeAll", english: "See all classifieds" };

/** Load More Classifieds */
export const loadMore: LocalizedString = { id: "classifieds.loadMore", english: "Load More Classifieds" };

/** No More Classified Results */
export const noMore: LocalizedString = { id: "classifieds.noMore", english: "No More Classified Results" };

/** No Results */
export const noResults: LocalizedString = { id: "classifieds.noResults", english: "No Results" };

/** - EXPIRED */
export const expired: LocalizedString = { id: "classifieds.expired", english: "- EXPIRED" };

/** Read more */
export const readMore: LocalizedString = { id: "classifieds.readMore", english: "Read more" };

/** Show less */
export const showLess: LocalizedString = { id: "classifieds.showLess", english: "Show less" };

/** Post a Classified */
export const post: LocalizedString = { id: "classifieds.post", english: "Post a Classified" };

/** Create Classified */
export const create: LocalizedString = { id: "classifieds.create", english: "Create Classified" };

/** For {business}. */
export const forBusiness: LocalizedString<{ business: string | number }> = { id: "classifieds.forBusiness", english: ["For ",["business"],"."] };

/** Successfully Created a Classified! */
export const created: LocalizedString = { id: "classifieds.created", english: "Successfully Created a Classified!" };

/** Edit */
export const edit: LocalizedString = { id: "classifieds.edit", english: "Edit" };

/** Edit {title} */
export const editNamed: LocalizedString<{ title: string | number }> = { id: "classifieds.editNamed", english: ["Edit ",["title"]] };

/** Edit Classified */
export const editClassified: LocalizedString = { id: "classifieds.editClassified", english: "Edit Classified" };

/** This classified has been deleted in the meantime. To keep what you have written, post it again. */
export const gone: LocalizedString = { id: "classifieds.gone", english: "This classified has been deleted in the meantime. To keep what you have written, post it again." };

/** It ended on {date}. Choose a new date. */
export const endedOn: LocalizedString<{ date: string | number }> = { id: "classifieds.endedOn", english: ["It ended on ",["date"],". Choose a new date."] };

/** Delete */
export const remove: LocalizedString = { id: "classifieds.remove", english: "Delete" };

/** Delete {title} */
export const deleteNamed: LocalizedString<{ title: string | number }> = { id: "classifieds.deleteNamed", english: ["Delete ",["title"]] };

/** Delete Classified */
export const deleteClassified: LocalizedString = { id: "classifieds.deleteClassified", english: "Delete Classified" };

/** “{title}” will be deleted. This cannot be undone. */
export const deleteWarning: LocalizedString<{ title: string | number }> = { id: "classifieds.deleteWarning", english: ["“",["title"],"” will be deleted. This cannot be undone."] };

/** All classifieds */
export const backToBoard: LocalizedString = { id: "classifieds.backToBoard", english: "All classifieds" };

/** Where this ad is */
export const path: LocalizedString = { id: "classifieds.path", english: "Where this ad is" };

/** {count, plural, =0 {Last day} one {# day left} other {# days left}} */
export const daysLeft: LocalizedString<{ count: number }> = { id: "classifieds.daysLeft", english: [["count",2,{"=0":"Last day","one":[0," day left"],"other":[0," days left"]}]] };

/** Posted on {date} */
export const postedOn: LocalizedString<{ date: string | number }> = { id: "classifieds.postedOn", english: ["Posted on ",["date"]] };

/** Posted by */
export const postedBy: LocalizedString = { id: "classifieds.postedBy", english: "Posted by" };

/** This ad has ended */
export const hasEnded: LocalizedString = { id: "classifieds.hasEnded", english: "This ad has ended" };

/** It ended on {date}. What is like it is below. */
export const endedText: LocalizedString<{ date: string | number }> = { id: "classifieds.endedText", english: ["It ended on ",["date"],". What is like it is below."] };

/** It ended on {date} and only you see it. It will be deleted two days later. */
export const endedForOwner: LocalizedString<{ date: string | number }> = { id: "classifieds.endedForOwner", english: ["It ended on ",["date"]," and only you see it. It will be deleted two days later."] };

/** Renew for 30 days */
export const renew: LocalizedString = { id: "classifieds.renew", english: "Renew for 30 days" };

/** It runs until {date}. */
export const renewed: LocalizedString<{ date: string | number }> = { id: "classifieds.renewed", english: ["It runs until ",["date"],"."] };

/** {count, plural, one {# member sells this} other {# members sell this}} */
export const sellers: LocalizedString<{ count: number }> = { id: "classifieds.sellers", english: [["count",2,{"one":[0," member sells this"],"other":[0," members sell this"]}]] };

/** {count, plural, one {# member buys this} other {# members buy this}} */
export const buyers: LocalizedString<{ count: number }> = { id: "classifieds.buyers", english: [["count",2,{"one":[0," member buys this"],"other":[0," members buy this"]}]] };

/** Wanted by others */
export const matchingWanted: LocalizedString = { id: "classifieds.matchingWanted", english: "Wanted by others" };

/** Offered by others */
export const matchingForSale: LocalizedString = { id: "classifieds.matchingForSale", english: "Offered by others" };

/** Nothing meets this ad yet. */
export const noMatches: LocalizedString = { id: "classifieds.noMatches", english: "Nothing meets this ad yet." };

/** Similar classifieds */
export const similar: LocalizedString = { id: "classifieds.similar", english: "Similar classifieds" };

/** Show who */
export const showMatches: LocalizedString = { id: "classifieds.showMatches", english: "Show who" };

/** Kind of classified */
export const kind: LocalizedString = { id: "classifieds.kind", english: "Kind of classified" };

/** Are you buying or selling? */
export const chooseKind: LocalizedString = { id: "classifieds.chooseKind", english: "Are you buying or selling?" };

/** Title */
export const title: LocalizedString = { id: "classifieds.title", english: "Title" };

/** Category */
export const category: LocalizedString = { id: "classifieds.category", english: "Category" };

/** Choose a category */
export const chooseCategory: LocalizedString = { id: "classifieds.chooseCategory", english: "Choose a category" };

/** Description */
export const description: LocalizedString = { id: "classifieds.description", english: "Description" };

/** Image */
export const image: LocalizedString = { id: "classifieds.image", english: "Image" };

/** Replace the image */
export const replaceImage: LocalizedString = { id: "classifieds.replaceImage", english: "Replace the image" };

/** Up to 5 MB. You choose the part that is shown. */
export const imageHint: LocalizedString = { id: "classifieds.imageHint", english: "Up to 5 MB. You choose the part that is shown." };

/** Tell me of new matches */
export const tellMatches: LocalizedString = { id: "classifieds.tellMatches", english: "Tell me of new matches" };

/** We mail you when a member or an ad within 100 km newly meets yours. You can end it here or by a link in each mail. */
export const tellMatchesHint: LocalizedString = { id: "classifieds.tellMatchesHint", english: "We mail you when a member or an ad within 100 km newly meets yours. You can end it here or by a link in each mail." };

/** Required */
export const required: LocalizedString = { id: "classifieds.required", english: "Required" };

/** You cannot select a date in the past. */
export const pastDate: LocalizedString = { id: "classifieds.pastDate", english: "You cannot select a date in the past." };

/** {field}: {problem} */
export const wrongField: LocalizedString<{ field: string | number; problem: string | number }> = { id: "classifieds.wrongField", english: [["field"],": ",["problem"]] };

/** Cancel */
export const cancel: LocalizedString = { id: "classifieds.cancel", english: "Cancel" };

/** Submit */
export const submit: LocalizedString = { id: "classifieds.submit", english: "Submit" };

/** Quick choices */
export const quickDays: LocalizedString = { id: "classifieds.quickDays", english: "Quick choices" };

/** In a week */
export const inOneWeek: LocalizedString = { id: "classifieds.inOneWeek", english: "In a week" };

/** In two weeks */
export const inTwoWeeks: LocalizedString = { id: "classifieds.inTwoWeeks", english: "In two weeks" };

/** In a month */
export const inOneMonth: LocalizedString = { id: "classifieds.inOneMonth", english: "In a month" };
