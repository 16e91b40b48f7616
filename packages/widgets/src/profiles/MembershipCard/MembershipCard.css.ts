import { style } from "@vanilla-extract/css";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy } from "../../theme/units.ts";

export const card = style({ display: "grid", gap: tokens.space.sm, justifyItems: "start", minWidth: 0 });

export const title = style([heading.h4]);

export const list = style([bareList, { display: "grid", gap: roomy(2), width: "100%" }]);

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: tokens.space.xxs,
});

export const business = style([
  focusRing,
  text.small,
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: tokens.space.sm,
    padding: `${roomy(4)} 0`,
    borderRadius: tokens.radius.control,
    color: tokens.color.ink,
    textDecoration: "none",
    overflowWrap: "anywhere",
    ":hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
]);
