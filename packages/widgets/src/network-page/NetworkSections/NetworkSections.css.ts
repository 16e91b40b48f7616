import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareList } from "../../theme/shared.css.ts";
import { heading, text, textLink } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, target } from "../../theme/units.ts";

export const sections = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.section,
  marginBlockStart: tokens.space.xl,
});

export const section = style({ display: "grid", gap: tokens.space.lg, minWidth: 0 });

export const title = style([heading.h2]);

export const band = style({
  display: "grid",
  gap: tokens.space.xl,
  padding: `clamp(${px(20)}, 4vw, ${px(40)})`,
  borderRadius: tokens.radius.card,
  background: tokens.color.leafTint,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: px(56) } },
});

export const part = style({
  display: "grid",
  gap: tokens.space.sm,
  alignContent: "start",
  justifyItems: "start",
  minWidth: 0,
});

export const smallTitle = style([heading.h3]);

export const words = style([text.body, { maxWidth: "52ch", textWrap: "pretty" }]);

export const links = style([bareList, { display: "grid", justifyItems: "start" }]);

export const link = style([
  textLink,
  { display: "inline-flex", alignItems: "center", minHeight: target(32) },
]);
