import { globalStyle, style } from "@vanilla-extract/css";
import { bareButton, bareList } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const editor = style({
  display: "grid",
  gap: tokens.space.sm,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const form = style({ display: "grid", gap: tokens.space.sm });

/** The field, and beside it the button, on the line of the field itself; the label may take several lines. */
export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: tokens.space.xs,
  rowGap: roomy(6),
});

export const field = style({ selectors: { "&&": { display: "contents" } } });

// Names of categories are longer than the field of a phone.
globalStyle(`${field} input:placeholder-shown`, { textOverflow: "ellipsis" });
globalStyle(`${field} > *`, { gridColumn: "1 / -1" });
globalStyle(`${field} > span`, { gridArea: "2 / 1" });

export const add = style({ gridArea: "2 / 2" });

export const chips = style([bareList, { display: "flex", flexWrap: "wrap", gap: tokens.space.xs }]);

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  maxWidth: "100%",
  gap: 2,
  paddingInlineStart: roomy(12),
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.leafTint,
  color: tokens.color.ink,
  fontSize: tokens.size.sm,
  lineHeight: 1.3,
});

export const name = style({ minWidth: 0, paddingBlock: roomy(5), overflowWrap: "anywhere" });

export const remove = style([
  bareButton,
  {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: px(30),
    height: px(30),
    borderRadius: tokens.radius.round,
    color: tokens.color.inkSoft,
    fontSize: px(12),
    ":hover": { color: tokens.color.beet },
  },
]);

export const none = style([text.soft]);

/** Why lines of a list are not added; it scrolls by itself. */
export const skipped = style([
  bareList,
  text.small,
  { display: "grid", gap: 3, maxHeight: px(180), overflowY: "auto", overflowWrap: "anywhere" },
]);

export const wrong = style({ color: tokens.color.beet });

export const several = style({ justifySelf: "start" });
