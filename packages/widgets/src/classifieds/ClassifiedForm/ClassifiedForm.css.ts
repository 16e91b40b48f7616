import { globalStyle, style } from "@vanilla-extract/css";
import { forcedChoice } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const form = style({ display: "grid", gap: tokens.space.lg });

export const fields = style({ display: "grid", gap: tokens.space.md, paddingTop: tokens.space.lg });

export const pair = style({
  display: "grid",
  gap: tokens.space.md,
  alignItems: "start",
  "@media": { "screen and (min-width: 560px)": { gridTemplateColumns: "1fr 1fr" } },
});

export const day = style({ display: "grid", gap: tokens.space.xxs, minWidth: 0 });

export const soonDays = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.xxs });
globalStyle(`${soonDays} > [aria-pressed=true]`, {
  borderColor: tokens.color.leaf,
  background: tokens.color.leafTint,
  "@media": { "(forced-colors: active)": forcedChoice },
});

export const question = style({ margin: 0, fontWeight: 600 });

export const missing = style({ color: tokens.color.beet });

export const matchCount = style({
  margin: 0,
  color: tokens.color.inkSoft,
  fontSize: tokens.size.sm,
  ":empty": { display: "none" },
});

export const matches = style({ fontSize: tokens.size.sm });
