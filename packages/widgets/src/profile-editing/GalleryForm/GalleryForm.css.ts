import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareList } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const photos = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(148)}), 1fr))`,
    gap: tokens.space.sm,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: `repeat(auto-fill, minmax(${px(210)}, 1fr))`,
        gap: tokens.space.md,
      },
    },
  },
]);

export const photo = style({
  display: "grid",
  alignContent: "start",
  gap: tokens.space.xs,
  minWidth: 0,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  overflow: "hidden",
  background: tokens.color.card,
  selectors: {
    "&[data-selected]": { borderColor: tokens.color.beet, boxShadow: `0 0 0 1px ${tokens.color.beet}` },
  },
});

export const picture = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  background: tokens.color.shade,
});

export const missing = style({
  display: "grid",
  placeItems: "center",
  // About as high as a picture, and higher where the sentence needs it.
  minHeight: px(96),
  padding: tokens.space.sm,
  background: tokens.color.shade,
  color: tokens.color.inkSoft,
  fontSize: tokens.size.sm,
  textAlign: "center",
});

export const choices = style({ padding: `0 ${roomy(12)} ${roomy(10)}` });

export const choiceGroup = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const galleries = style({ display: "flex", flexWrap: "wrap", columnGap: tokens.space.lg });

export const soft = style([text.soft]);

export const add = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
  paddingTop: tokens.space.lg,
  borderTop: `1px solid ${tokens.color.line}`,
});
