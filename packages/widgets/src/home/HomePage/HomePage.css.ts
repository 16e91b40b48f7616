import { style } from "@vanilla-extract/css";
import { pageWidth } from "../../theme/page.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const parts = style([
  pageWidth,
  { display: "grid", gap: tokens.space.section, paddingBlock: tokens.space.section },
]);
