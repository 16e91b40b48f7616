import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const parts = style({ display: "grid", gap: tokens.space.md });

export const list = style([bareList, { display: "grid", gap: tokens.space.md }]);

export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: tokens.space.sm,
});

export const words = style({ display: "grid", minWidth: 0, margin: 0, overflowWrap: "anywhere" });

export const about = text.soft;

export const actions = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.sm });

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
});

/** White in the dark as well: cameras do not read light squares on a dark ground. */
export const qr = style({
  justifySelf: "center",
  width: px(200),
  maxWidth: "100%",
  padding: px(8),
  borderRadius: tokens.radius.control,
  background: "#fff",
});

export const aside = style({ margin: 0 });

export const secret = style({ fontFamily: "monospace", overflowWrap: "anywhere", userSelect: "all" });

export const codes = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(${px(130)}, 1fr))`,
    gap: tokens.space.xs,
    fontFamily: "monospace",
    userSelect: "text",
  },
]);
