import { style } from "@vanilla-extract/css";
import { bareButton } from "../../theme/shared.css.ts";
import { heading as headings } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy, target } from "../../theme/units.ts";

export const section = style({
  borderTop: `1px solid ${tokens.color.line}`,
  ":last-child": { borderBottom: `1px solid ${tokens.color.line}` },
});

export const head = style({
  display: "grid",
  gap: roomy(5),
  paddingBlock: tokens.space.md,
  position: "relative",
});

export const heading = style([headings.h3, { fontWeight: "inherit" }]);

export const toggle = style([
  bareButton,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: tokens.space.sm,
    width: "100%",
    minHeight: target(32),
    borderRadius: 4,
    fontWeight: tokens.font.headingWeight,
    lineHeight: "inherit",
    textAlign: "start",
    // Leaves room above a section that the fragment scrolls to.
    scrollMarginTop: tokens.space.xl,
    ":hover": { color: tokens.color.leaf },
    // The whole heading can be pressed.
    "::after": { content: '""', position: "absolute", inset: 0 },
  },
]);

export const arrow = style({
  display: "grid",
  flex: "none",
  fontSize: px(18),
  color: tokens.color.inkSoft,
  transition: `transform ${tokens.motion.fast}`,
  selectors: { [`${toggle}[aria-expanded='true'] &`]: { transform: "rotate(180deg)" } },
});

export const summary = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: tokens.space.xs,
  rowGap: roomy(4),
  margin: 0,
  paddingInlineEnd: tokens.space.xl,
  fontSize: tokens.size.sm,
  lineHeight: 1.45,
  color: tokens.color.inkSoft,
  overflowWrap: "anywhere",
});

export const nothing = style({ fontStyle: "italic" });

export const part = style({ paddingBlock: `${tokens.space.xs} ${tokens.space.xl}` });

export const loading = style({
  display: "flex",
  alignItems: "center",
  gap: tokens.space.xs,
  margin: 0,
  color: tokens.color.inkSoft,
});
