// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** No Foodshed widget is on this page. */
export const noEmbed: LocalizedString = { id: "embed-check.noEmbed", english: "No Foodshed widget is on this page." };

/** Paste the code of {builder} where the widget should appear. If a script of yours adds the widget, let a browser open the page: foodshed embeds check {url} --browser */
export const noEmbedFix: LocalizedString<{ builder: string | number; url: string | number }> = { id: "embed-check.noEmbedFix", english: ["Paste the code of ",["builder"]," where the widget should appear. If a script of yours adds the widget, let a browser open the page: foodshed embeds check ",["url"]," --browser"] };

/** The script is on this page, but no widget. */
export const noElement: LocalizedString = { id: "embed-check.noElement", english: "The script is on this page, but no widget." };

/** Paste the whole code of {builder}: the element is its first line. */
export const noElementFix: LocalizedString<{ builder: string | number }> = { id: "embed-check.noElementFix", english: ["Paste the whole code of ",["builder"],": the element is its first line."] };

/** Only the link of the widget is left on this page: your editor removed the element and its script. */
export const onlyLink: LocalizedString = { id: "embed-check.onlyLink", english: "Only the link of the widget is left on this page: your editor removed the element and its script." };

/** Ask somebody who may add scripts to save the page (in WordPress an administrator), or take the frame of {origin}/embed. */
export const onlyLinkFix: LocalizedString<{ origin: string | number }> = { id: "embed-check.onlyLinkFix", english: ["Ask somebody who may add scripts to save the page (in WordPress an administrator), or take the frame of ",["origin"],"/embed."] };

/** The code of the widget is shown as text. */
export const codeAsText: LocalizedString = { id: "embed-check.codeAsText", english: "The code of the widget is shown as text." };

/** Paste it where your editor takes HTML, not among the text. In WordPress that is a Custom HTML block. */
export const codeAsTextFix: LocalizedString = { id: "embed-check.codeAsTextFix", english: "Paste it where your editor takes HTML, not among the text. In WordPress that is a Custom HTML block." };

/** The marks of a WordPress block stand inside another block. */
export const wordpressNested: LocalizedString = { id: "embed-check.wordpressNested", english: "The marks of a WordPress block stand inside another block." };

/** Inside a Custom HTML block paste the code without its wp:html lines; otherwise the block is empty after the next save. */
export const wordpressNestedFix: LocalizedString = { id: "embed-check.wordpressNestedFix", english: "Inside a Custom HTML block paste the code without its wp:html lines; otherwise the block is empty after the next save." };

/** {tag} is on this page, but not the script that makes it work. */
export const scriptMissing: LocalizedString<{ tag: string | number }> = { id: "embed-check.scriptMissing", english: [["tag"]," is on this page, but not the script that makes it work."] };

/** Add this line once: {script}. If your page bundles the elements instead, let a browser check it: --browser */
export const scriptMissingFix: LocalizedString<{ script: string | number }> = { id: "embed-check.scriptMissingFix", english: ["Add this line once: ",["script"],". If your page bundles the elements instead, let a browser check it: --browser"] };

/** The script stands inside a noscript element, where it never runs. */
export const scriptInNoscript: LocalizedString = { id: "embed-check.scriptInNoscript", english: "The script stands inside a noscript element, where it never runs." };

/** Move it out, after the element. */
export const scriptInNoscriptFix: LocalizedString = { id: "embed-check.scriptInNoscriptFix", english: "Move it out, after the element." };

/** {source} is no script of Foodshed. */
export const scriptNotFound: LocalizedString<{ source: string | number }> = { id: "embed-check.scriptNotFound", english: [["source"]," is no script of Foodshed."] };

/** Write {evergreen} in its place. */
export const scriptNotFoundFix: LocalizedString<{ evergreen: string | number }> = { id: "embed-check.scriptNotFoundFix", english: ["Write ",["evergreen"]," in its place."] };

/** The script has the type “{type}”, so browsers do not run it. */
export const scriptType: LocalizedString<{ type: string | number }> = { id: "embed-check.scriptType", english: ["The script has the type “",["type"],"”, so browsers do not run it."] };

/** Remove the type attribute. */
export const scriptTypeFix: LocalizedString = { id: "embed-check.scriptTypeFix", english: "Remove the type attribute." };

/** {tool, select, none {The script waits for consent} other {{tool} lets the script wait for consent}}: {mark}. */
export const scriptConsent: LocalizedString<{ mark: string | number; tool: "none" | (string & {}) }> = { id: "embed-check.scriptConsent", english: [["tool",1,{"none":"The script waits for consent","other":[["tool"]," lets the script wait for consent"]}],": ",["mark"],"."] };

/** Widgets set no cookie and store nothing on your page, so the script needs no consent. Remove that mark, or list the script as necessary. */
export const scriptConsentFix: LocalizedString = { id: "embed-check.scriptConsentFix", english: "Widgets set no cookie and store nothing on your page, so the script needs no consent. Remove that mark, or list the script as necessary." };

/** {tool} keeps the script back until somebody touches the page: {mark}. */
export const scriptDelayed: LocalizedString<{ mark: string | number; tool: string | number }> = { id: "embed-check.scriptDelayed", english: [["tool"]," keeps the script back until somebody touches the page: ",["mark"],"."] };

/** Exclude it from delayed scripts; it waits by itself until a widget comes into view. */
export const scriptDelayedFix: LocalizedString = { id: "embed-check.scriptDelayedFix", english: "Exclude it from delayed scripts; it waits by itself until a widget comes into view." };

/** The script is on this page {count} times. */
export const scriptTwice: LocalizedString<{ count: string | number }> = { id: "embed-check.scriptTwice", english: ["The script is on this page ",["count"]," times."] };

/** Once is enough for any number of widgets. */
export const scriptTwiceFix: LocalizedString = { id: "embed-check.scriptTwiceFix", english: "Once is enough for any number of widgets." };

/** {count} versions of the script are on this page; the first to run defines each element. */
export const scriptTwoVersions: LocalizedString<{ count: string | number }> = { id: "embed-check.scriptTwoVersions", english: [["count"]," versions of the script are on this page; the first to run defines each element."] };

/** Keep one of them. */
export const scriptTwoVersionsFix: LocalizedString = { id: "embed-check.scriptTwoVersionsFix", english: "Keep one of them." };

/** The script comes from {host}: widgets read from there. */
export const scriptElsewhere: LocalizedString<{ host: string | number }> = { id: "embed-check.scriptElsewhere", english: ["The script comes from ",["host"],": widgets read from there."] };

/** If they should show this network, write {evergreen}. */
export const scriptElsewhereFix: LocalizedString<{ evergreen: string | number }> = { id: "embed-check.scriptElsewhereFix", english: ["If they should show this network, write ",["evergreen"],"."] };

/** {file} is pinned; the present version is {current}. */
export const scriptOld: LocalizedString<{ current: string | number; file: string | number }> = { id: "embed-check.scriptOld", english: [["file"]," is pinned; the present version is ",["current"],"."] };

/** A pinned script gets no repairs. Copy the new line from the builder, or use {evergreen}, which keeps itself up to date. */
export const scriptOldFix: LocalizedString<{ evergreen: string | number }> = { id: "embed-check.scriptOldFix", english: ["A pinned script gets no repairs. Copy the new line from the builder, or use ",["evergreen"],", which keeps itself up to date."] };

/** {file} changes with each release, but has an integrity attribute: browsers will refuse it. */
export const scriptIntegrityEvergreen: LocalizedString<{ file: string | number }> = { id: "embed-check.scriptIntegrityEvergreen", english: [["file"]," changes with each release, but has an integrity attribute: browsers will refuse it."] };

/** Remove integrity, or pin a version in the builder. */
export const scriptIntegrityEvergreenFix: LocalizedString = { id: "embed-check.scriptIntegrityEvergreenFix", english: "Remove integrity, or pin a version in the builder." };

/** The pinned script has no integrity attribute, so nobody checks what runs. */
export const scriptIntegrityMissing: LocalizedString = { id: "embed-check.scriptIntegrityMissing", english: "The pinned script has no integrity attribute, so nobody checks what runs." };

/** Copy the whole line from the builder. */
export const scriptIntegrityMissingFix: LocalizedString = { id: "embed-check.scriptIntegrityMissingFix", english: "Copy the whole line from the builder." };

/** The script has integrity but not crossorigin="anonymous": browsers refuse it. */
export const scriptIntegrityCrossorigin: LocalizedString = { id: "embed-check.scriptIntegrityCrossorigin", english: "The script has integrity but not crossorigin=\"anonymous\": browsers refuse it." };

/** Add crossorigin="anonymous". */
export const scriptIntegrityCrossoriginFix: LocalizedString = { id: "embed-check.scriptIntegrityCrossoriginFix", english: "Add crossorigin=\"anonymous\"." };

/** The integrity attribute does not fit the script: browsers refuse it. */
export const scriptIntegrityWrong: LocalizedString = { id: "embed-check.scriptIntegrityWrong", english: "The integrity attribute does not fit the script: browsers refuse it." };

/** Write integrity="{integrity}". */
export const scriptIntegrityWrongFix: LocalizedString<{ integrity: string | number }> = { id: "embed-check.scriptIntegrityWrongFix", english: ["Write integrity=\"",["integrity"],"\"."] };

/** {address} is not encrypted, but the page is: browsers block it. */
export const mixedContent: LocalizedString<{ address: string | number }> = { id: "embed-check.mixedContent", english: [["address"]," is not encrypted, but the page is: browsers block it."] };

/** Write {encrypted}. */
export const mixedContentFix: LocalizedString<{ encrypted: string | number }> = { id: "embed-check.mixedContentFix", english: ["Write ",["encrypted"],"."] };

/** The Content-Security-Policy {where, select, header {in the page’s header} other {in a meta tag}} keeps the script from running: {directive} lacks {origin}. */
export const cspScript: LocalizedString<{ directive: string | number; origin: string | number; where: "header" | (string & {}) }> = { id: "embed-check.cspScript", english: ["The Content-Security-Policy ",["where",1,{"header":"in the page’s header","other":"in a meta tag"}]," keeps the script from running: ",["directive"]," lacks ",["origin"],"."] };

/** Allow it: {line} */
export const cspScriptFix: LocalizedString<{ line: string | number }> = { id: "embed-check.cspScriptFix", english: ["Allow it: ",["line"]] };

/** The Content-Security-Policy {where, select, header {in the page’s header} other {in a meta tag}} has strict-dynamic, so {directive} lets only scripts with a nonce run. */
export const cspScriptNonce: LocalizedString<{ directive: string | number; where: "header" | (string & {}) }> = { id: "embed-check.cspScriptNonce", english: ["The Content-Security-Policy ",["where",1,{"header":"in the page’s header","other":"in a meta tag"}]," has strict-dynamic, so ",["directive"]," lets only scripts with a nonce run."] };

/** Give the script the nonce that your other scripts have. */
export const cspScriptNonceFix: LocalizedString = { id: "embed-check.cspScriptNonceFix", english: "Give the script the nonce that your other scripts have." };

/** The Content-Security-Policy {where, select, header {in the page’s header} other {in a meta tag}} keeps widgets from reading: {directive} lacks {origin}. */
export const cspConnect: LocalizedString<{ directive: string | number; origin: string | number; where: "header" | (string & {}) }> = { id: "embed-check.cspConnect", english: ["The Content-Security-Policy ",["where",1,{"header":"in the page’s header","other":"in a meta tag"}]," keeps widgets from reading: ",["directive"]," lacks ",["origin"],"."] };

/** Allow it: {line} */
export const cspConnectFix: LocalizedString<{ line: string | number }> = { id: "embed-check.cspConnectFix", english: ["Allow it: ",["line"]] };

/** The Content-Security-Policy {where, select, header {in the page’s header} other {in a meta tag}} hides pictures: {directive} lacks {origin}. */
export const cspImages: LocalizedString<{ directive: string | number; origin: string | number; where: "header" | (string & {}) }> = { id: "embed-check.cspImages", english: ["The Content-Security-Policy ",["where",1,{"header":"in the page’s header","other":"in a meta tag"}]," hides pictures: ",["directive"]," lacks ",["origin"],"."] };

/** Allow it: {line} */
export const cspImagesFix: LocalizedString<{ line: string | number }> = { id: "embed-check.cspImagesFix", english: ["Allow it: ",["line"]] };

/** The Content-Security-Policy {where, select, header {in the page’s header} other {in a meta tag}} blocks the frame: {directive} lacks {origin}. */
export const cspFrame: LocalizedString<{ directive: string | number; origin: string | number; where: "header" | (string & {}) }> = { id: "embed-check.cspFrame", english: ["The Content-Security-Policy ",["where",1,{"header":"in the page’s header","other":"in a meta tag"}]," blocks the frame: ",["directive"]," lacks ",["origin"],"."] };

/** Allow it: {line} */
export const cspFrameFix: LocalizedString<{ line: string | number }> = { id: "embed-check.cspFrameFix", english: ["Allow it: ",["line"]] };

/** The page’s Content-Security-Policy ignores the style attribute of {tag}, so the page moves when the widget appears. */
export const cspStyle: LocalizedString<{ tag: string | number }> = { id: "embed-check.cspStyle", english: ["The page’s Content-Security-Policy ignores the style attribute of ",["tag"],", so the page moves when the widget appears."] };

/** Write the same rules into your style sheet. */
export const cspStyleFix: LocalizedString = { id: "embed-check.cspStyleFix", english: "Write the same rules into your style sheet." };

/** The page’s Content-Security-Policy puts it into a sandbox without {missing}. */
export const cspSandbox: LocalizedString<{ missing: string | number }> = { id: "embed-check.cspSandbox", english: ["The page’s Content-Security-Policy puts it into a sandbox without ",["missing"],"."] };

/** Add that to sandbox. */
export const cspSandboxFix: LocalizedString = { id: "embed-check.cspSandboxFix", english: "Add that to sandbox." };

/** The page’s header Cross-Origin-Embedder-Policy: require-corp blocks the frame. */
export const coepFrame: LocalizedString = { id: "embed-check.coepFrame", english: "The page’s header Cross-Origin-Embedder-Policy: require-corp blocks the frame." };

/** Add the attribute credentialless to the iframe, or use the script in place of the frame. */
export const coepFrameFix: LocalizedString = { id: "embed-check.coepFrameFix", english: "Add the attribute credentialless to the iframe, or use the script in place of the frame." };

/** There is no element {tag}. */
export const elementUnknown: LocalizedString<{ tag: string | number }> = { id: "embed-check.elementUnknown", english: ["There is no element ",["tag"],"."] };

/** {near, select, none {Copy the element from the builder.} other {Write {near}, also at its end.}} */
export const elementUnknownFix: LocalizedString<{ near: "none" | (string & {}) }> = { id: "embed-check.elementUnknownFix", english: [["near",1,{"none":"Copy the element from the builder.","other":["Write ",["near"],", also at its end."]}]] };

/** {tag} has no end, so all that follows is inside it and disappears. */
export const elementNotClosed: LocalizedString<{ tag: string | number }> = { id: "embed-check.elementNotClosed", english: [["tag"]," has no end, so all that follows is inside it and disappears."] };

/** Write {end} after it: elements of this kind cannot be closed with />. */
export const elementNotClosedFix: LocalizedString<{ end: string | number }> = { id: "embed-check.elementNotClosedFix", english: ["Write ",["end"]," after it: elements of this kind cannot be closed with />."] };

/** {tag} has no attribute {attribute}. */
export const attributeUnknown: LocalizedString<{ attribute: string | number; tag: string | number }> = { id: "embed-check.attributeUnknown", english: [["tag"]," has no attribute ",["attribute"],"."] };

/** {near, select, none {Remove it; the builder lists those that there are.} other {Write {near}.}} */
export const attributeUnknownFix: LocalizedString<{ near: "none" | (string & {}) }> = { id: "embed-check.attributeUnknownFix", english: [["near",1,{"none":"Remove it; the builder lists those that there are.","other":["Write ",["near"],"."]}]] };

/** {tag} does not understand {attribute}="{value}". */
export const attributeValue: LocalizedString<{ attribute: string | number; tag: string | number; value: string | number }> = { id: "embed-check.attributeValue", english: [["tag"]," does not understand ",["attribute"],"=\"",["value"],"\"."] };

/** Write one of these: {allowed}. */
export const attributeValueFix: LocalizedString<{ allowed: string | number }> = { id: "embed-check.attributeValueFix", english: ["Write one of these: ",["allowed"],"."] };

/** {tag} shows nothing without the attribute {attribute}. */
export const attributeMissing: LocalizedString<{ attribute: string | number; tag: string | number }> = { id: "embed-check.attributeMissing", english: [["tag"]," shows nothing without the attribute ",["attribute"],"."] };

/** Add {attribute}: the last part of the address of the business’s profile. */
export const attributeMissingFix: LocalizedString<{ attribute: string | number }> = { id: "embed-check.attributeMissingFix", english: ["Add ",["attribute"],": the last part of the address of the business’s profile."] };

/** There is no network “{slug}”, so {tag} stays empty. */
export const networkUnknown: LocalizedString<{ slug: string | number; tag: string | number }> = { id: "embed-check.networkUnknown", english: ["There is no network “",["slug"],"”, so ",["tag"]," stays empty."] };

/** Take the last part of the address of the network’s profile on {origin}. */
export const networkUnknownFix: LocalizedString<{ origin: string | number }> = { id: "embed-check.networkUnknownFix", english: ["Take the last part of the address of the network’s profile on ",["origin"],"."] };

/** “{slug}” is a business, not a network, so {tag} stays empty. */
export const networkIsBusiness: LocalizedString<{ slug: string | number; tag: string | number }> = { id: "embed-check.networkIsBusiness", english: ["“",["slug"],"” is a business, not a network, so ",["tag"]," stays empty."] };

/** Name the network that it belongs to, or leave {attribute} out. */
export const networkIsBusinessFix: LocalizedString<{ attribute: string | number }> = { id: "embed-check.networkIsBusinessFix", english: ["Name the network that it belongs to, or leave ",["attribute"]," out."] };

/** There is no business “{slug}”, or its profile is not public. */
export const businessUnknown: LocalizedString<{ slug: string | number }> = { id: "embed-check.businessUnknown", english: ["There is no business “",["slug"],"”, or its profile is not public."] };

/** Take the last part of the address of its profile on {origin}. */
export const businessUnknownFix: LocalizedString<{ origin: string | number }> = { id: "embed-check.businessUnknownFix", english: ["Take the last part of the address of its profile on ",["origin"],"."] };

/** {tag} is hidden by {reason} on {by}. */
export const elementHidden: LocalizedString<{ by: string | number; reason: string | number; tag: string | number }> = { id: "embed-check.elementHidden", english: [["tag"]," is hidden by ",["reason"]," on ",["by"],"."] };

/** If that is not meant, remove it. A widget in a closed tab or menu loads when it is opened. */
export const elementHiddenFix: LocalizedString = { id: "embed-check.elementHiddenFix", english: "If that is not meant, remove it. A widget in a closed tab or menu loads when it is opened." };

/** Screen readers do not find {tag}: {by} has aria-hidden="true". */
export const elementAriaHidden: LocalizedString<{ by: string | number; tag: string | number }> = { id: "embed-check.elementAriaHidden", english: ["Screen readers do not find ",["tag"],": ",["by"]," has aria-hidden=\"true\"."] };

/** Remove aria-hidden. */
export const elementAriaHiddenFix: LocalizedString = { id: "embed-check.elementAriaHiddenFix", english: "Remove aria-hidden." };

/** There is no widget at {address}. */
export const frameUnknown: LocalizedString<{ address: string | number }> = { id: "embed-check.frameUnknown", english: ["There is no widget at ",["address"],"."] };

/** {near, select, none {Copy the frame from the builder.} other {Write {near}.}} */
export const frameUnknownFix: LocalizedString<{ near: "none" | (string & {}) }> = { id: "embed-check.frameUnknownFix", english: [["near",1,{"none":"Copy the frame from the builder.","other":["Write ",["near"],"."]}]] };

/** The frame {address} has no title: screen readers cannot say what it is. */
export const frameTitle: LocalizedString<{ address: string | number }> = { id: "embed-check.frameTitle", english: ["The frame ",["address"]," has no title: screen readers cannot say what it is."] };

/** Add a title such as title="Classifieds board". */
export const frameTitleFix: LocalizedString = { id: "embed-check.frameTitleFix", english: "Add a title such as title=\"Classifieds board\"." };

/** The sandbox of the frame {address} lets no script run, so it stays empty. */
export const frameSandboxScripts: LocalizedString<{ address: string | number }> = { id: "embed-check.frameSandboxScripts", english: ["The sandbox of the frame ",["address"]," lets no script run, so it stays empty."] };

/** Add allow-scripts, allow-same-origin, allow-popups and allow-popups-to-escape-sandbox, or remove sandbox. */
export const frameSandboxScriptsFix: LocalizedString = { id: "embed-check.frameSandboxScriptsFix", english: "Add allow-scripts, allow-same-origin, allow-popups and allow-popups-to-escape-sandbox, or remove sandbox." };

/** Links in the frame {address} do not open: its sandbox lacks {missing}. */
export const frameSandboxPopups: LocalizedString<{ address: string | number; missing: string | number }> = { id: "embed-check.frameSandboxPopups", english: ["Links in the frame ",["address"]," do not open: its sandbox lacks ",["missing"],"."] };

/** Add that to sandbox. */
export const frameSandboxPopupsFix: LocalizedString = { id: "embed-check.frameSandboxPopupsFix", english: "Add that to sandbox." };

/** The frame keeps its height and scrolls, because its script is missing. */
export const frameScriptMissing: LocalizedString = { id: "embed-check.frameScriptMissing", english: "The frame keeps its height and scrolls, because its script is missing." };

/** Add this line once, if your site allows scripts: {script} */
export const frameScriptMissingFix: LocalizedString<{ script: string | number }> = { id: "embed-check.frameScriptMissingFix", english: ["Add this line once, if your site allows scripts: ",["script"]] };

/** {tool, select, none {The frame {address} waits for consent} other {{tool} lets the frame {address} wait for consent}}: {mark}. */
export const frameConsent: LocalizedString<{ address: string | number; mark: string | number; tool: "none" | (string & {}) }> = { id: "embed-check.frameConsent", english: [["tool",1,{"none":["The frame ",["address"]," waits for consent"],"other":[["tool"]," lets the frame ",["address"]," wait for consent"]}],": ",["mark"],"."] };

/** Widgets set no cookie and store nothing on your page. Move the address back to src, or list the frame as necessary. */
export const frameConsentFix: LocalizedString = { id: "embed-check.frameConsentFix", english: "Widgets set no cookie and store nothing on your page. Move the address back to src, or list the frame as necessary." };

/** In {tag} the {what, select, text {text} other {links}} can hardly be read: {front} on {behind} has a contrast of {ratio}:1. */
export const contrast: LocalizedString<{ behind: string | number; front: string | number; ratio: string | number; tag: string | number; what: "text" | (string & {}) }> = { id: "embed-check.contrast", english: ["In ",["tag"]," the ",["what",1,{"text":"text","other":"links"}]," can hardly be read: ",["front"]," on ",["behind"]," has a contrast of ",["ratio"],":1."] };

/** Text needs 4.5:1. The builder shows it while you choose colours. */
export const contrastFix: LocalizedString = { id: "embed-check.contrastFix", english: "Text needs 4.5:1. The builder shows it while you choose colours." };

/** Who has no scripts sees nothing in place of {tag}. */
export const fallbackMissing: LocalizedString<{ tag: string | number }> = { id: "embed-check.fallbackMissing", english: ["Who has no scripts sees nothing in place of ",["tag"],"."] };

/** Put a link to Foodshed into the element, or after it in a noscript element, as the builder’s code does. */
export const fallbackMissingFix: LocalizedString = { id: "embed-check.fallbackMissingFix", english: "Put a link to Foodshed into the element, or after it in a noscript element, as the builder’s code does." };

/** {tag} did not start in the browser. */
export const browserNotStarted: LocalizedString<{ tag: string | number }> = { id: "embed-check.browserNotStarted", english: [["tag"]," did not start in the browser."] };

/** Look at the errors beside this one: the script was blocked, or failed. */
export const browserNotStartedFix: LocalizedString = { id: "embed-check.browserNotStartedFix", english: "Look at the errors beside this one: the script was blocked, or failed." };

/** {tag} shows a failure: “{text}” */
export const browserFailed: LocalizedString<{ tag: string | number; text: string | number }> = { id: "embed-check.browserFailed", english: [["tag"]," shows a failure: “",["text"],"”"] };

/** If it stays, look at the errors beside this one. */
export const browserFailedFix: LocalizedString = { id: "embed-check.browserFailedFix", english: "If it stays, look at the errors beside this one." };

/** The browser blocked {blocked}: {directive} of the page’s Content-Security-Policy does not allow it. */
export const browserBlocked: LocalizedString<{ blocked: string | number; directive: string | number }> = { id: "embed-check.browserBlocked", english: ["The browser blocked ",["blocked"],": ",["directive"]," of the page’s Content-Security-Policy does not allow it."] };

/** Add {origin} to {directive}. */
export const browserBlockedFix: LocalizedString<{ directive: string | number; origin: string | number }> = { id: "embed-check.browserBlockedFix", english: ["Add ",["origin"]," to ",["directive"],"."] };

/** The browser reports: {text} */
export const browserError: LocalizedString<{ text: string | number }> = { id: "embed-check.browserError", english: ["The browser reports: ",["text"]] };

/** An error of the page’s own scripts may stop others. Mend it first, then check again. */
export const browserErrorFix: LocalizedString = { id: "embed-check.browserErrorFix", english: "An error of the page’s own scripts may stop others. Mend it first, then check again." };

/** {tag} cannot be seen in the browser: it is {width} × {height} pixels large. */
export const browserHidden: LocalizedString<{ height: string | number; tag: string | number; width: string | number }> = { id: "embed-check.browserHidden", english: [["tag"]," cannot be seen in the browser: it is ",["width"]," × ",["height"]," pixels large."] };

/** Look which rule of your style sheet hides it. In a closed tab or menu this is meant. */
export const browserHiddenFix: LocalizedString = { id: "embed-check.browserHiddenFix", english: "Look which rule of your style sheet hides it. In a closed tab or menu this is meant." };

/** In {tag} “{text}” can hardly be read: {front} on {behind} has a contrast of {ratio}:1. */
export const browserContrast: LocalizedString<{ behind: string | number; front: string | number; ratio: string | number; tag: string | number; text: string | number }> = { id: "embed-check.browserContrast", english: ["In ",["tag"]," “",["text"],"” can hardly be read: ",["front"]," on ",["behind"]," has a contrast of ",["ratio"],":1."] };

/** Give the element a theme, or a background, that fits your page. */
export const browserContrastFix: LocalizedString = { id: "embed-check.browserContrastFix", english: "Give the element a theme, or a background, that fits your page." };

/** Write a CSS colour, such as #24583a. */
export const attributeColorFix: LocalizedString = { id: "embed-check.attributeColorFix", english: "Write a CSS colour, such as #24583a." };

/** Write a length with its unit, such as 16px. */
export const attributeLengthFix: LocalizedString = { id: "embed-check.attributeLengthFix", english: "Write a length with its unit, such as 16px." };

/** Write numbers from 0 to 10, or names of categories, with commas between. */
export const attributeCategoriesFix: LocalizedString = { id: "embed-check.attributeCategoriesFix", english: "Write numbers from 0 to 10, or names of categories, with commas between." };

/** Write the last part of the profile’s address, such as maple-hollow. */
export const attributeSlugFix: LocalizedString = { id: "embed-check.attributeSlugFix", english: "Write the last part of the profile’s address, such as maple-hollow." };

/** Write a whole number. */
export const attributeNumberFix: LocalizedString = { id: "embed-check.attributeNumberFix", english: "Write a whole number." };
