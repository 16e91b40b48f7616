/* The hues of the product categories, apart from the rest: embeds load them together with the pictures that use them. */
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { lightDark } from "./lightDark.ts";
import { darkCategories, lightCategories } from "./palette.ts";
import { themed } from "./themed.ts";
import { tokens } from "./tokens.css.ts";

globalStyle(themed, {
  vars: assignVars(tokens.category, lightDark(lightCategories, darkCategories)),
});
