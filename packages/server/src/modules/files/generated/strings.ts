// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** This file is empty. */
export const emptyFile: LocalizedString = { id: "server.files.emptyFile", english: "This file is empty." };

/** A file's name may have at most {limit} characters. */
export const nameTooLong: LocalizedString<{ limit: string | number }> = { id: "server.files.nameTooLong", english: ["A file's name may have at most ",["limit"]," characters."] };

/** This file has no name. */
export const noName: LocalizedString = { id: "server.files.noName", english: "This file has no name." };

/** This file is not a PDF, or it is damaged. */
export const notAPdf: LocalizedString = { id: "server.files.notAPdf", english: "This file is not a PDF, or it is damaged." };

/** This file is not an image, or it is damaged. */
export const notAnImage: LocalizedString = { id: "server.files.notAnImage", english: "This file is not an image, or it is damaged." };

/** This file is not a Word document, or it is damaged. */
export const notAWordDocument: LocalizedString = { id: "server.files.notAWordDocument", english: "This file is not a Word document, or it is damaged." };

/** This file is not an Excel document, or it is damaged. */
export const notAnExcelDocument: LocalizedString = { id: "server.files.notAnExcelDocument", english: "This file is not an Excel document, or it is damaged." };

/** You must choose an image, a PDF, a Word or an Excel document. */
export const imageOrDocument: LocalizedString = { id: "server.files.imageOrDocument", english: "You must choose an image, a PDF, a Word or an Excel document." };

/** You must choose an image or a PDF. */
export const imageOrPdf: LocalizedString = { id: "server.files.imageOrPdf", english: "You must choose an image or a PDF." };

/** This file does not exist. */
export const noSuchFile: LocalizedString = { id: "server.files.noSuchFile", english: "This file does not exist." };

/** Everybody may read a public file. */
export const publicFileReaders: LocalizedString = { id: "server.files.publicFileReaders", english: "Everybody may read a public file." };

/** A private file belongs to whoever uploads it. */
export const privateFileOwner: LocalizedString = { id: "server.files.privateFileOwner", english: "A private file belongs to whoever uploads it." };

/** File already exists. */
export const fileExists: LocalizedString = { id: "server.files.fileExists", english: "File already exists." };

/** One of these accounts does not exist. */
export const unknownReader: LocalizedString = { id: "server.files.unknownReader", english: "One of these accounts does not exist." };

/** A document with macros is not taken. Please save it without them. */
export const macros: LocalizedString = { id: "server.files.macros", english: "A document with macros is not taken. Please save it without them." };

/** A document with links to other programs (DDE) is not taken. Please remove them, or save it as a PDF. */
export const linksToPrograms: LocalizedString = { id: "server.files.linksToPrograms", english: "A document with links to other programs (DDE) is not taken. Please remove them, or save it as a PDF." };

/** A document that loads other files is not taken. Please remove its links to them, or save it as a PDF. */
export const linksToFiles: LocalizedString = { id: "server.files.linksToFiles", english: "A document that loads other files is not taken. Please remove its links to them, or save it as a PDF." };

/** A document with a password cannot be looked into. Please send it without the password. */
export const documentPassword: LocalizedString = { id: "server.files.documentPassword", english: "A document with a password cannot be looked into. Please send it without the password." };

/** This document holds another file that cannot be looked into. Please remove that file, or save the document as a PDF. */
export const embeddedFile: LocalizedString = { id: "server.files.embeddedFile", english: "This document holds another file that cannot be looked into. Please remove that file, or save the document as a PDF." };

/** This document unpacks to too much. Please save it again, or as a PDF. */
export const unpacksToTooMuch: LocalizedString = { id: "server.files.unpacksToTooMuch", english: "This document unpacks to too much. Please save it again, or as a PDF." };
