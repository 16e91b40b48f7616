import { style } from "@vanilla-extract/css";
import { pageWidth } from "../../theme/page.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const page = style([
  // The page that comes stands within the same margins.
  pageWidth,
  {
    paddingBlock: `${tokens.space.xl} ${tokens.space.section}`,
    display: "grid",
    gap: tokens.space.md,
    alignContent: "start",
    // Nothing below it jumps when the page comes.
    minHeight: "80vh",
  },
]);
