import { style } from "@vanilla-extract/css";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";
import { results } from "./SearchResults.css.ts";

const wide = `${results} (min-width: 560px)`;
const roomiest = `${results} (min-width: 720px)`;

export const row = style({
  position: "relative",
  display: "grid",
  gap: tokens.space.sm,
  alignContent: "start",
  overflow: "hidden",
  paddingBlockEnd: tokens.space.md,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  breakInside: "avoid",
  "@container": {
    [wide]: {
      gridTemplateColumns: `minmax(${px(150)}, 27%) minmax(0, 1fr)`,
      columnGap: tokens.space.lg,
      overflow: "visible",
      padding: `${tokens.space.lg} 0`,
      border: 0,
      borderBlockEnd: `1px solid ${tokens.color.line}`,
      borderRadius: 0,
      background: "none",
    },
    [roomiest]: { gridTemplateColumns: `${px(220)} minmax(0, 1fr) auto` },
  },
});

// The frame keeps its shape while the picture is on its way.
export const cover = style({
  aspectRatio: "5 / 2",
  overflow: "hidden",
  "@container": {
    [wide]: {
      gridRow: "1 / span 2",
      alignSelf: "start",
      aspectRatio: "16 / 9",
      borderRadius: `calc(${tokens.radius.card} - 4px)`,
    },
    [roomiest]: { gridRow: "auto" },
  },
});

export const picture = style({ height: "100%", objectFit: "cover" });

export const words = style({
  display: "grid",
  alignContent: "start",
  gap: roomy(8),
  minWidth: 0,
  paddingInline: tokens.space.md,
  "@container": { [wide]: { paddingInline: 0 } },
});

export const name = style([heading.h3]);

export const link = style({
  color: "inherit",
  textDecoration: "none",
  borderRadius: 3,
  // On a phone the whole card leads to the profile.
  "::after": { content: '""', position: "absolute", inset: 0 },
  ":hover": { textDecoration: "underline", textDecorationThickness: "1px", textUnderlineOffset: "0.15em" },
  ":focus-visible": { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 3 },
});

export const place = style([
  text.soft,
  { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: tokens.space.md, rowGap: 2 },
]);

export const city = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.3em",
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const distance = style({ fontVariantNumeric: "tabular-nums" });

export const description = style([
  text.small,
  { maxWidth: "62ch", overflowWrap: "anywhere", textWrap: "pretty", unicodeBidi: "plaintext" },
]);

export const why = style([text.soft, { maxWidth: "62ch", overflowWrap: "anywhere" }]);

export const roles = style({ display: "contents" });

export const action = style({
  // Above the link that fills the row.
  position: "relative",
  zIndex: 1,
  justifySelf: "start",
  display: "grid",
  alignItems: "center",
  paddingInline: tokens.space.md,
  "@container": {
    [wide]: { paddingInline: 0, gridColumn: 2 },
    [roomiest]: { gridColumn: 3, alignSelf: "center" },
  },
});

export const controls = style({
  gridArea: "1 / 1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.sm,
  "@container": { [roomiest]: { flexDirection: "column", alignItems: "stretch" } },
});

/** Takes their room, and shows nothing. */
export const reserved = style([controls, { visibility: "hidden" }]);

export const own = style([text.soft, { gridArea: "1 / 1", margin: 0 }]);
