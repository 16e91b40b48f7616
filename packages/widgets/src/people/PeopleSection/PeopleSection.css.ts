import { createContainer, style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

const space = createContainer();
/** Of the section, which stands beside its title on wide windows: addresses need room for whole words. */
const roomy = `${space} (min-width: 520px)`;

export const parts = style({
  containerName: space,
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
});

/** Beside the people a column for their buttons, as wide in each row. */
export const list = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@container": { [roomy]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
  },
]);

/** A row: who it is, and below on a phone or beside it what can be done. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: tokens.space.md,
  rowGap: tokens.space.xxs,
  alignItems: "center",
  paddingBlock: tokens.space.sm,
  borderBlockStart: `1px solid ${tokens.color.line}`,
  selectors: { "&:first-child": { borderBlockStart: 0, paddingBlockStart: 0 } },
  "@container": { [roomy]: { gridColumn: "1 / -1", gridTemplateColumns: "subgrid" } },
});

export const words = style({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: tokens.space.xs,
  margin: 0,
  fontWeight: 600,
});

export const email = style([text.small]);

export const about = style([text.soft]);

export const over = style({ color: tokens.color.beet });

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.xxs,
});

export const note = style([text.soft]);

export const title = style([heading.h4, { paddingBlockStart: tokens.space.sm }]);
