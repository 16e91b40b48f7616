import { style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy, target } from "../../theme/units.ts";

/** Box, text and count in one row; the whole row can be pressed. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "start",
  alignContent: "center",
  columnGap: roomy(10),
  paddingBlock: roomy(4),
  minHeight: target(24),
  fontFamily: tokens.font.text,
  fontSize: px(16),
  lineHeight: 1.5,
  color: tokens.color.ink,
  cursor: "pointer",
  overflowWrap: "anywhere",
});

export const rowDisabled = style({ color: tokens.color.inkSoft, cursor: "not-allowed" });

export const count = style({ color: tokens.color.inkSoft, fontVariantNumeric: "tabular-nums" });

const box = style([
  focusRing,
  {
    boxSizing: "border-box",
    appearance: "none",
    display: "grid",
    placeContent: "center",
    flex: "none",
    width: px(20),
    height: px(20),
    margin: `${px(2)} 0 0`,
    border: `1.5px solid ${tokens.color.lineStrong}`,
    background: tokens.color.card,
    color: tokens.color.onLeaf,
    font: "inherit",
    cursor: "inherit",
    transitionProperty: "background-color, border-color",
    transitionDuration: tokens.motion.fast,
    "::before": { content: '""', opacity: 0 },
    ":hover": { borderColor: tokens.color.leaf },
    ":checked": { background: tokens.color.leaf, borderColor: tokens.color.leaf },
    ":disabled": { background: tokens.color.shade, borderColor: tokens.color.line },
    selectors: {
      "&:checked::before": { opacity: 1 },
      "&[aria-invalid='true']": { borderColor: tokens.color.beet },
    },
    "@media": { "(forced-colors: active)": { appearance: "auto", "::before": { display: "none" } } },
  },
]);

export const control = styleVariants({
  checkbox: [
    box,
    {
      borderRadius: 5,
      "::before": {
        width: px(12),
        height: px(12),
        background: "currentColor",
        clipPath: "polygon(13% 47%, 5% 57%, 38% 88%, 96% 22%, 86% 13%, 37% 69%)",
      },
    },
  ],
  radio: [
    box,
    {
      borderRadius: "50%",
      "::before": { width: px(8), height: px(8), borderRadius: "50%", background: "currentColor" },
    },
  ],
});

export const options = style({ display: "flex", flexDirection: "column", gap: roomy(2) });

export const optionsInline = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: tokens.space.lg,
  rowGap: roomy(2),
});
