import { style } from "@vanilla-extract/css";
import { bareButton, focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const summary = style([
  focusRing,
  {
    padding: `${tokens.space.md} ${tokens.space.lg}`,
    border: `1px solid ${tokens.color.beet}`,
    borderRadius: tokens.radius.control,
    background: tokens.color.beetTint,
    color: tokens.color.ink,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.sm,
    lineHeight: 1.5,
  },
]);

export const title = style({ margin: 0, fontWeight: 600, color: tokens.color.beet });

export const list = style({ margin: `${tokens.space.xs} 0 0`, paddingInlineStart: "1.2em" });

export const jump = style([
  bareButton,
  // Tall enough to be hit by a finger without its neighbours.
  {
    minHeight: 24,
    textAlign: "start",
    // A message may name a long web address.
    overflowWrap: "anywhere",
    // A long sentence keeps its bullet beside its first line.
    verticalAlign: "top",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    borderRadius: 4,
  },
]);
