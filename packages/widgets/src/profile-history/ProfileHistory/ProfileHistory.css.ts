import { style } from "@vanilla-extract/css";
import { row } from "../../theme/rows.css.ts";
import { bareList } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const parts = style({ display: "grid", gap: tokens.space.md });

/** A change may be long: its button stays at the top. */
export const item = style([row, { alignItems: "start" }]);

export const subtitle = style({ margin: 0, fontSize: tokens.size.md });

export const values = style({ margin: 0 });

export const term = style([text.soft, { display: "inline" }]);

/** A long description is cut after some lines; the profile itself has it in full. */
export const value = style({
  display: "inline",
  margin: 0,
  whiteSpace: "pre-line",
});

export const details = style([bareList, { display: "grid", gap: tokens.space.xs }]);

export const pictures = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.sm,
});

export const picture = style({
  inlineSize: "6rem",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: tokens.radius.control,
});
