import { PARTICIPANTS_MAX_HEIGHT } from "@foodshed/sdk/vocabulary";
import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareButton, bareList, toldWhenForced } from "../../theme/shared.css.ts";
import { tabular } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy } from "../../theme/units.ts";

export const list = style([
  bareList,
  {
    borderBlock: `1px solid ${tokens.color.line}`,
    // Beside an open conversation the list scrolls separately; on a phone the page scrolls.
    "@media": {
      [media.desktop]: {
        maxHeight: `max(${PARTICIPANTS_MAX_HEIGHT}px, 70vh)`,
        overflowY: "auto",
        overscrollBehavior: "contain",
      },
    },
  },
]);

export const row = style([
  bareButton,
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: `2px ${roomy(12)}`,
    width: "100%",
    padding: `${roomy(12)} ${roomy(12)}`,
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    outlineOffset: -2,
    textAlign: "start",
    ":hover": { background: tokens.color.shade },
    selectors: {
      "li:last-child > &": { borderBlockEnd: 0 },
      "&[aria-current]": { background: tokens.color.leafTint },
    },
    "@media": toldWhenForced,
  },
]);

/** Beside all that is said of the conversation. */
export const face = style({ gridRow: "1 / span 3", alignSelf: "start", marginBlockStart: roomy(2) });

export const unread = style({ fontWeight: 700 });

export const head = style({ display: "flex", alignItems: "start", gap: tokens.space.xs, minWidth: 0 });

export const sign = style({
  display: "grid",
  flex: "none",
  marginBlockStart: "0.2em",
  color: tokens.color.leaf,
});

/** Cuts long names after two lines; the conversation's heading shows them in full. */
export const title = style({
  display: "-webkit-box",
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  overflowWrap: "anywhere",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
});

export const preview = style({
  overflow: "hidden",
  fontSize: tokens.size.sm,
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
});

export const time = style([tabular, { fontSize: tokens.size.xs, fontWeight: 400 }]);
