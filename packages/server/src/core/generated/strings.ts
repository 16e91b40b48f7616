// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** The request is not valid. */
export const invalidRequest: LocalizedString = { id: "server.core.invalidRequest", english: "The request is not valid." };

/** Please log in. */
export const pleaseLogIn: LocalizedString = { id: "server.core.pleaseLogIn", english: "Please log in." };

/** You do not have permission to do this. */
export const noPermission: LocalizedString = { id: "server.core.noPermission", english: "You do not have permission to do this." };

/** There is nothing here. */
export const nothingHere: LocalizedString = { id: "server.core.nothingHere", english: "There is nothing here." };

/** This address does not take that method. */
export const methodNotAllowed: LocalizedString = { id: "server.core.methodNotAllowed", english: "This address does not take that method." };

/** The request is too large. */
export const requestTooLarge: LocalizedString = { id: "server.core.requestTooLarge", english: "The request is too large." };

/** Please wait a moment before you try again. */
export const waitAMoment: LocalizedString = { id: "server.core.waitAMoment", english: "Please wait a moment before you try again." };

/** There were too many requests. Please wait {wait, plural, one {{wait} minute} other {{wait} minutes}} before you try again. */
export const waitMinutes: LocalizedString<{ wait: number }> = { id: "server.core.waitMinutes", english: ["There were too many requests. Please wait ",["wait",2,{"one":[["wait"]," minute"],"other":[["wait"]," minutes"]}]," before you try again."] };

/** There were too many requests. Please wait {wait, plural, one {{wait} hour} other {{wait} hours}} before you try again. */
export const waitHours: LocalizedString<{ wait: number }> = { id: "server.core.waitHours", english: ["There were too many requests. Please wait ",["wait",2,{"one":[["wait"]," hour"],"other":[["wait"]," hours"]}]," before you try again."] };

/** The service is very busy right now. Please try again in a moment. */
export const veryBusy: LocalizedString = { id: "server.core.veryBusy", english: "The service is very busy right now. Please try again in a moment." };

/** Nothing can be saved right now, but everything can still be read. Please try again in a few minutes. */
export const readOnly: LocalizedString = { id: "server.core.readOnly", english: "Nothing can be saved right now, but everything can still be read. Please try again in a few minutes." };

/** The service is not available right now. Please try again in a moment. */
export const unavailable: LocalizedString = { id: "server.core.unavailable", english: "The service is not available right now. Please try again in a moment." };

/** You must provide a password that is a minimum of eight characters in length and contains at least one letter, one number and one special character. */
export const weakPassword: LocalizedString = { id: "server.core.weakPassword", english: "You must provide a password that is a minimum of eight characters in length and contains at least one letter, one number and one special character." };

/** A part of this link is missing. Please open it from the email again, or ask for another email. */
export const linkBroken: LocalizedString = { id: "server.core.linkBroken", english: "A part of this link is missing. Please open it from the email again, or ask for another email." };

/** You must provide a valid phone number. */
export const invalidPhone: LocalizedString = { id: "server.core.invalidPhone", english: "You must provide a valid phone number." };

/** You must provide a valid fax number. */
export const invalidFax: LocalizedString = { id: "server.core.invalidFax", english: "You must provide a valid fax number." };

/** You must provide a valid cell phone number. */
export const invalidCell: LocalizedString = { id: "server.core.invalidCell", english: "You must provide a valid cell phone number." };

/** You must provide a valid postal code. */
export const invalidPostalCode: LocalizedString = { id: "server.core.invalidPostalCode", english: "You must provide a valid postal code." };

/** You must provide a valid website address formatted in the following manner: https://www.example.com */
export const invalidWebsite: LocalizedString = { id: "server.core.invalidWebsite", english: "You must provide a valid website address formatted in the following manner: https://www.example.com" };

/** You must provide a valid online store address formatted in the following manner: https://www.example.com */
export const invalidOnlineStore: LocalizedString = { id: "server.core.invalidOnlineStore", english: "You must provide a valid online store address formatted in the following manner: https://www.example.com" };

/** You must provide a location name. */
export const locationName: LocalizedString = { id: "server.core.locationName", english: "You must provide a location name." };

/** You must provide an Ontario address. */
export const locationAddress: LocalizedString = { id: "server.core.locationAddress", english: "You must provide an Ontario address." };

/** You must provide a city or town. */
export const locationCity: LocalizedString = { id: "server.core.locationCity", english: "You must provide a city or town." };

/** You must provide a date, such as 2026-12-20. */
export const neededBy: LocalizedString = { id: "server.core.neededBy", english: "You must provide a date, such as 2026-12-20." };

/** You must enter a product name. */
export const productName: LocalizedString = { id: "server.core.productName", english: "You must enter a product name." };

/** You can’t include commas in your product’s name. */
export const productComma: LocalizedString = { id: "server.core.productComma", english: "You can’t include commas in your product’s name." };

/** You must provide a valid email address. */
export const email: LocalizedString = { id: "server.core.email", english: "You must provide a valid email address." };

/** You must provide a first name. */
export const firstName: LocalizedString = { id: "server.core.firstName", english: "You must provide a first name." };

/** You must provide a last name. */
export const lastName: LocalizedString = { id: "server.core.lastName", english: "You must provide a last name." };

/** You must provide a job title. */
export const jobTitle: LocalizedString = { id: "server.core.jobTitle", english: "You must provide a job title." };

/** You must provide a business name. */
export const businessName: LocalizedString = { id: "server.core.businessName", english: "You must provide a business name." };

/** You must provide your first name. */
export const yourFirstName: LocalizedString = { id: "server.core.yourFirstName", english: "You must provide your first name." };

/** You must provide your last name. */
export const yourLastName: LocalizedString = { id: "server.core.yourLastName", english: "You must provide your last name." };

/** You must provide your job title. */
export const yourJobTitle: LocalizedString = { id: "server.core.yourJobTitle", english: "You must provide your job title." };

/** You must provide a description of your business. */
export const businessDescription: LocalizedString = { id: "server.core.businessDescription", english: "You must provide a description of your business." };

/** You must choose at least one profile. */
export const chooseProfile: LocalizedString = { id: "server.core.chooseProfile", english: "You must choose at least one profile." };

/** You must choose one masthead. */
export const chooseMasthead: LocalizedString = { id: "server.core.chooseMasthead", english: "You must choose one masthead." };

/** Required */
export const required: LocalizedString = { id: "server.core.required", english: "Required" };

/** Please provide a valid email address. */
export const loginEmail: LocalizedString = { id: "server.core.loginEmail", english: "Please provide a valid email address." };

/** Please enter a password. */
export const loginPassword: LocalizedString = { id: "server.core.loginPassword", english: "Please enter a password." };

/** There is no such parameter. */
export const noSuchParameter: LocalizedString = { id: "server.core.noSuchParameter", english: "There is no such parameter." };

/** There is no such field here. */
export const noSuchField: LocalizedString = { id: "server.core.noSuchField", english: "There is no such field here." };

/** This field is required. */
export const fieldRequired: LocalizedString = { id: "server.core.fieldRequired", english: "This field is required." };

/** This must be {type, select, string {text} integer {a whole number} number {a number} boolean {true or false} array {a list} object {an object} other {null}}. */
export const mustBeType: LocalizedString<{ type: "string" | "integer" | "number" | "boolean" | "array" | "object" | (string & {}) }> = { id: "server.core.mustBeType", english: ["This must be ",["type",1,{"string":"text","integer":"a whole number","number":"a number","boolean":"true or false","array":"a list","object":"an object","other":"null"}],"."] };

/** This must be {one, select, string {text} integer {a whole number} number {a number} boolean {true or false} array {a list} object {an object} other {null}} or {two, select, string {text} integer {a whole number} number {a number} boolean {true or false} array {a list} object {an object} other {null}}. */
export const mustBeEitherType: LocalizedString<{ one: "string" | "integer" | "number" | "boolean" | "array" | "object" | (string & {}); two: "string" | "integer" | "number" | "boolean" | "array" | "object" | (string & {}) }> = { id: "server.core.mustBeEitherType", english: ["This must be ",["one",1,{"string":"text","integer":"a whole number","number":"a number","boolean":"true or false","array":"a list","object":"an object","other":"null"}]," or ",["two",1,{"string":"text","integer":"a whole number","number":"a number","boolean":"true or false","array":"a list","object":"an object","other":"null"}],"."] };

/** This must be one of {choices}. */
export const mustBeOneOf: LocalizedString<{ choices: string | number }> = { id: "server.core.mustBeOneOf", english: ["This must be one of ",["choices"],"."] };

/** This must be {value}. */
export const mustBe: LocalizedString<{ value: string | number }> = { id: "server.core.mustBe", english: ["This must be ",["value"],"."] };

/** This must have at least {limit} characters. */
export const atLeastCharacters: LocalizedString<{ limit: string | number }> = { id: "server.core.atLeastCharacters", english: ["This must have at least ",["limit"]," characters."] };

/** This may have at most {limit} characters. */
export const atMostCharacters: LocalizedString<{ limit: string | number }> = { id: "server.core.atMostCharacters", english: ["This may have at most ",["limit"]," characters."] };

/** This must be at least {limit}. */
export const atLeast: LocalizedString<{ limit: string | number }> = { id: "server.core.atLeast", english: ["This must be at least ",["limit"],"."] };

/** This must be more than {limit}. */
export const moreThan: LocalizedString<{ limit: string | number }> = { id: "server.core.moreThan", english: ["This must be more than ",["limit"],"."] };

/** This must be at most {limit}. */
export const atMost: LocalizedString<{ limit: string | number }> = { id: "server.core.atMost", english: ["This must be at most ",["limit"],"."] };

/** This must be less than {limit}. */
export const lessThan: LocalizedString<{ limit: string | number }> = { id: "server.core.lessThan", english: ["This must be less than ",["limit"],"."] };

/** This needs at least {limit, plural, one {{limit} entry} other {{limit} entries}}. */
export const atLeastEntries: LocalizedString<{ limit: number }> = { id: "server.core.atLeastEntries", english: ["This needs at least ",["limit",2,{"one":[["limit"]," entry"],"other":[["limit"]," entries"]}],"."] };

/** This may have at most {limit, plural, one {{limit} entry} other {{limit} entries}}. */
export const atMostEntries: LocalizedString<{ limit: number }> = { id: "server.core.atMostEntries", english: ["This may have at most ",["limit",2,{"one":[["limit"]," entry"],"other":[["limit"]," entries"]}],"."] };

/** This may not hold the same entry twice. */
export const sameEntryTwice: LocalizedString = { id: "server.core.sameEntryTwice", english: "This may not hold the same entry twice." };

/** This must not be empty. */
export const mustNotBeEmpty: LocalizedString = { id: "server.core.mustNotBeEmpty", english: "This must not be empty." };

/** This must be a date and time like 2026-05-01T12:00:00Z. */
export const mustBeDateTime: LocalizedString = { id: "server.core.mustBeDateTime", english: "This must be a date and time like 2026-05-01T12:00:00Z." };

/** This must be a valid {format}. */
export const mustBeFormat: LocalizedString<{ format: string | number }> = { id: "server.core.mustBeFormat", english: ["This must be a valid ",["format"],"."] };

/** This is not valid. */
export const notValid: LocalizedString = { id: "server.core.notValid", english: "This is not valid." };

/** This profile does not exist. */
export const noSuchProfile: LocalizedString = { id: "server.core.noSuchProfile", english: "This profile does not exist." };

/** This business does not exist. */
export const noSuchBusiness: LocalizedString = { id: "server.core.noSuchBusiness", english: "This business does not exist." };

/** This request does not exist. */
export const noSuchRequest: LocalizedString = { id: "server.core.noSuchRequest", english: "This request does not exist." };

/** This picture does not exist. */
export const noSuchPicture: LocalizedString = { id: "server.core.noSuchPicture", english: "This picture does not exist." };

/** You must select a file to add. */
export const selectFile: LocalizedString = { id: "server.core.selectFile", english: "You must select a file to add." };

/** You cannot write to yourself. */
export const notToYourself: LocalizedString = { id: "server.core.notToYourself", english: "You cannot write to yourself." };

/** Bad Request */
export const titleBadRequest: LocalizedString = { id: "server.core.titleBadRequest", english: "Bad Request" };

/** Unauthorized */
export const titleUnauthorized: LocalizedString = { id: "server.core.titleUnauthorized", english: "Unauthorized" };

/** Forbidden */
export const titleForbidden: LocalizedString = { id: "server.core.titleForbidden", english: "Forbidden" };

/** Not Found */
export const titleNotFound: LocalizedString = { id: "server.core.titleNotFound", english: "Not Found" };

/** Method Not Allowed */
export const titleNotAllowed: LocalizedString = { id: "server.core.titleNotAllowed", english: "Method Not Allowed" };

/** Not Acceptable */
export const titleNotAcceptable: LocalizedString = { id: "server.core.titleNotAcceptable", english: "Not Acceptable" };

/** Request Timeout */
export const titleRequestTimeout: LocalizedString = { id: "server.core.titleRequestTimeout", english: "Request Timeout" };

/** Conflict */
export const titleConflict: LocalizedString = { id: "server.core.titleConflict", english: "Conflict" };

/** Gone */
export const titleGone: LocalizedString = { id: "server.core.titleGone", english: "Gone" };

/** Content Too Large */
export const titleContentTooLarge: LocalizedString = { id: "server.core.titleContentTooLarge", english: "Content Too Large" };

/** Unsupported Media Type */
export const titleUnsupportedMediaType: LocalizedString = { id: "server.core.titleUnsupportedMediaType", english: "Unsupported Media Type" };

/** Unprocessable Content */
export const titleUnprocessable: LocalizedString = { id: "server.core.titleUnprocessable", english: "Unprocessable Content" };

/** Too Many Requests */
export const titleTooManyRequests: LocalizedString = { id: "server.core.titleTooManyRequests", english: "Too Many Requests" };

/** Request Header Fields Too Large */
export const titleHeadersTooLarge: LocalizedString = { id: "server.core.titleHeadersTooLarge", english: "Request Header Fields Too Large" };

/** Internal Server Error */
export const titleInternalError: LocalizedString = { id: "server.core.titleInternalError", english: "Internal Server Error" };

/** Not Implemented */
export const titleNotImplemented: LocalizedString = { id: "server.core.titleNotImplemented", english: "Not Implemented" };

/** Service Unavailable */
export const titleServiceUnavailable: LocalizedString = { id: "server.core.titleServiceUnavailable", english: "Service Unavailable" };

/** Error */
export const titleError: LocalizedString = { id: "server.core.titleError", english: "Error" };
