import { globalStyle, style } from "@vanilla-extract/css";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const editor = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: tokens.space.lg,
});

globalStyle(`${editor} > [role="status"]:empty`, { position: "absolute" });

export const entries = style([bareList, focusRing, { width: "100%", display: "grid", borderRadius: 4 }]);

export const entry = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: tokens.space.md,
  rowGap: tokens.space.xs,
  paddingBlock: tokens.space.sm,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  selectors: { "&:first-child": { paddingBlockStart: 0 } },
});

export const words = style({ display: "grid", gap: tokens.space.xxs, flex: "1 1 12em", minWidth: 0 });

export const name = style([
  text.body,
  { fontWeight: 600, display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.xs },
]);

export const about = style([text.soft]);

export const select = style({ flex: "1 1 14em", minWidth: 0 });

export const added = style([entry, { alignItems: "end" }]);
