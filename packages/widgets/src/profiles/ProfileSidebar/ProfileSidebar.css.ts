import { globalStyle, style } from "@vanilla-extract/css";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy } from "../../theme/units.ts";

export const sidebar = style({ display: "grid", gap: tokens.space.md, minWidth: 0 });

export const photo = style({
  aspectRatio: "16 / 9",
  height: "auto",
  objectFit: "cover",
  borderRadius: tokens.radius.card,
  "@media": { print: { maxWidth: "9cm" } },
});

export const group = style({ display: "grid", gap: tokens.space.xs });

export const name = style([heading.h2, { hyphens: "auto" }]);

export const place = style([text.soft, { display: "flex", alignItems: "center", gap: "0.3em" }]);

export const hint = style([text.soft]);

/** Content for visitors only: the style sheet hides it for members before hydration. */
export const forVisitors = style({ display: "grid", gap: tokens.space.xs });

globalStyle(`:root[data-session="member"] ${forVisitors}`, { display: "none" });

export const greenbelt = style([
  text.small,
  {
    display: "flex",
    alignItems: "center",
    gap: "0.5em",
    padding: `${roomy(10)} ${roomy(12)}`,
    borderRadius: tokens.radius.control,
    background: tokens.color.leafTint,
    color: tokens.color.leaf,
    fontWeight: 600,
  },
]);
