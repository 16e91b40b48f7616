// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Put Foodshed on your site */
export const title: LocalizedString = { id: "embed-builder.title", english: "Put Foodshed on your site" };

/** Choose a widget, make it look like your pages, and copy the code. Everything in it is public; nobody logs in on your page. */
export const lead: LocalizedString = { id: "embed-builder.lead", english: "Choose a widget, make it look like your pages, and copy the code. Everything in it is public; nobody logs in on your page." };

/** To the preview and the code */
export const jump: LocalizedString = { id: "embed-builder.jump", english: "To the preview and the code" };

/** Widget */
export const widget: LocalizedString = { id: "embed-builder.widget", english: "Widget" };

/** What it shows */
export const whatItShows: LocalizedString = { id: "embed-builder.whatItShows", english: "What it shows" };

/** How it looks */
export const howItLooks: LocalizedString = { id: "embed-builder.howItLooks", english: "How it looks" };

/** Back to our look */
export const reset: LocalizedString = { id: "embed-builder.reset", english: "Back to our look" };

/** Choose a business first: “{label}”. */
export const chooseFirst: LocalizedString<{ label: string | number }> = { id: "embed-builder.chooseFirst", english: ["Choose a business first: “",["label"],"”."] };

/** By name. Left empty, everybody is shown. */
export const networkHint: LocalizedString = { id: "embed-builder.networkHint", english: "By name. Left empty, everybody is shown." };

/** By name. */
export const businessHint: LocalizedString = { id: "embed-builder.businessHint", english: "By name." };

/** Slug: {slug} */
export const slug: LocalizedString<{ slug: string | number }> = { id: "embed-builder.slug", english: ["Slug: ",["slug"]] };

/** Choose one of the suggestions. */
export const chooseSuggestion: LocalizedString = { id: "embed-builder.chooseSuggestion", english: "Choose one of the suggestions." };

/** You must provide a colour, such as #24583a. */
export const colorNeeded: LocalizedString = { id: "embed-builder.colorNeeded", english: "You must provide a colour, such as #24583a." };

/** {label}, picked */
export const picked: LocalizedString<{ label: string | number }> = { id: "embed-builder.picked", english: [["label"],", picked"] };

/** Ours */
export const ours: LocalizedString = { id: "embed-builder.ours", english: "Ours" };

/** Contrast */
export const contrast: LocalizedString = { id: "embed-builder.contrast", english: "Contrast" };

/** Everything can be read: contrast meets WCAG 2.2 AA. */
export const readable: LocalizedString = { id: "embed-builder.readable", english: "Everything can be read: contrast meets WCAG 2.2 AA." };

/** On pages as light or as dark as ours this can be read. What your own page has behind it is not known here: choose a theme or a background to be sure. */
export const readableHere: LocalizedString = { id: "embed-builder.readableHere", english: "On pages as light or as dark as ours this can be read. What your own page has behind it is not known here: choose a theme or a background to be sure." };

/** {count, plural, one {# of these is} other {# of these are}} hard to read. Text needs 4.5:1. */
export const hardToRead: LocalizedString<{ count: number }> = { id: "embed-builder.hardToRead", english: [["count",2,{"one":[0," of these is"],"other":[0," of these are"]}]," hard to read. Text needs 4.5:1."] };

/** On light pages */
export const onLightPages: LocalizedString = { id: "embed-builder.onLightPages", english: "On light pages" };

/** On dark pages */
export const onDarkPages: LocalizedString = { id: "embed-builder.onDarkPages", english: "On dark pages" };

/** On a light page like ours */
export const onLightPage: LocalizedString = { id: "embed-builder.onLightPage", english: "On a light page like ours" };

/** On a dark page like ours */
export const onDarkPage: LocalizedString = { id: "embed-builder.onDarkPage", english: "On a dark page like ours" };

/** {ratio}:1 */
export const ratio: LocalizedString<{ ratio: string | number }> = { id: "embed-builder.ratio", english: [["ratio"],":1"] };

/** Text on the background */
export const textContrast: LocalizedString = { id: "embed-builder.textContrast", english: "Text on the background" };

/** Quiet text on the background */
export const quietContrast: LocalizedString = { id: "embed-builder.quietContrast", english: "Quiet text on the background" };

/** Links on the background */
export const linkContrast: LocalizedString = { id: "embed-builder.linkContrast", english: "Links on the background" };

/** Words on a button */
export const buttonContrast: LocalizedString = { id: "embed-builder.buttonContrast", english: "Words on a button" };

/** very clear */
export const veryClear: LocalizedString = { id: "embed-builder.veryClear", english: "very clear" };

/** clear */
export const clear: LocalizedString = { id: "embed-builder.clear", english: "clear" };

/** for large text only */
export const largeOnly: LocalizedString = { id: "embed-builder.largeOnly", english: "for large text only" };

/** too weak */
export const tooWeak: LocalizedString = { id: "embed-builder.tooWeak", english: "too weak" };

/** Preview */
export const preview: LocalizedString = { id: "embed-builder.preview", english: "Preview" };

/** Preview: {title} */
export const previewOf: LocalizedString<{ title: string | number }> = { id: "embed-builder.previewOf", english: ["Preview: ",["title"]] };

/** Page around the widget */
export const pageAround: LocalizedString = { id: "embed-builder.pageAround", english: "Page around the widget" };

/** Light page */
export const lightPage: LocalizedString = { id: "embed-builder.lightPage", english: "Light page" };

/** Dark page */
export const darkPage: LocalizedString = { id: "embed-builder.darkPage", english: "Dark page" };

/** Narrow page */
export const narrowPage: LocalizedString = { id: "embed-builder.narrowPage", english: "Narrow page" };

/** Code */
export const code: LocalizedString = { id: "embed-builder.code", english: "Code" };

/** Form of the code */
export const formOfCode: LocalizedString = { id: "embed-builder.formOfCode", english: "Form of the code" };

/** Paste it where the widget should appear. One script is enough for any number of widgets. */
export const whereScript: LocalizedString = { id: "embed-builder.whereScript", english: "Paste it where the widget should appear. One script is enough for any number of widgets." };

/** For site builders that take frames only. Without the script the frame keeps its height and scrolls. */
export const whereFrame: LocalizedString = { id: "embed-builder.whereFrame", english: "For site builders that take frames only. Without the script the frame keeps its height and scrolls." };

/** Add a Custom HTML block to your page and paste this into it. Your user must be allowed to add scripts, as administrators are, and editors on a single site. */
export const whereWordPress: LocalizedString = { id: "embed-builder.whereWordPress", english: "Add a Custom HTML block to your page and paste this into it. Your user must be allowed to add scripts, as administrators are, and editors on a single site." };

/** The block itself, for the code editor or an empty place of the page: it becomes a Custom HTML block. Inside such a block it would be lost when the page is saved again. */
export const whereBlock: LocalizedString = { id: "embed-builder.whereBlock", english: "The block itself, for the code editor or an empty place of the page: it becomes a Custom HTML block. Inside such a block it would be lost when the page is saved again." };

/** Code for WordPress */
export const codeForWordPress: LocalizedString = { id: "embed-builder.codeForWordPress", english: "Code for WordPress" };

/** For inside a Custom HTML block */
export const insideBlock: LocalizedString = { id: "embed-builder.insideBlock", english: "For inside a Custom HTML block" };

/** The block itself */
export const blockItself: LocalizedString = { id: "embed-builder.blockItself", english: "The block itself" };

/** Code to copy */
export const codeToCopy: LocalizedString = { id: "embed-builder.codeToCopy", english: "Code to copy" };

/** Pin this version */
export const pin: LocalizedString = { id: "embed-builder.pin", english: "Pin this version" };

/** Version {version}, checked by your visitors’ browsers before it runs. It never changes, and gets no repairs. */
export const pinHint: LocalizedString<{ version: string | number }> = { id: "embed-builder.pinHint", english: ["Version ",["version"],", checked by your visitors’ browsers before it runs. It never changes, and gets no repairs."] };

/** Copy code */
export const copyCode: LocalizedString = { id: "embed-builder.copyCode", english: "Copy code" };

/** Copied. */
export const copied: LocalizedString = { id: "embed-builder.copied", english: "Copied." };

/** Your browser does not let us copy: press Ctrl+C, or ⌘C on a Mac. */
export const cannotCopy: LocalizedString = { id: "embed-builder.cannotCopy", english: "Your browser does not let us copy: press Ctrl+C, or ⌘C on a Mac." };

/** {title} on Foodshed */
export const onFoodshed: LocalizedString<{ title: string | number }> = { id: "embed-builder.onFoodshed", english: [["title"]," on Foodshed"] };

/** Classifieds board */
export const docsClassifieds: LocalizedString = { id: "embed-builder.docsClassifieds", english: "Classifieds board" };

/** Wanted and for-sale ads, with filters; 24 at first, and more on request. */
export const docsClassifiedsSummary: LocalizedString = { id: "embed-builder.docsClassifiedsSummary", english: "Wanted and for-sale ads, with filters; 24 at first, and more on request." };

/** Search box */
export const docsSearch: LocalizedString = { id: "embed-builder.docsSearch", english: "Search box" };

/** Finds businesses and suggests while one types; leads to the site’s results, or lists them below itself. */
export const docsSearchSummary: LocalizedString = { id: "embed-builder.docsSearchSummary", english: "Finds businesses and suggests while one types; leads to the site’s results, or lists them below itself." };

/** Profile card */
export const docsProfileCard: LocalizedString = { id: "embed-builder.docsProfileCard", english: "Profile card" };

/** One business at a glance: its picture, place, first words and roles. */
export const docsProfileCardSummary: LocalizedString = { id: "embed-builder.docsProfileCardSummary", english: "One business at a glance: its picture, place, first words and roles." };

/** Shipping calculator */
export const docsShipping: LocalizedString = { id: "embed-builder.docsShipping", english: "Shipping calculator" };

/** Describes a parcel; rates are shown on the site, to members, with what was typed filled in. */
export const docsShippingSummary: LocalizedString = { id: "embed-builder.docsShippingSummary", english: "Describes a parcel; rates are shown on the site, to members, with what was typed filled in." };

/** Message button */
export const docsMessageButton: LocalizedString = { id: "embed-builder.docsMessageButton", english: "Message button" };

/** Writes to one business in place; a mail to the visitor confirms the address. */
export const docsMessageButtonSummary: LocalizedString = { id: "embed-builder.docsMessageButtonSummary", english: "Writes to one business in place; a mail to the visitor confirms the address." };

/** Mailing list */
export const docsMailingList: LocalizedString = { id: "embed-builder.docsMailingList", english: "Mailing list" };

/** Subscribes in place; a mail to the address confirms it. */
export const docsMailingListSummary: LocalizedString = { id: "embed-builder.docsMailingListSummary", english: "Subscribes in place; a mail to the address confirms it." };

/** Map */
export const docsMap: LocalizedString = { id: "embed-builder.docsMap", english: "Map" };

/** Businesses as a list and on a map, which lead to each other. On a phone the map is fetched when somebody asks for it. */
export const docsMapSummary: LocalizedString = { id: "embed-builder.docsMapSummary", english: "Businesses as a list and on a map, which lead to each other. On a phone the map is fetched when somebody asks for it." };

/** What the businesses must be about. */
export const docsMapTextHint: LocalizedString = { id: "embed-builder.docsMapTextHint", english: "What the businesses must be about." };

/** Weekly list */
export const docsWeeklyList: LocalizedString = { id: "embed-builder.docsWeeklyList", english: "Weekly list" };

/** What the members of a network have this week: products with prices, seasons and who has them. */
export const docsWeeklyListSummary: LocalizedString = { id: "embed-builder.docsWeeklyListSummary", english: "What the members of a network have this week: products with prices, seasons and who has them." };

/** Network */
export const docsNetwork: LocalizedString = { id: "embed-builder.docsNetwork", english: "Network" };

/** Keywords */
export const docsKeywords: LocalizedString = { id: "embed-builder.docsKeywords", english: "Keywords" };

/** What titles and descriptions must be about. */
export const docsKeywordsHint: LocalizedString = { id: "embed-builder.docsKeywordsHint", english: "What titles and descriptions must be about." };

/** Classified type */
export const docsClassifiedType: LocalizedString = { id: "embed-builder.docsClassifiedType", english: "Classified type" };

/** both */
export const docsBoth: LocalizedString = { id: "embed-builder.docsBoth", english: "both" };

/** Categories */
export const docsCategories: LocalizedString = { id: "embed-builder.docsCategories", english: "Categories" };

/** Which categories are ticked at first. */
export const docsCategoriesHint: LocalizedString = { id: "embed-builder.docsCategoriesHint", english: "Which categories are ticked at first." };

/** Only those ending soon */
export const docsEndingSoon: LocalizedString = { id: "embed-builder.docsEndingSoon", english: "Only those ending soon" };

/** Business */
export const docsBusiness: LocalizedString = { id: "embed-builder.docsBusiness", english: "Business" };

/** Text */
export const docsText: LocalizedString = { id: "embed-builder.docsText", english: "Text" };

/** The label of the button. */
export const docsButtonHint: LocalizedString = { id: "embed-builder.docsButtonHint", english: "The label of the button." };

/** Results */
export const docsResults: LocalizedString = { id: "embed-builder.docsResults", english: "Results" };

/** Below the box */
export const docsBelow: LocalizedString = { id: "embed-builder.docsBelow", english: "Below the box" };

/** on the site */
export const docsOnTheSite: LocalizedString = { id: "embed-builder.docsOnTheSite", english: "on the site" };

/** Profile type */
export const docsProfileType: LocalizedString = { id: "embed-builder.docsProfileType", english: "Profile type" };

/** all of them */
export const docsAllOfThem: LocalizedString = { id: "embed-builder.docsAllOfThem", english: "all of them" };

/** What stands in the box at first; with results below it is searched for at once. */
export const docsSearchTextHint: LocalizedString = { id: "embed-builder.docsSearchTextHint", english: "What stands in the box at first; with results below it is searched for at once." };

/** Placeholder */
export const docsPlaceholder: LocalizedString = { id: "embed-builder.docsPlaceholder", english: "Placeholder" };

/** What stands in the empty box. */
export const docsPlaceholderHint: LocalizedString = { id: "embed-builder.docsPlaceholderHint", english: "What stands in the empty box." };

/** Near */
export const docsNear: LocalizedString = { id: "embed-builder.docsNear", english: "Near" };

/** A postal code of Ontario, its first half, or a town, to measure distances from. */
export const docsNearHint: LocalizedString = { id: "embed-builder.docsNearHint", english: "A postal code of Ontario, its first half, or a town, to measure distances from." };

/** Order */
export const docsOrder: LocalizedString = { id: "embed-builder.docsOrder", english: "Order" };

/** the best match first */
export const docsBestFirst: LocalizedString = { id: "embed-builder.docsBestFirst", english: "the best match first" };

/** From, city */
export const docsFromCity: LocalizedString = { id: "embed-builder.docsFromCity", english: "From, city" };

/** The initial value of the field: the city that the parcel leaves. */
export const docsFromCityHint: LocalizedString = { id: "embed-builder.docsFromCityHint", english: "The initial value of the field: the city that the parcel leaves." };

/** From, postal code */
export const docsFromPostalCode: LocalizedString = { id: "embed-builder.docsFromPostalCode", english: "From, postal code" };

/** The initial value of the field: the postal code that the parcel leaves. */
export const docsFromPostalCodeHint: LocalizedString = { id: "embed-builder.docsFromPostalCodeHint", english: "The initial value of the field: the postal code that the parcel leaves." };

/** To, city */
export const docsToCity: LocalizedString = { id: "embed-builder.docsToCity", english: "To, city" };

/** The initial value of the field: the city that the parcel goes to. */
export const docsToCityHint: LocalizedString = { id: "embed-builder.docsToCityHint", english: "The initial value of the field: the city that the parcel goes to." };

/** To, postal code */
export const docsToPostalCode: LocalizedString = { id: "embed-builder.docsToPostalCode", english: "To, postal code" };

/** The initial value of the field: the postal code that the parcel goes to. */
export const docsToPostalCodeHint: LocalizedString = { id: "embed-builder.docsToPostalCodeHint", english: "The initial value of the field: the postal code that the parcel goes to." };

/** Language */
export const docsLanguage: LocalizedString = { id: "embed-builder.docsLanguage", english: "Language" };

/** that of the page */
export const docsLanguageOfPage: LocalizedString = { id: "embed-builder.docsLanguageOfPage", english: "that of the page" };

/** Theme */
export const docsTheme: LocalizedString = { id: "embed-builder.docsTheme", english: "Theme" };

/** Light */
export const docsLight: LocalizedString = { id: "embed-builder.docsLight", english: "Light" };

/** Dark */
export const docsDark: LocalizedString = { id: "embed-builder.docsDark", english: "Dark" };

/** As the visitor’s system */
export const docsAsSystem: LocalizedString = { id: "embed-builder.docsAsSystem", english: "As the visitor’s system" };

/** as your page */
export const docsAsPage: LocalizedString = { id: "embed-builder.docsAsPage", english: "as your page" };

/** Background */
export const docsBackground: LocalizedString = { id: "embed-builder.docsBackground", english: "Background" };

/** Accent */
export const docsAccent: LocalizedString = { id: "embed-builder.docsAccent", english: "Accent" };

/** Font */
export const docsFont: LocalizedString = { id: "embed-builder.docsFont", english: "Font" };

/** A CSS font family that your page has. */
export const docsFontHint: LocalizedString = { id: "embed-builder.docsFontHint", english: "A CSS font family that your page has." };

/** Size */
export const docsSize: LocalizedString = { id: "embed-builder.docsSize", english: "Size" };

/** medium, 16px */
export const docsMedium: LocalizedString = { id: "embed-builder.docsMedium", english: "medium, 16px" };

/** Corners */
export const docsCorners: LocalizedString = { id: "embed-builder.docsCorners", english: "Corners" };

/** Square */
export const docsSquare: LocalizedString = { id: "embed-builder.docsSquare", english: "Square" };

/** Round */
export const docsRound: LocalizedString = { id: "embed-builder.docsRound", english: "Round" };

/** rounded, 8px */
export const docsRounded: LocalizedString = { id: "embed-builder.docsRounded", english: "rounded, 8px" };

/** Density */
export const docsDensity: LocalizedString = { id: "embed-builder.docsDensity", english: "Density" };

/** Compact */
export const docsCompact: LocalizedString = { id: "embed-builder.docsCompact", english: "Compact" };

/** roomy */
export const docsRoomy: LocalizedString = { id: "embed-builder.docsRoomy", english: "roomy" };

/** Check a page */
export const checkPage: LocalizedString = { id: "embed-builder.checkPage", english: "Check a page" };

/** We open your page as a visitor does, and say what keeps the widgets there from working and how to mend it. */
export const checkLead: LocalizedString = { id: "embed-builder.checkLead", english: "We open your page as a visitor does, and say what keeps the widgets there from working and how to mend it." };

/** Address of the page */
export const pageAddress: LocalizedString = { id: "embed-builder.pageAddress", english: "Address of the page" };

/** Check the page */
export const checkThePage: LocalizedString = { id: "embed-builder.checkThePage", english: "Check the page" };

/** You must provide the address of a page. */
export const addressNeeded: LocalizedString = { id: "embed-builder.addressNeeded", english: "You must provide the address of a page." };

/** Opening the page… */
export const openingPage: LocalizedString = { id: "embed-builder.openingPage", english: "Opening the page…" };

/** {url}: {count, plural, one {# widget} other {# widgets}}, and nothing to put right. */
export const nothingWrong: LocalizedString<{ count: number; url: string | number }> = { id: "embed-builder.nothingWrong", english: [["url"],": ",["count",2,{"one":[0," widget"],"other":[0," widgets"]}],", and nothing to put right."] };

/** {url}: {count, plural, one {# widget} other {# widgets}}, {findings, plural, one {# finding} other {# findings}}. */
export const foundSummary: LocalizedString<{ count: number; findings: number; url: string | number }> = { id: "embed-builder.foundSummary", english: [["url"],": ",["count",2,{"one":[0," widget"],"other":[0," widgets"]}],", ",["findings",2,{"one":[0," finding"],"other":[0," findings"]}],"."] };

/** Error */
export const severityError: LocalizedString = { id: "embed-builder.severityError", english: "Error" };

/** Warning */
export const severityWarning: LocalizedString = { id: "embed-builder.severityWarning", english: "Warning" };

/** Hint */
export const severityHint: LocalizedString = { id: "embed-builder.severityHint", english: "Hint" };

/** Line {line} */
export const inLine: LocalizedString<{ line: string | number }> = { id: "embed-builder.inLine", english: ["Line ",["line"]] };

/** In numbers */
export const inNumbers: LocalizedString = { id: "embed-builder.inNumbers", english: "In numbers" };

/** How often the widgets of this network were shown and used in the last {days} days. Visitors who do not want to be tracked are not counted, and nothing is kept about the others. */
export const countsLead: LocalizedString<{ days: string | number }> = { id: "embed-builder.countsLead", english: ["How often the widgets of this network were shown and used in the last ",["days"]," days. Visitors who do not want to be tracked are not counted, and nothing is kept about the others."] };

/** Nothing was counted in the last {days} days. */
export const noCounts: LocalizedString<{ days: string | number }> = { id: "embed-builder.noCounts", english: ["Nothing was counted in the last ",["days"]," days."] };

/** Page */
export const countedPage: LocalizedString = { id: "embed-builder.countedPage", english: "Page" };

/** Shown */
export const countedShown: LocalizedString = { id: "embed-builder.countedShown", english: "Shown" };

/** Used */
export const countedUsed: LocalizedString = { id: "embed-builder.countedUsed", english: "Used" };

/** Other or unknown pages */
export const otherPages: LocalizedString = { id: "embed-builder.otherPages", english: "Other or unknown pages" };

/** How many */
export const docsHowMany: LocalizedString = { id: "embed-builder.docsHowMany", english: "How many" };

/** 24, and more on request */
export const docsOnRequest: LocalizedString = { id: "embed-builder.docsOnRequest", english: "24, and more on request" };

/** Columns */
export const docsColumns: LocalizedString = { id: "embed-builder.docsColumns", english: "Columns" };

/** as many as fit */
export const docsAsManyAsFit: LocalizedString = { id: "embed-builder.docsAsManyAsFit", english: "as many as fit" };

/** Layout */
export const docsLayout: LocalizedString = { id: "embed-builder.docsLayout", english: "Layout" };

/** Cards */
export const docsCards: LocalizedString = { id: "embed-builder.docsCards", english: "Cards" };

/** List */
export const docsList: LocalizedString = { id: "embed-builder.docsList", english: "List" };

/** as there is room */
export const docsAsRoom: LocalizedString = { id: "embed-builder.docsAsRoom", english: "as there is room" };

/** Way to more */
export const docsMore: LocalizedString = { id: "embed-builder.docsMore", english: "Way to more" };

/** Link to all */
export const docsLinkToAll: LocalizedString = { id: "embed-builder.docsLinkToAll", english: "Link to all" };

/** Button */
export const docsButton: LocalizedString = { id: "embed-builder.docsButton", english: "Button" };

/** None */
export const docsNone: LocalizedString = { id: "embed-builder.docsNone", english: "None" };

/** a button; with a number, a link */
export const docsButtonOrLink: LocalizedString = { id: "embed-builder.docsButtonOrLink", english: "a button; with a number, a link" };
