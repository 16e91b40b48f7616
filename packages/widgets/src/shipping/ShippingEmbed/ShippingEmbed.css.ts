import { createContainer, style } from "@vanilla-extract/css";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

// A container query, because a partner's column may be narrow in a wide window.
const column = createContainer();

export const container = style({ containerName: column, containerType: "inline-size" });
export const form = style({ display: "grid", gap: tokens.space.lg });
export const title = style([heading.h3]);

export const sections = style({
  display: "grid",
  gap: tokens.space.lg,
  alignItems: "start",
  "@container": { [`${column} (min-width: 780px)`]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const section = style({
  display: "grid",
  gap: tokens.space.sm,
  minWidth: 0,
  margin: 0,
  padding: `${px(12)} 0 0`,
  border: 0,
  borderBlockStart: `1px solid ${tokens.color.line}`,
});

export const legend = style([heading.h4, { float: "inline-start", padding: 0 }]);

export const pair = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(120)}), 1fr))`,
  gap: tokens.space.sm,
  alignItems: "start",
});

export const foot = style({ display: "grid", justifyItems: "start", gap: tokens.space.sm });
export const note = text.soft;
