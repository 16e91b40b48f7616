import type { LocalizedString } from "@foodshed/sdk/locale";
import * as strings from "./generated/strings.ts";
import type { Severity } from "./severity.ts";

/** Everything that can be found, by its code. Codes stay as they are: other programs read them. */
export const FINDINGS = {
  "no-embed": { severity: "error", message: strings.noEmbed, fix: strings.noEmbedFix },
  "no-element": { severity: "error", message: strings.noElement, fix: strings.noElementFix },
  "only-link": { severity: "error", message: strings.onlyLink, fix: strings.onlyLinkFix },
  "code-as-text": { severity: "error", message: strings.codeAsText, fix: strings.codeAsTextFix },
  "wordpress-nested": {
    severity: "error",
    message: strings.wordpressNested,
    fix: strings.wordpressNestedFix,
  },
  "script-missing": { severity: "error", message: strings.scriptMissing, fix: strings.scriptMissingFix },
  "script-in-noscript": {
    severity: "error",
    message: strings.scriptInNoscript,
    fix: strings.scriptInNoscriptFix,
  },
  "script-not-found": { severity: "error", message: strings.scriptNotFound, fix: strings.scriptNotFoundFix },
  "script-type": { severity: "error", message: strings.scriptType, fix: strings.scriptTypeFix },
  "script-consent": { severity: "warning", message: strings.scriptConsent, fix: strings.scriptConsentFix },
  "script-delayed": { severity: "hint", message: strings.scriptDelayed, fix: strings.scriptDelayedFix },
  "script-twice": { severity: "hint", message: strings.scriptTwice, fix: strings.scriptTwiceFix },
  "script-two-versions": {
    severity: "warning",
    message: strings.scriptTwoVersions,
    fix: strings.scriptTwoVersionsFix,
  },
  "script-elsewhere": {
    severity: "warning",
    message: strings.scriptElsewhere,
    fix: strings.scriptElsewhereFix,
  },
  "script-old": { severity: "warning", message: strings.scriptOld, fix: strings.scriptOldFix },
  "script-integrity-evergreen": {
    severity: "error",
    message: strings.scriptIntegrityEvergreen,
    fix: strings.scriptIntegrityEvergreenFix,
  },
  "script-integrity-missing": {
    severity: "hint",
    message: strings.scriptIntegrityMissing,
    fix: strings.scriptIntegrityMissingFix,
  },
  "script-integrity-crossorigin": {
    severity: "error",
    message: strings.scriptIntegrityCrossorigin,
    fix: strings.scriptIntegrityCrossoriginFix,
  },
  "script-integrity-wrong": {
    severity: "error",
    message: strings.scriptIntegrityWrong,
    fix: strings.scriptIntegrityWrongFix,
  },
  "mixed-content": { severity: "error", message: strings.mixedContent, fix: strings.mixedContentFix },
  "csp-script": { severity: "error", message: strings.cspScript, fix: strings.cspScriptFix },
  "csp-script-nonce": { severity: "error", message: strings.cspScriptNonce, fix: strings.cspScriptNonceFix },
  "csp-connect": { severity: "error", message: strings.cspConnect, fix: strings.cspConnectFix },
  "csp-images": { severity: "warning", message: strings.cspImages, fix: strings.cspImagesFix },
  "csp-frame": { severity: "error", message: strings.cspFrame, fix: strings.cspFrameFix },
  "csp-style": { severity: "hint", message: strings.cspStyle, fix: strings.cspStyleFix },
  "csp-sandbox": { severity: "error", message: strings.cspSandbox, fix: strings.cspSandboxFix },
  "coep-frame": { severity: "error", message: strings.coepFrame, fix: strings.coepFrameFix },
  "element-unknown": { severity: "error", message: strings.elementUnknown, fix: strings.elementUnknownFix },
  "element-not-closed": {
    severity: "error",
    message: strings.elementNotClosed,
    fix: strings.elementNotClosedFix,
  },
  "attribute-unknown": {
    severity: "warning",
    message: strings.attributeUnknown,
    fix: strings.attributeUnknownFix,
  },
  "attribute-value": { severity: "warning", message: strings.attributeValue, fix: strings.attributeValueFix },
  "attribute-missing": {
    severity: "error",
    message: strings.attributeMissing,
    fix: strings.attributeMissingFix,
  },
  "network-unknown": { severity: "error", message: strings.networkUnknown, fix: strings.networkUnknownFix },
  "network-is-business": {
    severity: "error",
    message: strings.networkIsBusiness,
    fix: strings.networkIsBusinessFix,
  },
  "business-unknown": {
    severity: "error",
    message: strings.businessUnknown,
    fix: strings.businessUnknownFix,
  },
  "element-hidden": { severity: "warning", message: strings.elementHidden, fix: strings.elementHiddenFix },
  "element-aria-hidden": {
    severity: "warning",
    message: strings.elementAriaHidden,
    fix: strings.elementAriaHiddenFix,
  },
  "frame-unknown": { severity: "error", message: strings.frameUnknown, fix: strings.frameUnknownFix },
  "frame-title": { severity: "warning", message: strings.frameTitle, fix: strings.frameTitleFix },
  "frame-sandbox-scripts": {
    severity: "error",
    message: strings.frameSandboxScripts,
    fix: strings.frameSandboxScriptsFix,
  },
  "frame-sandbox-popups": {
    severity: "warning",
    message: strings.frameSandboxPopups,
    fix: strings.frameSandboxPopupsFix,
  },
  "frame-script-missing": {
    severity: "hint",
    message: strings.frameScriptMissing,
    fix: strings.frameScriptMissingFix,
  },
  "frame-consent": { severity: "warning", message: strings.frameConsent, fix: strings.frameConsentFix },
  contrast: { severity: "warning", message: strings.contrast, fix: strings.contrastFix },
  "fallback-missing": { severity: "hint", message: strings.fallbackMissing, fix: strings.fallbackMissingFix },
  "browser-not-started": {
    severity: "error",
    message: strings.browserNotStarted,
    fix: strings.browserNotStartedFix,
  },
  "browser-failed": { severity: "error", message: strings.browserFailed, fix: strings.browserFailedFix },
  "browser-blocked": { severity: "error", message: strings.browserBlocked, fix: strings.browserBlockedFix },
  "browser-error": { severity: "warning", message: strings.browserError, fix: strings.browserErrorFix },
  "browser-hidden": { severity: "warning", message: strings.browserHidden, fix: strings.browserHiddenFix },
  "browser-contrast": {
    severity: "warning",
    message: strings.browserContrast,
    fix: strings.browserContrastFix,
  },
} as const satisfies Record<
  string,
  { severity: Severity; message: LocalizedString<never>; fix: LocalizedString<never> }
>;

export type FindingCode = keyof typeof FINDINGS;
