// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Invite members */
export const title: LocalizedString = { id: "member-invites.title", english: "Invite members" };

/** Each business gets an email with a link to claim its profile. Until then only you see and edit it. */
export const description: LocalizedString = { id: "member-invites.description", english: "Each business gets an email with a link to claim its profile. Until then only you see and edit it." };

/** Rows from a spreadsheet */
export const paste: LocalizedString = { id: "member-invites.paste", english: "Rows from a spreadsheet" };

/** Copy the rows with their headings, and paste them here. Email, contact and business name are needed; roles, language, phone and the like help. */
export const pasteHint: LocalizedString = { id: "member-invites.pasteHint", english: "Copy the rows with their headings, and paste them here. Email, contact and business name are needed; roles, language, phone and the like help." };

/** Or a file */
export const file: LocalizedString = { id: "member-invites.file", english: "Or a file" };

/** CSV, or an Excel workbook (.xlsx) */
export const fileHint: LocalizedString = { id: "member-invites.fileHint", english: "CSV, or an Excel workbook (.xlsx)" };

/** Choose a file of at most 10 MB. */
export const fileTooLarge: LocalizedString = { id: "member-invites.fileTooLarge", english: "Choose a file of at most 10 MB." };

/** This file cannot be read. In the spreadsheet, choose Save as, and then Excel Workbook (.xlsx) or CSV UTF-8. */
export const unreadable: LocalizedString = { id: "member-invites.unreadable", english: "This file cannot be read. In the spreadsheet, choose Save as, and then Excel Workbook (.xlsx) or CSV UTF-8." };

/** These are more than {limit, number} rows. Invite a part of them, then the rest. */
export const tooManyRows: LocalizedString<{ limit: number }> = { id: "member-invites.tooManyRows", english: ["These are more than ",["limit",4]," rows. Invite a part of them, then the rest."] };

/** There is no column for {columns}. The first row must name the columns. */
export const columnsMissing: LocalizedString<{ columns: string | number }> = { id: "member-invites.columnsMissing", english: ["There is no column for ",["columns"],". The first row must name the columns."] };

/** {column, select, email {email} first_name {first name} last_name {last name} business_name {business name} other {contact}} */
export const column: LocalizedString<{ column: "email" | "first_name" | "last_name" | "business_name" | (string & {}) }> = { id: "member-invites.column", english: [["column",1,{"email":"email","first_name":"first name","last_name":"last name","business_name":"business name","other":"contact"}]] };

/** There are headings, and no rows below them. */
export const noRows: LocalizedString = { id: "member-invites.noRows", english: "There are headings, and no rows below them." };

/** Sheet of the workbook */
export const sheet: LocalizedString = { id: "member-invites.sheet", english: "Sheet of the workbook" };

/** {count, plural, one {# sheet holds something.} other {# sheets hold something. This one is read.}} */
export const sheetHint: LocalizedString<{ count: number }> = { id: "member-invites.sheetHint", english: [["count",2,{"one":[0," sheet holds something."],"other":[0," sheets hold something. This one is read."]}]] };

/** Role of businesses whose row names none */
export const role: LocalizedString = { id: "member-invites.role", english: "Role of businesses whose row names none" };

/** A column “roles” overrides it. */
export const roleHint: LocalizedString = { id: "member-invites.roleHint", english: "A column “roles” overrides it." };

/** None: leave those rows out */
export const noDefaultRole: LocalizedString = { id: "member-invites.noDefaultRole", english: "None: leave those rows out" };

/** Repair damaged text */
export const repair: LocalizedString = { id: "member-invites.repair", english: "Repair damaged text" };

/** “{text}” looks damaged. It was probably “{mended}”. */
export const damaged: LocalizedString<{ mended: string | number; text: string | number }> = { id: "member-invites.damaged", english: ["“",["text"],"” looks damaged. It was probably “",["mended"],"”."] };

/** Not used: {headings}. */
export const leftAside: LocalizedString<{ headings: string | number }> = { id: "member-invites.leftAside", english: ["Not used: ",["headings"],"."] };

/** Checking row {done, number} of {total, number}… */
export const checking: LocalizedString<{ done: number; total: number }> = { id: "member-invites.checking", english: ["Checking row ",["done",4]," of ",["total",4],"…"] };

/** Try again */
export const tryAgain: LocalizedString = { id: "member-invites.tryAgain", english: "Try again" };

/** Cancel */
export const cancel: LocalizedString = { id: "member-invites.cancel", english: "Cancel" };

/** Close */
export const close: LocalizedString = { id: "member-invites.close", english: "Close" };

/** {count, plural, =0 {Invite} one {Invite # business} other {Invite # businesses}} */
export const invite: LocalizedString<{ count: number }> = { id: "member-invites.invite", english: [["count",2,{"=0":"Invite","one":["Invite ",0," business"],"other":["Invite ",0," businesses"]}]] };

/** What would become of each row */
export const plan: LocalizedString = { id: "member-invites.plan", english: "What would become of each row" };

/** New */
export const isNew: LocalizedString = { id: "member-invites.isNew", english: "New" };

/** Known already */
export const known: LocalizedString = { id: "member-invites.known", english: "Known already" };

/** Perhaps the same */
export const doubtful: LocalizedString = { id: "member-invites.doubtful", english: "Perhaps the same" };

/** Address in use */
export const taken: LocalizedString = { id: "member-invites.taken", english: "Address in use" };

/** Needs correction */
export const wrong: LocalizedString = { id: "member-invites.wrong", english: "Needs correction" };

/** {outcome, select, new {{count, number} new} known {{count, number} known already} doubtful {{count, number} perhaps the same} taken {{count, plural, one {# address in use} other {# addresses in use}}} other {{count, plural, one {# needs correction} other {# need correction}}}} */
export const counted: LocalizedString<{ count: number; outcome: "new" | "known" | "doubtful" | "taken" | (string & {}) }> = { id: "member-invites.counted", english: [["outcome",1,{"new":[["count",4]," new"],"known":[["count",4]," known already"],"doubtful":[["count",4]," perhaps the same"],"taken":[["count",2,{"one":[0," address in use"],"other":[0," addresses in use"]}]],"other":[["count",2,{"one":[0," needs correction"],"other":[0," need correction"]}]]}]] };

/** Row {line, number} */
export const line: LocalizedString<{ line: number }> = { id: "member-invites.line", english: ["Row ",["line",4]] };

/** What to do with {business} */
export const decide: LocalizedString<{ business: string | number }> = { id: "member-invites.decide", english: ["What to do with ",["business"]] };

/** Leave out */
export const leaveOut: LocalizedString = { id: "member-invites.leaveOut", english: "Leave out" };

/** Invite as a new business */
export const inviteAsNew: LocalizedString = { id: "member-invites.inviteAsNew", english: "Invite as a new business" };

/** Show {count, number} more */
export const showMore: LocalizedString<{ count: number }> = { id: "member-invites.showMore", english: ["Show ",["count",4]," more"] };

/** {field, select, email {The email is missing.} first_name {The first name is missing.} last_name {The last name is missing.} other {The business name is missing.}} */
export const fieldMissing: LocalizedString<{ field: "email" | "first_name" | "last_name" | (string & {}) }> = { id: "member-invites.fieldMissing", english: [["field",1,{"email":"The email is missing.","first_name":"The first name is missing.","last_name":"The last name is missing.","other":"The business name is missing."}]] };

/** A cell holds the spreadsheet’s error {text}. Correct its formula, or write the value. */
export const cellError: LocalizedString<{ text: string | number }> = { id: "member-invites.cellError", english: ["A cell holds the spreadsheet’s error ",["text"],". Correct its formula, or write the value."] };

/** A cell holds a formula without its result ({text}). Open the file in the spreadsheet and save it again, or write the value. */
export const cellFormula: LocalizedString<{ text: string | number }> = { id: "member-invites.cellFormula", english: ["A cell holds a formula without its result (",["text"],"). Open the file in the spreadsheet and save it again, or write the value."] };

/** There are several emails: {text}. Keep the one that gets the invitation. */
export const severalEmails: LocalizedString<{ text: string | number }> = { id: "member-invites.severalEmails", english: ["There are several emails: ",["text"],". Keep the one that gets the invitation."] };

/** “{text}” is no email address. */
export const noEmail: LocalizedString<{ text: string | number }> = { id: "member-invites.noEmail", english: ["“",["text"],"” is no email address."] };

/** “{text}” is no role. */
export const noRole: LocalizedString<{ text: string | number }> = { id: "member-invites.noRole", english: ["“",["text"],"” is no role."] };

/** The role is missing. Choose one for rows that name none. */
export const roleMissing: LocalizedString = { id: "member-invites.roleMissing", english: "The role is missing. Choose one for rows that name none." };

/** A business has at most {limit} roles. */
export const tooManyRoles: LocalizedString<{ limit: string | number }> = { id: "member-invites.tooManyRoles", english: ["A business has at most ",["limit"]," roles."] };

/** “{text}…” is longer than {limit} characters. */
export const tooLong: LocalizedString<{ limit: string | number; text: string | number }> = { id: "member-invites.tooLong", english: ["“",["text"],"…” is longer than ",["limit"]," characters."] };

/** Row {line, number} has the same email. */
export const emailRepeated: LocalizedString<{ line: number }> = { id: "member-invites.emailRepeated", english: ["Row ",["line",4]," has the same email."] };

/** “{name}” is on row {line, number} already. */
export const nameRepeated: LocalizedString<{ line: number; name: string | number }> = { id: "member-invites.nameRepeated", english: ["“",["name"],"” is on row ",["line",4]," already."] };

/** Inviting {done, number} of {total, number}… */
export const inviting: LocalizedString<{ done: number; total: number }> = { id: "member-invites.inviting", english: ["Inviting ",["done",4]," of ",["total",4],"…"] };

/** {count, plural, =0 {Nobody was invited.} one {# business was invited, and gets its email now.} other {# businesses were invited, and get their emails now.}} */
export const invited: LocalizedString<{ count: number }> = { id: "member-invites.invited", english: [["count",2,{"=0":"Nobody was invited.","one":[0," business was invited, and gets its email now."],"other":[0," businesses were invited, and get their emails now."]}]] };

/** {count, plural, one {# could not be invited:} other {# could not be invited:}} */
export const failed: LocalizedString<{ count: number }> = { id: "member-invites.failed", english: [["count",2,{"one":[0," could not be invited:"],"other":[0," could not be invited:"]}]] };

/** Not invited */
export const failedList: LocalizedString = { id: "member-invites.failedList", english: "Not invited" };

/** This address has an account by now. Ask the business to join your network instead. */
export const takenMeanwhile: LocalizedString = { id: "member-invites.takenMeanwhile", english: "This address has an account by now. Ask the business to join your network instead." };

/** The account could not be made. */
export const notMade: LocalizedString = { id: "member-invites.notMade", english: "The account could not be made." };

/** {count, plural, one {Write to it} other {Write to these #}} */
export const writeToThem: LocalizedString<{ count: number }> = { id: "member-invites.writeToThem", english: [["count",2,{"one":"Write to it","other":["Write to these ",0]}]] };

/** Invited {when} */
export const groupName: LocalizedString<{ when: string | number }> = { id: "member-invites.groupName", english: ["Invited ",["when"]] };
