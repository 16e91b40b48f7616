import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../../theme/tokens.css.ts";

const { color, space, radius } = tokens;

/** A part of a page that is drawn with the tokens, as widgets are, and not as Storybook draws its own texts. */
export const sheet = style({
  margin: `${space.md} 0 ${space.xl}`,
  color: color.ink,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.sm,
  lineHeight: tokens.leading.text,
});

/** Wide tables scroll by themselves, also by keyboard. */
export const scroller = style([sheet, { overflowX: "auto" }]);

export const table = style({ width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });
globalStyle(`${table} th, ${table} td`, {
  padding: `${space.xs} ${space.sm}`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "middle",
});
globalStyle(`${table} thead th`, { color: color.inkSoft, fontWeight: 600, whiteSpace: "nowrap" });
globalStyle(`${table} code`, { fontSize: "0.9em", whiteSpace: "nowrap" });

/** A pair of colours as they are. */
export const sample = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: 44,
  height: 32,
  marginInlineEnd: space.xs,
  border: `1px solid ${color.line}`,
  borderRadius: 6,
  fontWeight: 600,
});

export const verdict = styleVariants({
  pass: { color: color.leaf, whiteSpace: "nowrap" },
  fail: { color: color.beet, fontWeight: 700, whiteSpace: "nowrap" },
});

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 132px), 1fr))",
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const tile = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: space.xs,
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.card,
  fontSize: tokens.size.xs,
  textAlign: "center",
  overflowWrap: "anywhere",
});

export const tileIcon = style({ fontSize: 30, lineHeight: 1, color: color.leaf });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 300px), 1fr))",
  gap: space.md,
});

export const advice = style({
  margin: 0,
  display: "flex",
  flexDirection: "column",
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  overflow: "hidden",
  background: color.card,
});
export const adviceOf = styleVariants({
  do: [advice, { borderBlockEnd: `4px solid ${color.leaf}` }],
  dont: [advice, { borderBlockEnd: `4px solid ${color.beet}` }],
});
export const example = style({ flex: 1, padding: space.lg, background: color.paper, minHeight: 120 });
export const caption = style({ padding: space.md, borderTop: `1px solid ${color.line}` });

export const doors = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 190px), 1fr))",
  gap: space.md,
});
export const door = style({
  padding: space.lg,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.card,
});
globalStyle(`${door} h2`, {
  margin: `0 0 ${space.xs}`,
  fontFamily: tokens.font.heading,
  fontVariationSettings: tokens.font.headingSettings,
  fontWeight: tokens.font.headingWeight,
  fontSize: tokens.size.h3,
  lineHeight: tokens.leading.heading,
});
globalStyle(`${door} p`, { margin: `0 0 ${space.sm}` });
globalStyle(`${door} ol`, { margin: 0, paddingInlineStart: "1.2em" });
globalStyle(`${door} li`, { margin: `${space.xxs} 0` });
globalStyle(`${sheet} a`, { color: color.leaf, textUnderlineOffset: "0.15em" });

export const hero = style({ margin: `0 0 ${space.lg}`, borderRadius: radius.card, overflow: "hidden" });

export const settings = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 156px), 1fr))",
  gap: space.md,
  alignItems: "end",
  margin: `0 0 ${space.md}`,
});

export const states = style({ display: "flex", flexWrap: "wrap", gap: `${space.xxs} ${space.sm}` });

export const bar = style({ height: 16, borderRadius: 4, background: color.leaf });
