import { globalStyle, style } from "@vanilla-extract/css";
import { bareButton, bareList, focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { target } from "../../theme/units.ts";

export const stacked = style([bareList, { display: "grid", gap: 3 }]);

export const inline = style([bareList, { display: "inline" }]);

export const line = style([focusRing, { overflowWrap: "anywhere" }]);

export const word = style([
  focusRing,
  {
    display: "inline",
    unicodeBidi: "isolate",
    overflowWrap: "anywhere",
    selectors: { "&:not(:last-child)::after": { content: '", "' } },
  },
]);

// Styled through the list: a class of its own would have to be sent to every page with a profile.
globalStyle(`${inline} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: target(24),
  maxWidth: "100%",
  borderRadius: 4,
  color: "inherit",
  textDecoration: "underline",
  textDecorationColor: tokens.color.line,
  textUnderlineOffset: "0.2em",
});
globalStyle(`${inline} a:hover`, { color: tokens.color.leaf, textDecorationColor: "currentColor" });
globalStyle(`${inline} a:focus-visible`, { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 });

/** Without script there is no button to unfold the list. */
export const folded = style({ "@media": { "(scripting: enabled)": { display: "none" } } });

export const more = style([
  bareButton,
  {
    minHeight: target(28),
    borderRadius: 4,
    fontSize: tokens.size.sm,
    fontWeight: 600,
    color: tokens.color.leaf,
    ":hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
    "@media": { "(scripting: none)": { display: "none" } },
  },
]);
