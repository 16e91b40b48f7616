// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** Favourite */
export const favourite: LocalizedString = { id: "favourites.favourite", english: "Favourite" };

/** Favourite: {name} */
export const favouriteNamed: LocalizedString<{ name: string | number }> = { id: "favourites.favouriteNamed", english: ["Favourite: ",["name"]] };

/** Saved to “{list}”. */
export const savedTo: LocalizedString<{ list: string | number }> = { id: "favourites.savedTo", english: ["Saved to “",["list"],"”."] };

/** Open list */
export const openList: LocalizedString = { id: "favourites.openList", english: "Open list" };

/** Removed from your favourites. */
export const removed: LocalizedString = { id: "favourites.removed", english: "Removed from your favourites." };

/** Undo */
export const undo: LocalizedString = { id: "favourites.undo", english: "Undo" };

/** Favourites */
export const favourites: LocalizedString = { id: "favourites.favourites", english: "Favourites" };

/** Lists */
export const lists: LocalizedString = { id: "favourites.lists", english: "Lists" };

/** New List */
export const newList: LocalizedString = { id: "favourites.newList", english: "New List" };

/** {count, plural, one {# favourite} other {# favourites}} */
export const things: LocalizedString<{ count: number }> = { id: "favourites.things", english: [["count",2,{"one":[0," favourite"],"other":[0," favourites"]}]] };

/** Loading your favourites… */
export const loading: LocalizedString = { id: "favourites.loading", english: "Loading your favourites…" };

/** You have not saved anything yet. */
export const noFavourites: LocalizedString = { id: "favourites.noFavourites", english: "You have not saved anything yet." };

/** Press the heart beside a business, in the search or on its profile, to save it here. */
export const noFavouritesHelp: LocalizedString = { id: "favourites.noFavouritesHelp", english: "Press the heart beside a business, in the search or on its profile, to save it here." };

/** Find Businesses */
export const findBusinesses: LocalizedString = { id: "favourites.findBusinesses", english: "Find Businesses" };

/** Name of the list */
export const listName: LocalizedString = { id: "favourites.listName", english: "Name of the list" };

/** Rename List */
export const renameList: LocalizedString = { id: "favourites.renameList", english: "Rename List" };

/** Required */
export const required: LocalizedString = { id: "favourites.required", english: "Required" };

/** Cancel */
export const cancel: LocalizedString = { id: "favourites.cancel", english: "Cancel" };

/** Save */
export const save: LocalizedString = { id: "favourites.save", english: "Save" };

/** This list is empty. */
export const emptyList: LocalizedString = { id: "favourites.emptyList", english: "This list is empty." };

/** Sort by */
export const sortBy: LocalizedString = { id: "favourites.sortBy", english: "Sort by" };

/** Added last */
export const sortNewest: LocalizedString = { id: "favourites.sortNewest", english: "Added last" };

/** Name */
export const sortName: LocalizedString = { id: "favourites.sortName", english: "Name" };

/** Town */
export const sortTown: LocalizedString = { id: "favourites.sortTown", english: "Town" };

/** not public any more */
export const notPublic: LocalizedString = { id: "favourites.notPublic", english: "not public any more" };

/** This business is not public any more. */
export const businessNotPublic: LocalizedString = { id: "favourites.businessNotPublic", english: "This business is not public any more." };

/** This classified has ended. */
export const adNotPublic: LocalizedString = { id: "favourites.adNotPublic", english: "This classified has ended." };

/** until {date} */
export const until: LocalizedString<{ date: string | number }> = { id: "favourites.until", english: ["until ",["date"]] };

/** Added {date} */
export const addedOn: LocalizedString<{ date: string | number }> = { id: "favourites.addedOn", english: ["Added ",["date"]] };

/** Moved to “{list}”. */
export const movedTo: LocalizedString<{ list: string | number }> = { id: "favourites.movedTo", english: ["Moved to “",["list"],"”."] };

/** List of {name} */
export const listOf: LocalizedString<{ name: string | number }> = { id: "favourites.listOf", english: ["List of ",["name"]] };

/** Remove */
export const remove: LocalizedString = { id: "favourites.remove", english: "Remove" };

/** Remove {name} */
export const removeNamed: LocalizedString<{ name: string | number }> = { id: "favourites.removeNamed", english: ["Remove ",["name"]] };

/** Add Note */
export const addNote: LocalizedString = { id: "favourites.addNote", english: "Add Note" };

/** Add Note: {name} */
export const addNoteOf: LocalizedString<{ name: string | number }> = { id: "favourites.addNoteOf", english: ["Add Note: ",["name"]] };

/** Edit Note */
export const editNote: LocalizedString = { id: "favourites.editNote", english: "Edit Note" };

/** Edit Note: {name} */
export const editNoteOf: LocalizedString<{ name: string | number }> = { id: "favourites.editNoteOf", english: ["Edit Note: ",["name"]] };

/** Note about {name} */
export const noteOf: LocalizedString<{ name: string | number }> = { id: "favourites.noteOf", english: ["Note about ",["name"]] };

/** Save Note */
export const saveNote: LocalizedString = { id: "favourites.saveNote", english: "Save Note" };

/** Share */
export const share: LocalizedString = { id: "favourites.share", english: "Share" };

/** Shared */
export const shared: LocalizedString = { id: "favourites.shared", english: "Shared" };

/** Rename */
export const rename: LocalizedString = { id: "favourites.rename", english: "Rename" };

/** Download CSV */
export const download: LocalizedString = { id: "favourites.download", english: "Download CSV" };

/** Delete */
export const deleteIt: LocalizedString = { id: "favourites.deleteIt", english: "Delete" };

/** List for {name} */
export const changeList: LocalizedString<{ name: string | number }> = { id: "favourites.changeList", english: ["List for ",["name"]] };

/** Save to */
export const saveTo: LocalizedString = { id: "favourites.saveTo", english: "Save to" };

/** {count, plural, one {Enquire with this business} other {Enquire with these #}} */
export const enquireWithThese: LocalizedString<{ count: number }> = { id: "favourites.enquireWithThese", english: [["count",2,{"one":"Enquire with this business","other":["Enquire with these ",0]}]] };

/** An enquiry goes to ten businesses at most: these are the first ten of the list. Choose others beside their names. */
export const firstTen: LocalizedString = { id: "favourites.firstTen", english: "An enquiry goes to ten businesses at most: these are the first ten of the list. Choose others beside their names." };

/** “{name}” is deleted. */
export const listDeleted: LocalizedString<{ name: string | number }> = { id: "favourites.listDeleted", english: ["“",["name"],"” is deleted."] };

/** Share List */
export const shareList: LocalizedString = { id: "favourites.shareList", english: "Share List" };

/** Makes an address that nobody can guess. Whoever has it sees what is in the list, and you can take it back at any time. */
export const shareHelp: LocalizedString = { id: "favourites.shareHelp", english: "Makes an address that nobody can guess. Whoever has it sees what is in the list, and you can take it back at any time." };

/** Whoever has this address sees what is in the list. */
export const sharedHelp: LocalizedString = { id: "favourites.sharedHelp", english: "Whoever has this address sees what is in the list." };

/** Address */
export const address: LocalizedString = { id: "favourites.address", english: "Address" };

/** Show my notes too */
export const shareNotes: LocalizedString = { id: "favourites.shareNotes", english: "Show my notes too" };

/** The list is also <feed>a feed</feed> for news readers. */
export const sharedFeed: LocalizedString<{ feed: Tag }> = { id: "favourites.sharedFeed", english: ["The list is also ",["feed","a feed"]," for news readers."] };

/** The address is copied. */
export const copied: LocalizedString = { id: "favourites.copied", english: "The address is copied." };

/** Stop Sharing */
export const takeBack: LocalizedString = { id: "favourites.takeBack", english: "Stop Sharing" };

/** Copy Address */
export const copyAddress: LocalizedString = { id: "favourites.copyAddress", english: "Copy Address" };

/** Make an Address */
export const makeAddress: LocalizedString = { id: "favourites.makeAddress", english: "Make an Address" };

/** A list that <link>{business}</link> shares */
export const sharedBy: LocalizedString<{ business: string | number; link: Tag }> = { id: "favourites.sharedBy", english: ["A list that ",["link",["business"]]," shares"] };

/** A shared list */
export const sharedByNobody: LocalizedString = { id: "favourites.sharedByNobody", english: "A shared list" };

/** updated {date} */
export const updatedOn: LocalizedString<{ date: string | number }> = { id: "favourites.updatedOn", english: ["updated ",["date"]] };

/** Feed */
export const feed: LocalizedString = { id: "favourites.feed", english: "Feed" };
