import { style } from "@vanilla-extract/css";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const parts = style([
  bareList,
  {
    display: "flex",
    flexWrap: "wrap",
    gap: tokens.space.sm,
    marginBlockEnd: tokens.space.md,
    "@media": { print: { display: "none" } },
  },
]);

export const part = style({ minWidth: 0 });

export const chip = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: px(6),
    minHeight: tokens.control.small,
    padding: `${px(4)} ${px(12)}`,
    boxSizing: "border-box",
    border: `1px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.round,
    background: tokens.color.leafTint,
    color: tokens.color.leaf,
    fontFamily: "inherit",
    cursor: "pointer",
    fontSize: tokens.size.sm,
    fontWeight: 600,
    lineHeight: 1.3,
    textDecoration: "none",
    overflowWrap: "anywhere",
    ":hover": { borderColor: "currentColor" },
    selectors: { "&[aria-disabled]": { cursor: "default", opacity: 0.6 } },
  },
]);
