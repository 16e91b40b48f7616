import { fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";
import { px } from "../theme/units.ts";

// Within a shadow root `!important` is stronger than the page's own: no reset takes the box away.
globalStyle(":host", { display: "block !important" });
globalStyle(":host([hidden])", { display: "none !important" });

// Whatever the page inherits into its elements stops here, where no rule of the page reaches, but for its font, its direction and its scheme.
export const frame = style({
  all: "initial",
  display: "block",
  direction: "inherit",
  colorScheme: "inherit",
  fontFamily: fallbackVar(tokens.font.text, "inherit"),
  fontSize: tokens.size.md,
  lineHeight: tokens.leading.text,
  color: tokens.color.ink,
  textAlign: "start",
  overflowWrap: "anywhere",
});

/** An error in the element's attributes, for the author of the page. */
export const hint = style({
  margin: `0 0 ${px(12)}`,
  padding: px(12),
  borderInlineStart: `${px(4)} solid ${tokens.color.beet}`,
  background: tokens.color.beetTint,
});

export const credit = style({
  margin: `${px(8)} 0 0`,
  fontSize: tokens.size.xs,
  textAlign: "end",
});

export const creditLink = style({
  color: tokens.color.inkSoft,
  textUnderlineOffset: "0.2em",
  // On paper a link is its address.
  "@media": { print: { "::after": { content: "' (' attr(href) ')'" } } },
});

// Paper is white, whatever the page is, also where backgrounds are printed; and nothing on it can be pressed.
globalStyle(":host > div", {
  "@media": {
    print: {
      colorScheme: "light !important",
      background: "#fff !important",
      vars: {
        [tokens.color.paper]: "#fff",
        [tokens.color.card]: "#fff",
        [tokens.color.ink]: "#000",
        [tokens.color.inkSoft]: "#333",
      },
    },
  },
});
globalStyle(`${frame} :is(button, form, fieldset)`, { "@media": { print: { display: "none" } } });
