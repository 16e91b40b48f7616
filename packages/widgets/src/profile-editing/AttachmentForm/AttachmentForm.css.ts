import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const files = style([bareList, { display: "grid" }]);

export const file = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: tokens.space.sm,
  paddingBlock: tokens.space.xs,
  borderTop: `1px solid ${tokens.color.line}`,
  ":last-child": { borderBottom: `1px solid ${tokens.color.line}` },
});

export const icon = style({ display: "grid", fontSize: px(20), color: tokens.color.leaf });
export const name = style({ overflowWrap: "anywhere", fontWeight: 600 });
export const size = style([text.soft, { fontVariantNumeric: "tabular-nums" }]);
export const soft = style([text.soft]);
