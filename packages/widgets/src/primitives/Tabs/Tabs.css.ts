import { style } from "@vanilla-extract/css";
import { bareButton, focusRing, forcedChoice } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy } from "../../theme/units.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: tokens.space.lg,
  borderBottom: `1px solid ${tokens.color.line}`,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.md,
});

export const tab = style([
  bareButton,
  {
    minHeight: tokens.control.height,
    padding: `${roomy(8)} 2px`,
    borderBottom: "3px solid transparent",
    marginBottom: -1,
    fontWeight: 600,
    color: tokens.color.inkSoft,
    ":hover": { color: tokens.color.ink },
    selectors: {
      "&[data-state='active']": { color: tokens.color.leaf, borderBottomColor: tokens.color.leaf },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&[data-state='inactive']": { borderBottomColor: "Canvas" } },
      },
    },
  },
]);

export const panel = style([
  focusRing,
  {
    paddingTop: tokens.space.lg,
    borderRadius: 4,
    selectors: { "&[data-state='inactive']": { display: "none" } },
    // Without script, and in print, all panels are shown.
    "@media": {
      "(scripting: none)": { selectors: { "&[data-state='inactive']": { display: "block" } } },
      print: { selectors: { "&[data-state='inactive']": { display: "block" } } },
    },
  },
]);

/** Two or three equal halves in one frame, for a choice inside a form. */
export const segments = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  padding: 4,
  gap: 4,
  borderRadius: tokens.radius.control,
  background: tokens.color.shade,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.md,
});

export const segment = style([
  bareButton,
  {
    minHeight: tokens.control.small,
    padding: `${roomy(4)} ${roomy(12)}`,
    borderRadius: 6,
    fontWeight: 600,
    textAlign: "center",
    color: tokens.color.inkSoft,
    ":hover": { color: tokens.color.ink },
    selectors: {
      "&[data-state='active']": {
        background: tokens.color.card,
        color: tokens.color.leaf,
        boxShadow: `0 0 0 1px ${tokens.color.lineStrong}`,
      },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&[data-state='active']": forcedChoice },
      },
    },
  },
]);

export const segmentPanel = style([focusRing, { borderRadius: 4 }]);
