import { style } from "@vanilla-extract/css";
import { pageWidth } from "../../theme/page.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const page = style([
  pageWidth,
  {
    paddingBlock: `${tokens.space.xl} ${tokens.space.section}`,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.md,
    lineHeight: tokens.leading.text,
    color: tokens.color.ink,
  },
]);

export const title = style([heading.h1, { marginBlockEnd: tokens.space.xl }]);

export const address = style([text.lead, { fontWeight: 600, overflowWrap: "anywhere" }]);

export const note = style([
  text.small,
  {
    marginBlockEnd: tokens.space.xl,
    padding: tokens.space.md,
    borderRadius: tokens.radius.control,
    background: tokens.color.squashTint,
  },
]);
