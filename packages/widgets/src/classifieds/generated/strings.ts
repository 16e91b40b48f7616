// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Classifieds */
export const classifieds: LocalizedString = { id: "classifieds.classifieds", english: "Classifieds" };

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

/** Kind of classified */
export const kind: LocalizedString = { id: "classifieds.kind", english: "Kind of classified" };

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
