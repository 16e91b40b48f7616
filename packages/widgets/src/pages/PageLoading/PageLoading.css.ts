import { style } from "@vanilla-extract/css";
import { pageWidth } from "../../theme/page.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const page = style([
  // The loaded page has the same margins.
  pageWidth,
  {
    paddingBlock: `${tokens.space.xl} ${tokens.space.section}`,
    display: "grid",
    gap: tokens.space.md,
    alignContent: "start",
    // Reserves height, so that nothing below moves when the page loads.
    minHeight: "80vh",
  },
]);
