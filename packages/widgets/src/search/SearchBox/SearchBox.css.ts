import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.sm,
  margin: 0,
  fontFamily: tokens.font.text,
});

const box = style({ display: "block", minWidth: 0 });

export const boxOf = styleVariants({
  small: [box],
  medium: [box, { width: "100%" }],
  large: [box, { width: "100%" }],
});

const frame = style({
  boxSizing: "border-box",
  flex: "1 1 16rem",
  display: "flex",
  alignItems: "center",
  minWidth: 0,
  border: `1px solid ${tokens.color.lineStrong}`,
  borderRadius: `calc(${tokens.radius.control} + 4px)`,
  background: tokens.color.card,
  transitionProperty: "border-color, box-shadow",
  transitionDuration: tokens.motion.fast,
  ":hover": { borderColor: tokens.color.ink },
  selectors: {
    "&:has(input:focus-visible)": {
      borderColor: tokens.color.focus,
      outline: `1px solid ${tokens.color.focus}`,
    },
  },
});

export const frameOf = styleVariants({
  small: [frame, { padding: 3 }],
  medium: [frame, { padding: 5 }],
  large: [
    frame,
    {
      padding: 7,
      borderColor: `light-dark(transparent, ${tokens.color.lineStrong})`,
      boxShadow: tokens.shadow.float,
    },
  ],
});

export const field = style({ flex: 1, minWidth: 0 });

const input = style({
  boxSizing: "border-box",
  display: "block",
  width: "100%",
  margin: 0,
  padding: `0 ${roomy(12)}`,
  border: 0,
  outline: "none",
  background: "none",
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  lineHeight: 1.4,
  letterSpacing: "inherit",
  textOverflow: "ellipsis",
  "::placeholder": { color: tokens.color.inkSoft, opacity: 1 },
});

export const inputOf = styleVariants({
  small: [input, { height: px(32), fontSize: tokens.size.sm }],
  medium: [input, { height: px(44), fontSize: tokens.size.md }],
  large: [input, { height: px(52), fontSize: tokens.size.lg }],
});

export const buttonOf = styleVariants({
  small: { flex: "none", minHeight: px(32), padding: `0 ${roomy(10)}` },
  medium: { flex: "none", minHeight: px(44) },
  large: {
    flex: "none",
    minHeight: px(52),
    paddingInline: roomy(24),
    "@media": { "screen and (max-width: 479px)": { paddingInline: roomy(16) } },
  },
});

// Where the window is too narrow for the word beside a placeholder, an icon replaces it.
const tight = "screen and (max-width: 479px)";

export const word = style({ "@media": { [tight]: { display: "none" } } });

const sign = style({ display: "grid" });
const signWhenTight = style([sign, { display: "none", "@media": { [tight]: { display: "grid" } } }]);

export const signOf = styleVariants({ small: [sign], medium: [signWhenTight], large: [signWhenTight] });
