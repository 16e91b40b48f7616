// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** You do not have permission to access this page. */
export const noPermission: LocalizedString = { id: "reports.noPermission", english: "You do not have permission to access this page." };

/** The reports could not be loaded. */
export const reportsFailed: LocalizedString = { id: "reports.reportsFailed", english: "The reports could not be loaded." };

/** Reports */
export const reports: LocalizedString = { id: "reports.reports", english: "Reports" };

/** There are no members to report on yet */
export const noMembers: LocalizedString = { id: "reports.noMembers", english: "There are no members to report on yet" };

/** Once businesses join your network, their numbers appear here. */
export const noMembersHint: LocalizedString = { id: "reports.noMembersHint", english: "Once businesses join your network, their numbers appear here." };

/** {count, plural, one {# member} other {# members}} of <link>{network}</link>. A member that holds several roles counts under each. */
export const lead: LocalizedString<{ count: number; link: Tag; network: string | number }> = { id: "reports.lead", english: [["count",2,{"one":[0," member"],"other":[0," members"]}]," of ",["link",["network"]],". A member that holds several roles counts under each."] };

/** {count, plural, one {# member} other {# members}} of <link>this network</link>. A member that holds several roles counts under each. */
export const leadUnnamed: LocalizedString<{ count: number; link: Tag }> = { id: "reports.leadUnnamed", english: [["count",2,{"one":[0," member"],"other":[0," members"]}]," of ",["link","this network"],". A member that holds several roles counts under each."] };

/** Business Types */
export const businessTypes: LocalizedString = { id: "reports.businessTypes", english: "Business Types" };

/** Share of business types */
export const typesShare: LocalizedString = { id: "reports.typesShare", english: "Share of business types" };

/** {slug}-business-types-share */
export const typesShareFile: LocalizedString<{ slug: string | number }> = { id: "reports.typesShareFile", english: [["slug"],"-business-types-share"] };

/** Members by business type */
export const membersByType: LocalizedString = { id: "reports.membersByType", english: "Members by business type" };

/** {slug}-business-types */
export const typesFile: LocalizedString<{ slug: string | number }> = { id: "reports.typesFile", english: [["slug"],"-business-types"] };

/** Business types */
export const typesCaption: LocalizedString = { id: "reports.typesCaption", english: "Business types" };

/** Business Type */
export const typeColumn: LocalizedString = { id: "reports.typeColumn", english: "Business Type" };

/** Categories by Business Type */
export const categoriesByType: LocalizedString = { id: "reports.categoriesByType", english: "Categories by Business Type" };

/** Select Business Type */
export const selectType: LocalizedString = { id: "reports.selectType", english: "Select Business Type" };

/** No member of this type has named a category. */
export const noCategories: LocalizedString = { id: "reports.noCategories", english: "No member of this type has named a category." };

/** Categories of type {type} */
export const categoriesOfType: LocalizedString<{ type: string | number }> = { id: "reports.categoriesOfType", english: ["Categories of type ",["type"]] };

/** {slug}-categories-{type} */
export const categoriesFile: LocalizedString<{ slug: string | number; type: string | number }> = { id: "reports.categoriesFile", english: [["slug"],"-categories-",["type"]] };

/** Category */
export const categoryColumn: LocalizedString = { id: "reports.categoryColumn", english: "Category" };

/** Members */
export const membersColumn: LocalizedString = { id: "reports.membersColumn", english: "Members" };

/** Percentage */
export const percentageColumn: LocalizedString = { id: "reports.percentageColumn", english: "Percentage" };

/** Download CSV */
export const downloadCsv: LocalizedString = { id: "reports.downloadCsv", english: "Download CSV" };

/** Download CSV: {title} */
export const downloadCsvOf: LocalizedString<{ title: string | number }> = { id: "reports.downloadCsvOf", english: ["Download CSV: ",["title"]] };

/** Download PNG */
export const downloadPng: LocalizedString = { id: "reports.downloadPng", english: "Download PNG" };

/** Download PNG: {title} */
export const downloadPngOf: LocalizedString<{ title: string | number }> = { id: "reports.downloadPngOf", english: ["Download PNG: ",["title"]] };

/** This browser cannot make a picture of the chart. */
export const noPicture: LocalizedString = { id: "reports.noPicture", english: "This browser cannot make a picture of the chart." };

/** Your browser cannot draw this chart. {description} */
export const cannotDraw: LocalizedString<{ description: string | number }> = { id: "reports.cannotDraw", english: ["Your browser cannot draw this chart. ",["description"]] };

/** {name} {count} ({percentage}) */
export const chartPart: LocalizedString<{ count: string | number; name: string | number; percentage: string | number }> = { id: "reports.chartPart", english: [["name"]," ",["count"]," (",["percentage"],")"] };

/** {title}: {parts}. */
export const chartDescription: LocalizedString<{ parts: string | number; title: string | number }> = { id: "reports.chartDescription", english: [["title"],": ",["parts"],"."] };

/** {count, plural, one {# member} other {# members}} ({percentage}) */
export const tooltip: LocalizedString<{ count: number; percentage: string | number }> = { id: "reports.tooltip", english: [["count",2,{"one":[0," member"],"other":[0," members"]}]," (",["percentage"],")"] };

/** Percentage */
export const percentageHeading: LocalizedString = { id: "reports.percentageHeading", english: "Percentage" };
