import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareButton } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const panel = style({ minWidth: 0, color: tokens.color.ink, fontFamily: tokens.font.text });

export const arrow = style({
  display: "grid",
  flex: "none",
  marginInlineStart: "auto",
  color: tokens.color.inkSoft,
  transition: `transform ${tokens.motion.fast}`,
  selectors: { "[aria-expanded='true'] > &": { transform: "rotate(180deg)" } },
});

export const toggle = style([
  bareButton,
  {
    display: "flex",
    alignItems: "center",
    gap: tokens.space.xs,
    width: "100%",
    minHeight: tokens.control.height,
    paddingBlock: roomy(8),
    borderRadius: 4,
    borderBlock: `1px solid ${tokens.color.line}`,
    fontWeight: 600,
    fontSize: tokens.size.md,
    lineHeight: 1.3,
    // Beside the results there is space: the panel is always visible.
    "@media": { [media.desktop]: { display: "none" } },
  },
]);

const content = style({
  display: "grid",
  gap: tokens.space.lg,
  paddingBlock: tokens.space.md,
  "@media": { [media.desktop]: { display: "grid !important" as "grid", paddingBlock: 0 } },
});

/** Open, closed, or as the width of the window has it. */
export const contentOf = styleVariants({
  open: [content],
  closed: [content, { display: "none" }],
  fitting: [content, { "@media": { [media.filtersCollapsed]: { display: "none" } } }],
});

export const section = style({ minWidth: 0 });

export const title = style([text.label, { marginBlockEnd: roomy(4), fontFamily: tokens.font.text }]);

export const titleButton = style([
  bareButton,
  {
    display: "flex",
    alignItems: "center",
    gap: tokens.space.xs,
    width: "100%",
    minHeight: px(32),
    borderRadius: 4,
    ":hover": { color: tokens.color.leaf },
  },
]);

export const sectionOf = styleVariants({
  open: {},
  closed: { display: "none" },
  fitting: { "@media": { [media.phone]: { display: "none" } } },
});

export const distance = style({ display: "grid", gap: tokens.space.sm });

export const prompt = style([text.small, { color: tokens.color.inkSoft }]);

export const promptTitle = style([text.label, { display: "block", color: tokens.color.ink }]);

export const none = style([text.small, { color: tokens.color.inkSoft }]);

export const trade = style({ display: "grid", gap: tokens.space.sm });

/** Always in sight while one chooses, as long as the results are below the filters. */
export const show = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: tokens.space.sm,
  borderBlockStart: `1px solid ${tokens.color.line}`,
  background: tokens.color.paper,
  "@media": { [media.desktop]: { display: "none" } },
});
