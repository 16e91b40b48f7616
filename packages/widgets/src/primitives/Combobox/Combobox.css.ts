import { SUGGESTIONS_MAX_HEIGHT } from "@foodshed/sdk/vocabulary";
import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy } from "../../theme/units.ts";

export const anchor = style({ position: "relative", display: "block", width: "100%" });

/** The wrapper of a field that a combobox replaces; has no box of its own. */
export const deferred = style({ display: "contents" });

export const menu = style({
  boxSizing: "border-box",
  position: "absolute",
  insetInline: 0,
  top: "calc(100% + 6px)",
  zIndex: 500,
  margin: 0,
  padding: 6,
  maxHeight: SUGGESTIONS_MAX_HEIGHT,
  overflowY: "auto",
  overscrollBehavior: "contain",
  listStyle: "none",
  borderRadius: tokens.radius.control,
  border: `1px solid ${tokens.color.line}`,
  background: tokens.color.card,
  boxShadow: tokens.shadow.float,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.md,
  lineHeight: 1.4,
  textAlign: "start",
  selectors: { "&[hidden]": { display: "none" } },
});

export const option = style({
  padding: `${roomy(8)} ${roomy(10)}`,
  borderRadius: 5,
  cursor: "pointer",
  // Forced colours draw the outline in place of the background.
  selectors: {
    "&[aria-selected='true']": { background: tokens.color.leafTint, outline: "1px solid transparent" },
  },
});

/** Under the text of a suggestion, where another one has the same text. */
export const detail = style({ display: "block", fontSize: tokens.size.sm, overflowWrap: "anywhere" });

/** The matching part of a suggestion. */
export const match = style({ background: "none", color: tokens.color.leaf, fontWeight: 700 });
