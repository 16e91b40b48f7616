import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { stretchedLink } from "../../theme/stretchedLink.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

/** Networks side by side, as many as there is room for. */
export const list = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(280)}), 1fr))`,
    columnGap: tokens.space.xl,
    rowGap: tokens.space.lg,
  },
]);

export const card = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: roomy(6),
  minWidth: 0,
  height: "100%",
  paddingBlockStart: tokens.space.md,
  borderBlockStart: `1px solid ${tokens.color.line}`,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
});

export const faces = style({ display: "flex", gap: roomy(6), marginBlockEnd: roomy(6) });

export const name = style([heading.h4]);

export const link = style([stretchedLink]);

export const facts = style([text.soft, { display: "flex", flexWrap: "wrap", columnGap: tokens.space.md }]);

export const place = style({ display: "inline-flex", alignItems: "center", gap: "0.3em" });

export const description = style([
  text.small,
  { marginBlockStart: roomy(2), overflowWrap: "anywhere", unicodeBidi: "plaintext" },
]);
