// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Language and translation */
export const languageAndTranslation: LocalizedString = { id: "member-texts.languageAndTranslation", english: "Language and translation" };

/** Language of this text */
export const language: LocalizedString = { id: "member-texts.language", english: "Language of this text" };

/** Recognize it */
export const recognized: LocalizedString = { id: "member-texts.recognized", english: "Recognize it" };

/** Screen readers read it out in this language. */
export const languageHint: LocalizedString = { id: "member-texts.languageHint", english: "Screen readers read it out in this language." };

/** Heading in {language, select, fr {French} en {English} other {the other language}} */
export const titleTranslation: LocalizedString<{ language: "fr" | "en" | (string & {}) }> = { id: "member-texts.titleTranslation", english: ["Heading in ",["language",1,{"fr":"French","en":"English","other":"the other language"}]] };

/** Wording in {language, select, fr {French} en {English} other {the other language}} */
export const textTranslation: LocalizedString<{ language: "fr" | "en" | (string & {}) }> = { id: "member-texts.textTranslation", english: ["Wording in ",["language",1,{"fr":"French","en":"English","other":"the other language"}]] };

/** The same in {language, select, fr {French} en {English} other {the other language}} */
export const descriptionTranslation: LocalizedString<{ language: "fr" | "en" | (string & {}) }> = { id: "member-texts.descriptionTranslation", english: ["The same in ",["language",1,{"fr":"French","en":"English","other":"the other language"}]] };

/** Show the {language, select, fr {French} other {English}} original */
export const showOriginal: LocalizedString<{ language: "fr" | (string & {}) }> = { id: "member-texts.showOriginal", english: ["Show the ",["language",1,{"fr":"French","other":"English"}]," original"] };

/** Show it in {language, select, fr {French} other {English}} */
export const showTranslation: LocalizedString<{ language: "fr" | (string & {}) }> = { id: "member-texts.showTranslation", english: ["Show it in ",["language",1,{"fr":"French","other":"English"}]] };
