import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { pageStack } from "../../theme/page.css.ts";
import { bareList } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const page = style([pageStack, { gap: tokens.space.lg }]);
export const head = style({ display: "grid", gap: tokens.space.xs });
export const title = style([heading.h1]);
export const about = style([text.soft]);
export const rows = style([bareList, { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }]);
export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: tokens.space.md,
  rowGap: tokens.space.sm,
  alignItems: "start",
  paddingBlock: tokens.space.md,
  borderBlockStart: `1px solid ${tokens.color.line}`,
  "@media": { [media.desktop]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
});
export const note = style([
  text.small,
  {
    padding: `${tokens.space.xs} ${tokens.space.sm}`,
    borderRadius: tokens.radius.control,
    background: tokens.color.squashTint,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
]);
export const action = style({
  gridColumn: "1 / -1",
  "@media": { [media.desktop]: { gridColumn: "auto" }, print: { display: "none" } },
});
