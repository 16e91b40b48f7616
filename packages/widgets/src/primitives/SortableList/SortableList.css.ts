import { style } from "@vanilla-extract/css";
import { bareButton, bareList } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy, target } from "../../theme/units.ts";

export const list = style([bareList, { display: "grid", gap: tokens.space.xs }]);

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: tokens.space.xs,
  padding: `${roomy(4)} ${roomy(6)}`,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  selectors: {
    "&[data-dragged]": { opacity: 0.45 },
    // The drop position of the dragged row.
    "&[data-edge]::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      height: 3,
      borderRadius: 2,
      background: tokens.color.leaf,
    },
    "&[data-edge='top']::after": { top: `calc(-0.5 * ${tokens.space.xs} - 2px)` },
    "&[data-edge='bottom']::after": { bottom: `calc(-0.5 * ${tokens.space.xs} - 2px)` },
  },
});

export const grip = style({
  display: "grid",
  placeItems: "center",
  width: px(32),
  height: target(36),
  color: tokens.color.inkSoft,
  cursor: "grab",
  touchAction: "manipulation",
  ":active": { cursor: "grabbing" },
});

export const content = style({ minWidth: 0, overflowWrap: "anywhere", color: tokens.color.ink });

export const moves = style({ display: "flex", gap: 2 });

export const move = style([
  bareButton,
  {
    display: "grid",
    placeItems: "center",
    width: target(36),
    height: target(36),
    borderRadius: tokens.radius.control,
    color: tokens.color.leaf,
    ":hover": { background: tokens.color.leafTint },
    selectors: {
      "&[aria-disabled='true']": { color: tokens.color.inkSoft, opacity: 0.5, cursor: "not-allowed" },
      "&[aria-disabled='true']:hover": { background: "none" },
    },
  },
]);

export const up = style({ display: "grid", transform: "rotate(180deg)" });
