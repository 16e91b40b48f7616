// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** You must provide a valid email address. */
export const invalidEmail: LocalizedString = { id: "primitives.invalidEmail", english: "You must provide a valid email address." };

/** (optional) */
export const optional: LocalizedString = { id: "primitives.optional", english: "(optional)" };

/** Show fewer */
export const showFewer: LocalizedString = { id: "primitives.showFewer", english: "Show fewer" };

/** Show {count} more */
export const showMore: LocalizedString<{ count: string | number }> = { id: "primitives.showMore", english: ["Show ",["count"]," more"] };

/**  ({label}) */
export const ofList: LocalizedString<{ label: string | number }> = { id: "primitives.ofList", english: [" (",["label"],")"] };

/** {count, plural, one {# suggestion} other {# suggestions}} */
export const suggestions: LocalizedString<{ count: number }> = { id: "primitives.suggestions", english: [["count",2,{"one":[0," suggestion"],"other":[0," suggestions"]}]] };

/** Cancel */
export const cancel: LocalizedString = { id: "primitives.cancel", english: "Cancel" };

/** Close */
export const close: LocalizedString = { id: "primitives.close", english: "Close" };

/** Dismiss */
export const dismiss: LocalizedString = { id: "primitives.dismiss", english: "Dismiss" };

/** Try again */
export const tryAgain: LocalizedString = { id: "primitives.tryAgain", english: "Try again" };

/** Not loaded yet. */
export const notLoaded: LocalizedString = { id: "primitives.notLoaded", english: "Not loaded yet." };

/** Remove */
export const remove: LocalizedString = { id: "primitives.remove", english: "Remove" };

/** Previous */
export const previous: LocalizedString = { id: "primitives.previous", english: "Previous" };

/** Next */
export const next: LocalizedString = { id: "primitives.next", english: "Next" };

/** Page {page} */
export const page: LocalizedString<{ page: string | number }> = { id: "primitives.page", english: ["Page ",["page"]] };

/** Page {page} of {pageCount} */
export const pageOf: LocalizedString<{ page: string | number; pageCount: string | number }> = { id: "primitives.pageOf", english: ["Page ",["page"]," of ",["pageCount"]] };

/** Showing {loaded} of {total} */
export const showing: LocalizedString<{ loaded: string | number; total: string | number }> = { id: "primitives.showing", english: ["Showing ",["loaded"]," of ",["total"]] };

/** The form has the following errors that must be corrected: */
export const errorSummary: LocalizedString = { id: "primitives.errorSummary", english: "The form has the following errors that must be corrected:" };

/** At most {limit} characters. */
export const atMostCharacters: LocalizedString<{ limit: string | number }> = { id: "primitives.atMostCharacters", english: ["At most ",["limit"]," characters."] };

/** {count, plural, one {# character left} other {# characters left}} */
export const charactersLeft: LocalizedString<{ count: number }> = { id: "primitives.charactersLeft", english: [["count",2,{"one":[0," character left"],"other":[0," characters left"]}]] };

/** {count, plural, one {# character too many} other {# characters too many}} */
export const tooManyCharacters: LocalizedString<{ count: number }> = { id: "primitives.tooManyCharacters", english: [["count",2,{"one":[0," character too many"],"other":[0," characters too many"]}]] };

/** {count, plural, one {# character too many. At most {limit} fit here.} other {# characters too many. At most {limit} fit here.}} */
export const tooManyCharactersHere: LocalizedString<{ count: number; limit: string | number }> = { id: "primitives.tooManyCharactersHere", english: [["count",2,{"one":[0," character too many. At most ",["limit"]," fit here."],"other":[0," characters too many. At most ",["limit"]," fit here."]}]] };

/** Show */
export const show: LocalizedString = { id: "primitives.show", english: "Show" };

/** Hide */
export const hide: LocalizedString = { id: "primitives.hide", english: "Hide" };

/** Show password */
export const showPassword: LocalizedString = { id: "primitives.showPassword", english: "Show password" };

/** Hide password */
export const hidePassword: LocalizedString = { id: "primitives.hidePassword", english: "Hide password" };

/** Choose a file */
export const chooseFile: LocalizedString = { id: "primitives.chooseFile", english: "Choose a file" };

/** Choose an image */
export const chooseImage: LocalizedString = { id: "primitives.chooseImage", english: "Choose an image" };

/** Choose another */
export const chooseAnother: LocalizedString = { id: "primitives.chooseAnother", english: "Choose another" };

/** or drop it here */
export const orDropHere: LocalizedString = { id: "primitives.orDropHere", english: "or drop it here" };

/** Uploading… */
export const uploading: LocalizedString = { id: "primitives.uploading", english: "Uploading…" };

/** Upload complete */
export const uploaded: LocalizedString = { id: "primitives.uploaded", english: "Upload complete" };

/** Upload failed */
export const uploadFailed: LocalizedString = { id: "primitives.uploadFailed", english: "Upload failed" };

/** You must choose a file of one of these kinds: {kinds}. */
export const wrongKindOfFile: LocalizedString<{ kinds: string | number }> = { id: "primitives.wrongKindOfFile", english: ["You must choose a file of one of these kinds: ",["kinds"],"."] };

/** You must choose an image that is less than 5 megabytes in file size. */
export const imageTooLarge: LocalizedString = { id: "primitives.imageTooLarge", english: "You must choose an image that is less than 5 megabytes in file size." };

/** The picture is being made smaller… */
export const shrinking: LocalizedString = { id: "primitives.shrinking", english: "The picture is being made smaller…" };

/** You must choose an image that is at most 16,000 pixels wide and high. */
export const imageTooLong: LocalizedString = { id: "primitives.imageTooLong", english: "You must choose an image that is at most 16,000 pixels wide and high." };

/** {count} bytes */
export const bytes: LocalizedString<{ count: string | number }> = { id: "primitives.bytes", english: [["count"]," bytes"] };

/** {count} kB */
export const kilobytes: LocalizedString<{ count: string | number }> = { id: "primitives.kilobytes", english: [["count"]," kB"] };

/** {count} MB */
export const megabytes: LocalizedString<{ count: string | number }> = { id: "primitives.megabytes", english: [["count"]," MB"] };

/** Crop the picture */
export const cropPicture: LocalizedString = { id: "primitives.cropPicture", english: "Crop the picture" };

/** What you chose */
export const chosenPicture: LocalizedString = { id: "primitives.chosenPicture", english: "What you chose" };

/** This file is not a picture that can be shown. */
export const notAPicture: LocalizedString = { id: "primitives.notAPicture", english: "This file is not a picture that can be shown." };

/** Drag the frame, or press Tab to reach it and the arrow keys to move it; its corners change its size. */
export const cropHelp: LocalizedString = { id: "primitives.cropHelp", english: "Drag the frame, or press Tab to reach it and the arrow keys to move it; its corners change its size." };

/** Part of the picture that will be shown. Arrow keys move it. */
export const cropArea: LocalizedString = { id: "primitives.cropArea", english: "Part of the picture that will be shown. Arrow keys move it." };

/** Top left corner. Arrow keys change the size. */
export const cropTopLeft: LocalizedString = { id: "primitives.cropTopLeft", english: "Top left corner. Arrow keys change the size." };

/** Top edge. Arrow keys change the size. */
export const cropTop: LocalizedString = { id: "primitives.cropTop", english: "Top edge. Arrow keys change the size." };

/** Top right corner. Arrow keys change the size. */
export const cropTopRight: LocalizedString = { id: "primitives.cropTopRight", english: "Top right corner. Arrow keys change the size." };

/** Right edge. Arrow keys change the size. */
export const cropRight: LocalizedString = { id: "primitives.cropRight", english: "Right edge. Arrow keys change the size." };

/** Bottom right corner. Arrow keys change the size. */
export const cropBottomRight: LocalizedString = { id: "primitives.cropBottomRight", english: "Bottom right corner. Arrow keys change the size." };

/** Bottom edge. Arrow keys change the size. */
export const cropBottom: LocalizedString = { id: "primitives.cropBottom", english: "Bottom edge. Arrow keys change the size." };

/** Bottom left corner. Arrow keys change the size. */
export const cropBottomLeft: LocalizedString = { id: "primitives.cropBottomLeft", english: "Bottom left corner. Arrow keys change the size." };

/** Left edge. Arrow keys change the size. */
export const cropLeft: LocalizedString = { id: "primitives.cropLeft", english: "Left edge. Arrow keys change the size." };

/** Your session has ended. Please log in again. */
export const sessionEnded: LocalizedString = { id: "primitives.sessionEnded", english: "Your session has ended. Please log in again." };

/** Log In */
export const logIn: LocalizedString = { id: "primitives.logIn", english: "Log In" };

/** {name} is now at position {position} of {count}. */
export const nowAt: LocalizedString<{ count: string | number; name: string | number; position: string | number }> = { id: "primitives.nowAt", english: [["name"]," is now at position ",["position"]," of ",["count"],"."] };

/** Drag to move */
export const dragToMove: LocalizedString = { id: "primitives.dragToMove", english: "Drag to move" };

/** Move {name} up */
export const moveUp: LocalizedString<{ name: string | number }> = { id: "primitives.moveUp", english: ["Move ",["name"]," up"] };

/** Move {name} down */
export const moveDown: LocalizedString<{ name: string | number }> = { id: "primitives.moveDown", english: ["Move ",["name"]," down"] };

/** , done */
export const stepDone: LocalizedString = { id: "primitives.stepDone", english: ", done" };

/** , to do */
export const stepToDo: LocalizedString = { id: "primitives.stepToDo", english: ", to do" };

/** Unknown Error */
export const unknownError: LocalizedString = { id: "primitives.unknownError", english: "Unknown Error" };

/** The server could not be reached. Please try again. */
export const notReached: LocalizedString = { id: "primitives.notReached", english: "The server could not be reached. Please try again." };

/** Discard your changes? */
export const discardTitle: LocalizedString = { id: "primitives.discardTitle", english: "Discard your changes?" };

/** What you typed is not saved. */
export const discardDescription: LocalizedString = { id: "primitives.discardDescription", english: "What you typed is not saved." };

/** Go on editing */
export const goOnEditing: LocalizedString = { id: "primitives.goOnEditing", english: "Go on editing" };

/** Discard changes */
export const discardChanges: LocalizedString = { id: "primitives.discardChanges", english: "Discard changes" };

/** This was refused. Send it again to read why in English. */
export const refusedBefore: LocalizedString = { id: "primitives.refusedBefore", english: "This was refused. Send it again to read why in English." };
