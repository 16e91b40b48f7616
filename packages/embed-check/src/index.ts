/* Finds what is wrong with Foodshed's widgets on a partner's page, and says how to mend it. */

export { type BrowserObservation, browserFindings, type ObservedWidget } from "./browser/browser-findings.ts";
export { observeWidgets } from "./browser/observe-widgets.ts";
export { checkPage, inOrder, type Report } from "./check-page.ts";
export type { Finding } from "./finding.ts";
export type { OpenedPage } from "./page.ts";
export type { LookUp, PinnedScript, Site } from "./rules/rule.ts";
export { type TranslatedReport, translateReport } from "./translate-report.ts";
