import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { stretchedLink } from "../../theme/stretchedLink.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const partner = style({
  position: "relative",
  display: "grid",
  alignItems: "center",
  gap: tokens.space.lg,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", columnGap: tokens.space.xxl },
  },
});

export const cover = style({
  aspectRatio: "16 / 9",
  height: "auto",
  objectFit: "cover",
  borderRadius: tokens.radius.card,
});

export const words = style({ display: "grid", gap: tokens.space.xs, justifyItems: "start", minWidth: 0 });

export const name = style([heading.h3]);

export const link = style([stretchedLink, { "::after": { borderRadius: tokens.radius.card } }]);

export const place = style([text.soft, { display: "flex", alignItems: "center", gap: "0.3em" }]);

export const description = style([
  text.body,
  { maxWidth: "54ch", overflowWrap: "anywhere", textWrap: "pretty" },
]);
