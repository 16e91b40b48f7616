import { createVar, fallbackVar, globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { bareButton, focusRing } from "../../theme/shared.css.ts";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

/** From this width on it stands free. */
const wide = "screen and (min-width: 560px)";
/** So little is seen, as at four hundred percent, that everything has to scroll. */
const low = "screen and (max-height: 239.98px)";

const appear = keyframes({ from: { opacity: 0 } });
/** Left and right of everything in it. */
const aside = `clamp(${px(16)}, 5vw, ${tokens.space.lg})`;

/** The same for what stands in a dialog, or nothing for the same form on a page. */
const inset = createVar();
const outwards = fallbackVar(inset, "0px");

const rise = keyframes({ from: { opacity: 0, transform: "translateY(24px)" } });

export const veil = style({
  position: "fixed",
  inset: 0,
  zIndex: 900,
  display: "grid",
  gridTemplateRows: "minmax(0, auto)",
  justifyItems: "center",
  // On a phone it is docked within the reach of a thumb.
  alignContent: "end",
  paddingBlockStart: px(12),
  background: tokens.color.veil,
  animation: `${appear} ${tokens.motion.fast}`,
  "@media": {
    [wide]: {
      alignContent: "start",
      padding: `clamp(0px, 6vh, ${px(72)}) ${tokens.space.md}`,
    },
  },
});

const panelBase = style([
  focusRing,
  {
    boxSizing: "border-box",
    display: "flex",
    flexDirection: "column",
    width: "100%",
    minHeight: 0,
    // At most as high as what is seen: its body scrolls.
    maxHeight: "100%",
    borderRadius: `${tokens.radius.card} ${tokens.radius.card} 0 0`,
    overflow: "hidden",
    background: tokens.color.card,
    color: tokens.color.ink,
    boxShadow: tokens.shadow.float,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.md,
    lineHeight: tokens.leading.text,
    animation: `${rise} ${tokens.motion.slow} ${tokens.motion.ease}`,
    "@media": { [wide]: { borderRadius: tokens.radius.card }, [low]: { overflowY: "auto" } },
  },
]);

export const panel = styleVariants({
  sm: [panelBase, { maxWidth: px(440) }],
  md: [panelBase, { maxWidth: px(600) }],
  lg: [panelBase, { maxWidth: px(820) }],
});

export const head = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: tokens.space.md,
  flex: "none",
  padding: `${roomy(12)} ${aside} 0`,
  "@media": { [wide]: { paddingBlockStart: tokens.space.lg } },
});

export const title = style([heading.h3, { paddingTop: roomy(4) }]);

export const close = style([
  bareButton,
  {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: px(44),
    height: px(44),
    marginBlockStart: px(-4),
    marginInlineEnd: px(-12),
    borderRadius: tokens.radius.control,
    color: tokens.color.inkSoft,
    ":hover": { background: tokens.color.shade, color: tokens.color.ink },
  },
]);

export const description = style({
  margin: 0,
  flex: "none",
  padding: `${tokens.space.xs} ${aside} 0`,
  color: tokens.color.inkSoft,
});

/** The row of buttons at the end of a form: the action is last. In a dialog, and on phones, it stays in sight while the form scrolls below it. */
export const actions = style({
  position: "sticky",
  zIndex: 2,
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: tokens.space.sm,
  marginTop: tokens.space.lg,
  marginInline: `calc(-1 * ${outwards})`,
  padding: `${tokens.space.sm} ${outwards} max(${tokens.space.sm}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${tokens.color.line}`,
  background: tokens.color.card,
  "@media": { [wide]: { position: "static", paddingBlock: tokens.space.md }, [low]: { position: "static" } },
});

export const body = style({
  vars: { [inset]: aside },
  flex: "1 1 auto",
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  // What is focused is not hidden below the buttons.
  scrollPaddingBlockEnd: px(96),
  padding: `${tokens.space.md} ${aside} 0`,
  "@media": { [low]: { flex: "none", overflow: "visible" } },
  selectors: {
    [`&:not(:has(${actions}))`]: { paddingBlockEnd: `max(${tokens.space.lg}, env(safe-area-inset-bottom))` },
  },
});

globalStyle(`${body} ${actions}`, {
  "@media": { [`${wide} and (min-height: 240px)`]: { position: "sticky" } },
});
