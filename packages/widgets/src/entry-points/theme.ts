/* `@foodshed/widgets/theme`: the tokens as names of custom properties, for an app's own styles beside the widgets. */
export { media } from "../theme/breakpoints.ts";
export { heading, tabular, text, textLink } from "../theme/text.css.ts";
export { tokens } from "../theme/tokens.css.ts";
