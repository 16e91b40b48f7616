import type { StyleRule } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";
import { px } from "../theme/units.ts";

/**
 * The rules of a table of fields, in whose narrow room each row is a card.
 * @param narrow up to how many CSS pixels of its frame are narrow
 * @param field the least width of a field, in design pixels
 */
export function editedTable({ narrow, field }: { narrow: number; field: number }) {
  const whenNarrow = (rule: Omit<StyleRule, "@container">): StyleRule => ({
    "@container": { [`(max-width: ${narrow}px)`]: rule },
  });
  const block = whenNarrow({ display: "block" });
  return {
    whenNarrow,
    frame: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: tokens.space.md,
      containerType: "inline-size",
    },
    paste: { display: "grid", gap: tokens.space.sm },
    line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.sm },
    scroller: {
      maxBlockSize: "75vh",
      overflow: "auto",
      border: `1px solid ${tokens.color.line}`,
      borderRadius: tokens.radius.control,
      // A list in a list is hard to scroll with a thumb.
      ...whenNarrow({ maxBlockSize: "none", overflow: "visible" }),
    },
    table: { inlineSize: "100%", borderCollapse: "collapse", ...block },
    body: block,
    head: { position: "sticky", insetBlockStart: 0, zIndex: 1, background: tokens.color.shade },
    heading: {
      padding: `${tokens.space.xs} ${tokens.space.sm}`,
      textAlign: "start",
      fontSize: tokens.size.sm,
      fontWeight: 600,
    },
    cell: {
      verticalAlign: "top",
      padding: 0,
      borderInlineStart: `1px solid ${tokens.color.line}`,
      ...whenNarrow({
        display: "grid",
        border: 0,
        "::before": {
          content: "attr(data-heading)",
          display: "block",
          fontSize: tokens.size.xs,
          color: tokens.color.inkSoft,
        },
      }),
    },
    input: {
      boxSizing: "border-box",
      inlineSize: "100%",
      minInlineSize: px(field),
      minBlockSize: tokens.control.height,
      margin: 0,
      padding: `${tokens.space.xs} ${tokens.space.sm}`,
      border: 0,
      background: "transparent",
      color: tokens.color.ink,
      font: "inherit",
      fontSize: tokens.size.sm,
      outlineOffset: -2,
      selectors: { "&[aria-invalid='true']": { boxShadow: `inset 0 0 0 2px ${tokens.color.beet}` } },
      "@media": {
        // Shadows are not drawn there.
        "(forced-colors: active)": {
          selectors: { "&[aria-invalid='true']": { border: "2px dashed" } },
        },
      },
      ...whenNarrow({
        minInlineSize: 0,
        border: `1px solid ${tokens.color.lineStrong}`,
        borderRadius: tokens.radius.control,
        // Below sixteen pixels phones zoom in.
        fontSize: tokens.size.md,
      }),
    },
    /** Not saved yet. */
    changed: {
      background: tokens.color.squashTint,
      "@media": { "(forced-colors: active)": { fontStyle: "italic" } },
    },
    problem: {
      display: "block",
      padding: `0 ${tokens.space.sm} ${tokens.space.xs}`,
      fontSize: tokens.size.xs,
      color: tokens.color.beet,
    },
  } satisfies Record<string, StyleRule | typeof whenNarrow>;
}
