/* Page-wide styles for our own site and Storybook. Widgets do not rely on them: embeds leave them out. */
import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";
import { tokens } from "./tokens.css.ts";
import { leastTarget, px } from "./units.ts";

globalStyle(":root", { colorScheme: "light dark" });
for (const scheme of ["light", "dark"] as const) {
  globalStyle(`:root[data-theme="${scheme}"]`, { colorScheme: scheme });
}
// Fingers press on phones. Twice, so that it wins against the theme.
globalStyle(":root:root", {
  "@media": { [media.phone]: { vars: { [leastTarget]: px(44), [tokens.control.small]: px(44) } } },
});
globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", { WebkitTextSizeAdjust: "100%", scrollPaddingTop: "5rem" });
globalStyle("body", {
  margin: 0,
  background: tokens.color.paper,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.md,
  lineHeight: tokens.leading.text,
  WebkitFontSmoothing: "antialiased",
  textRendering: "optimizeLegibility",
  overflowWrap: "break-word",
});
globalStyle("img, svg, video", { maxWidth: "100%" });
globalStyle("a", { color: "inherit" });
globalStyle(":focus-visible", { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 });
// Focus moves to the page itself after a navigation, for screen readers; a ring around the whole page would indicate nothing.
globalStyle("main:focus-visible", { outline: "none" });
globalStyle("::selection", { background: tokens.color.leaf, color: tokens.color.onLeaf });

// Print: the content without its controls, black on white in either colour scheme.
const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@media": { print: rule } });
onPaper(":root, :root[data-theme]", { colorScheme: "light" });
onPaper("body", { background: "#fff", fontSize: "11pt" });
onPaper("button:not(:is(h1, h2, h3, h4) *), search, form, nav, [role='tablist']", {
  display: "none !important",
});
onPaper("h1, h2, h3, h4", { breakAfter: "avoid" });
onPaper("article, tr, figure", { breakInside: "avoid" });
onPaper("main a[href^='http']::after", { content: "' (' attr(href) ')'", overflowWrap: "anywhere" });
